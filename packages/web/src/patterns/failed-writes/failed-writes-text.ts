import { inSession } from '#platform/stored/storage'

/** The writes that failed in this tab, until the user logs out. */
export const failedWritesText = inSession('failedWrites')
