/** Phrases of what makes playing comfortable: forecasts, warnings, passing. */
export const comfort = {
  certain: { en: "Certain:", pl: "Na pewno:" },
} as const;
