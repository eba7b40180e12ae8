/** Theme, motion, sound and warnings of the page; stored in this browser. */
import { load, save } from "./storage";

export type Theme = "dark" | "light";
export type Motion = "normal" | "fast" | "off";

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function oneOf<T extends string>(key: string, allowed: readonly T[]): T | null {
  const saved = load(key);
  return allowed.find((value) => value === saved) ?? null;
}

const chosen = $state({
  theme: oneOf<Theme>("theme", ["dark", "light"]),
  motion: oneOf<Motion>("motion", ["normal", "fast", "off"]),
  sound: load("sound") === "on",
  warnings: load("warnings") !== "off",
  passing: load("passing") === "on",
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
