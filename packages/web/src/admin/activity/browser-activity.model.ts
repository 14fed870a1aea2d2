import type { BrowserAction } from '#platform/api/browser-activity'
import { changesText } from './activity.model.ts'

/** An action as a row of its table. */
export interface BrowserActionRow extends Omit<BrowserAction, 'at' | 'before' | 'after'> {
  /** In ISO 8601. */
  readonly at: string
  readonly changes: string
}

export const rowOf = ({ at, before, after, ...action }: BrowserAction): BrowserActionRow => ({
  ...action,
  at: new Date(at).toISOString(),
  changes: changesText({ before, after }),
})
