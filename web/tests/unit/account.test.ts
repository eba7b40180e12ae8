// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api, ApiProblem } from "../../src/lib/api";
import Email from "../../src/pages/account/Email.svelte";
import Recovery from "../../src/pages/account/Recovery.svelte";

let shown: Record<string, unknown> | null = null;

function show<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.restoreAllMocks();
});

function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  const input = document.getElementById(found?.htmlFor ?? "");
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return input;
}

function fill(label: string, text: string): void {
  field(label).value = text;
  field(label).dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function press(label: string): void {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === label);
  if (!found) throw new Error(`no button ${label}`);
  found.click();
}

const says = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));

it("confirms an address with the code that was mailed there", async () => {
  const asked = vi.spyOn(api, "giveEmail").mockResolvedValue();
  const info = { email: "leia@alderaan.example", created: "", mail: true };
  const confirmed = vi.spyOn(api, "confirmEmail").mockResolvedValue(info);
  const onchange = vi.fn();
  show(Email, { info: { ...info, email: null }, onchange });
  fill("E-mail address", "leia@alderaan.example ");
  fill("Current password", "secret");
  press("Send a code");
  await says("A code is on its way to leia@alderaan.example.");
  expect(asked).toHaveBeenCalledWith("leia@alderaan.example", "secret", "en");
  fill("Code", " ABCD-EFGH ");
  press("Confirm");
  await vi.waitFor(() => expect(onchange).toHaveBeenCalledWith(info));
  expect(confirmed).toHaveBeenCalledWith("ABCD-EFGH", "en");
});

it("removes an address by the password, and says so where it is wrong", async () => {
  const info = { email: "leia@alderaan.example", created: "", mail: true };
  const wrong = { code: "wrong_password", text: { en: "The password is wrong.", pl: "Złe hasło." }, rule: null };
  const removed = vi.spyOn(api, "removeEmail").mockRejectedValueOnce(new ApiProblem(wrong, 403));
  const onchange = vi.fn();
  show(Email, { info, onchange });
  expect(document.body.textContent).toContain("a message to leia@alderaan.example");
  fill("Current password", "secret");
  press("Remove the address");
  await says("The password is wrong.");
  expect(onchange).not.toHaveBeenCalled();
  removed.mockResolvedValueOnce({ ...info, email: null });
  press("Remove the address");
  await vi.waitFor(() => expect(onchange).toHaveBeenCalledWith({ ...info, email: null }));
});

it("asks for a code by mail where there is mail, and says the same for every address", async () => {
  vi.spyOn(api, "recovery").mockResolvedValue({ mail: true });
  const asked = vi.spyOn(api, "mailReset").mockResolvedValue();
  show(Recovery, { code: "", ondone: vi.fn() });
  await vi.waitFor(() => field("E-mail address"));
  fill("E-mail address", "leia@alderaan.example");
  press("Send a code");
  await says("If an account has this address, a code is on its way.");
  expect(asked).toHaveBeenCalledWith("leia@alderaan.example", "en");
});

it("sends people to the operator where there is no mail", async () => {
  vi.spyOn(api, "recovery").mockResolvedValue({ mail: false });
  show(Recovery, { code: "", ondone: vi.fn() });
  await says("Ask whoever runs it for a code.");
  expect(() => field("E-mail address")).toThrow();
});
