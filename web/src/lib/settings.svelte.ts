/** Theme, motion, sound and warnings of the page; stored in this browser. */
import { saveAvatar, savedAvatar } from "./avatars";
import { load, save } from "./storage";
import type { Avatar } from "./wire";

export type Theme = "dark" | "light";
export type Motion = "normal" | "fast" | "off";
/** Patterns for the backs of cards. */
export const BACKS = ["rings", "rays", "grid"] as const;
export type Back = (typeof BACKS)[number];
/** How large the table can be drawn, in percent of what fits the window. */
export const ZOOMS = [80, 90, 100, 110, 125] as const;

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function oneOf<T extends string>(key: string, allowed: readonly T[]): T | null {
  const saved = load(key);
  return allowed.find((value) => value === saved) ?? null;
}

function percent(key: string, usual: number): number {
  const saved = Number(load(key) ?? usual);
  return saved >= 0 && saved <= 100 ? saved : usual;
}

function zoomSaved(): number {
  const saved = Number(load("zoom") ?? 100);
  return ZOOMS.find((zoom) => zoom === saved) ?? 100;
}

const chosen = $state({
  zoom: zoomSaved(),
  theme: oneOf<Theme>("theme", ["dark", "light"]),
  motion: oneOf<Motion>("motion", ["normal", "fast", "off"]),
  sound: load("sound") === "on",
  warnings: load("warnings") !== "off",
  passing: load("passing") === "on",
  volume: percent("volume", 60),
  calls: load("calls") === "on",
  wideRail: load("wide_rail") === "on",
  back: oneOf<Back>("back", BACKS),
  avatar: savedAvatar(),
});
const system = $state({ theme: themeOfSystem(), still: still.matches });

function themeOfSystem(): Theme {
  return light.matches ? "light" : "dark";
}

function showTheme(): void {
  document.documentElement.dataset.theme = settings.theme;
}

/** Read anywhere, follows every change; assigning remembers the choice. */
export const settings = {
  get theme(): Theme {
    return chosen.theme ?? system.theme;
  },
  set theme(theme: Theme) {
    chosen.theme = theme;
    save("theme", theme);
    showTheme();
  },
  /** Off where the system asks for reduced motion, unless chosen otherwise here. */
  get motion(): Motion {
    return chosen.motion ?? (system.still ? "off" : "normal");
  },
  set motion(motion: Motion) {
    chosen.motion = motion;
    save("motion", motion);
    showMotion();
  },
  get sound(): boolean {
    return chosen.sound;
  },
  set sound(sound: boolean) {
    chosen.sound = sound;
    save("sound", sound ? "on" : "off");
  },
  /** How loud sounds are, from 0 to 100. */
  get volume(): number {
    return chosen.volume;
  },
  set volume(volume: number) {
    chosen.volume = volume;
    save("volume", String(volume));
  },
  /** How large the table is drawn. */
  get zoom(): number {
    return chosen.zoom;
  },
  /** One step larger or smaller, or with 0 as it fits. */
  zoomBy(step: -1 | 0 | 1): void {
    const at = ZOOMS.findIndex((zoom) => zoom === chosen.zoom) + step;
    chosen.zoom = step === 0 ? 100 : (ZOOMS[Math.min(Math.max(at, 0), ZOOMS.length - 1)] ?? 100);
    save("zoom", String(chosen.zoom));
  },
  /** Whether somebody away from the page is called when their turn comes. */
  get calls(): boolean {
    return chosen.calls;
  },
  set calls(calls: boolean) {
    chosen.calls = calls;
    save("calls", calls ? "on" : "off");
  },
  /** Whether log, rules and chat take the place of the card looked at and some of the board. */
  get wideRail(): boolean {
    return chosen.wideRail;
  },
  set wideRail(wide: boolean) {
    chosen.wideRail = wide;
    save("wide_rail", wide ? "on" : "off");
  },
  /** The pattern on the backs of cards, as seen in this browser. */
  get back(): Back {
    return chosen.back ?? "rings";
  },
  set back(back: Back) {
    chosen.back = back;
    save("back", back);
    showBack();
  },
  /** As what this player is drawn at tables; others see it from the next time the table is opened. */
  get avatar(): Avatar | null {
    return chosen.avatar;
  },
  set avatar(avatar: Avatar | null) {
    chosen.avatar = avatar;
    saveAvatar(avatar);
  },
  /** Whether to ask once more before something goes unused. */
  get warnings(): boolean {
    return chosen.warnings;
  },
  set warnings(warnings: boolean) {
    chosen.warnings = warnings;
    save("warnings", warnings ? "on" : "off");
  },
  /** Whether the page goes on by itself where nothing else can be done. */
  get passing(): boolean {
    return chosen.passing;
  },
  set passing(passing: boolean) {
    chosen.passing = passing;
    save("passing", passing ? "on" : "off");
  },
};

function showMotion(): void {
  document.documentElement.dataset.motion = settings.motion;
}

function showBack(): void {
  document.documentElement.dataset.back = settings.back;
}

light.addEventListener("change", () => {
  system.theme = themeOfSystem();
  showTheme();
});
still.addEventListener("change", () => {
  system.still = still.matches;
  showMotion();
});
showTheme();
showMotion();
showBack();
