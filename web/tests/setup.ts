/** What neither Node nor the simulated browser of the unit tests has. */
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
