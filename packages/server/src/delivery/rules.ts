/** Times in seconds, and how often a delivery is tried. */
export interface DeliveryRules {
  mostAttempts: number
  firstPause: number
  longestPause: number
  /** An attempt without an outcome counts as lost after this time, which is longer than any transport waits. */
  attemptTimeout: number
  /** The most messages of a channel in a second, for one process. */
  rate: number
}

/** `rate` is a setting. */
export const defaultRules: Omit<DeliveryRules, 'rate'> = {
  mostAttempts: 8,
  firstPause: 10,
  longestPause: 600,
  attemptTimeout: 90,
}
