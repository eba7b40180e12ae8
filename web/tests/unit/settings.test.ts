// @vitest-environment jsdom
import { expect, it } from "vitest";
import { settings } from "../../src/lib/settings.svelte";

it("begins dark, moving and silent", () => {
  expect([settings.theme, settings.motion, settings.sound]).toEqual(["dark", "normal", false]);
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "normal" });
});

it("shows and remembers what is chosen", () => {
  settings.theme = "light";
  settings.motion = "off";
  settings.sound = true;
  expect(document.documentElement.dataset).toMatchObject({ theme: "light", motion: "off" });
  expect(["theme", "motion", "sound"].map((key) => localStorage.getItem(`dejarik.${key}`))).toEqual([
    "light",
    "off",
    "on",
  ]);
});
