import type { BrowserAction } from '#platform/api/browser-activity'
import { changedFields } from './activity.model.ts'

/** An action as a row of its table. */
export interface BrowserActionRow extends Omit<BrowserAction, 'at' | 'before' | 'after'> {
  /** In ISO 8601. */
  readonly at: string
  /** The changed fields, a line each: 'Corporate action: Split → Bonus'. */
  readonly changes: string
}

export function rowOf({ at, before, after, ...action }: BrowserAction): BrowserActionRow {
  const lines = changedFields({ before, after }).map(({ field, before, after }) =>
    [`${field}:`, before, before !== null && after !== null ? '→' : null, after].filter(Boolean).join(' '),
  )
  return { ...action, at: new Date(at).toISOString(), changes: lines.join('\n') }
}
