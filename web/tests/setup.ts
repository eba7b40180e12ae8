/** What every file of unit tests begins with: nothing of other files, and what neither Node nor jsdom has. */
import { vi } from "vitest";

vi.resetModules();
globalThis.localStorage?.clear();
globalThis.sessionStorage?.clear();
globalThis.document?.documentElement.replaceChildren(document.createElement("head"), document.createElement("body"));

/** Nothing is ever true of the window. */
globalThis.matchMedia ??= (media: string): MediaQueryList => {
  const nobody = (): void => undefined;
  const never = { matches: false, media, onchange: null, addListener: nobody, removeListener: nobody };
  return Object.assign(new EventTarget(), never);
};

/** Nothing is laid out, so there is nothing to observe. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
