// @vitest-environment jsdom
/** Calling somebody back: only if they want it, the browser allows it, and they look elsewhere. */
import { afterEach, expect, it, vi } from "vitest";
import { allowCalls, callBack } from "../../src/lib/calling";
import { settings } from "../../src/lib/settings.svelte";

const calls: string[] = [];

function browser(permission: NotificationPermission): void {
  class Call {
    static permission = permission;
    static requestPermission = async (): Promise<NotificationPermission> => permission;
    constructor(title: string) {
      calls.push(title);
    }
  }
  vi.stubGlobal("Notification", Call);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.calls = false;
  calls.length = 0;
});

it("calls whoever wants it and looks elsewhere", async () => {
  browser("granted");
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  callBack("t1", "Your turn", "Bounty");
  expect(calls).toEqual([]);
  settings.calls = await allowCalls();
  callBack("t1", "Your turn", "Bounty");
  hidden.mockReturnValue(false);
  callBack("t1", "Your turn", "Bounty");
  expect(calls).toEqual(["Your turn"]);
});

it("does not call where the browser forbids it or cannot", async () => {
  expect(await allowCalls()).toBe(false);
  browser("denied");
  expect(await allowCalls()).toBe(false);
});
