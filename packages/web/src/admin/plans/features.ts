/** The features of a plan, from its text separated by commas. */
export const listed = (features: string): string[] =>
  features
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)
