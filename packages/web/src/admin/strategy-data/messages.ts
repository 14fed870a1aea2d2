/** What is said of the strategy's data that did not come. */
export const failure = 'Failed to get strategy data'
