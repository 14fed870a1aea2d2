import { inSession } from './storage.ts'

/** The writes that failed in this tab, until the user logs out. */
export const failedWritesText = inSession('failedWrites')
