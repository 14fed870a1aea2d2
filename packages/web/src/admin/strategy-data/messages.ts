/** Shown when a strategy's data fails to load. */
export const failure = 'Failed to get strategy data'
