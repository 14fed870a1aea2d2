import type { Unfinished } from '@tarang/machines/action'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'
import { tray } from '#patterns/failed-writes'
import { reasonOf } from '#patterns/write-failure'
import { hasKeys, submissionKey } from '#platform/api/submission'
import { now } from '#platform/browser/clock'
import { formatNumber } from '#platform/formats/format'
import type { Action } from './define-action.ts'

/** What the list of failed saves needs to know of an action. */
export type KeptAction<Item extends object> = Pick<Action<Item>, 'title' | 'nameOf' | 'failedWrite'>

/** So many records are named. */
const NAMED = 3

function namesOf(names: readonly string[]): string {
  const rest = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${formatNumber(rest)} more` : '')
}

function writeOf<Item extends object>(
  { title, nameOf, failedWrite }: KeptAction<Item>,
  unfinished: readonly Unfinished<Item>[],
  path: string,
): NewFailedWrite | null {
  const [first] = unfinished
  if (!first) return null
  if (failedWrite) return failedWrite(first.item, first)
  const reasons = new Set(unfinished.map((one) => reasonOf(one, hasKeys())))
  return {
    path,
    form: title,
    subject: namesOf(unfinished.map(({ item }) => nameOf(item))),
    at: now().getTime(),
    outcome: unfinished.some(({ outcome }) => outcome === 'unknown') ? 'unknown' : 'notMade',
    reason: [...reasons].join(' '),
    row: null,
    draft: {},
    typed: [],
    files: [],
    items: unfinished.map(({ item }) => ({ item, idempotencyKey: submissionKey(item) })),
  }
}

/** Whether a failed write is of the action with this title, on the screen that is shown. */
export const isFailedOf = (title: string, { form, path, items }: NewFailedWrite): boolean =>
  items !== undefined && form === title && new URL(path, location.href).pathname === location.pathname

/**
 * Keeps what is not done of an action in the list of failed saves, instead of what the list has of the same records.
 * Returns what is kept; null where nothing is left.
 */
export function keepFailed<Item extends object>(
  action: KeptAction<Item>,
  items: readonly Item[],
  unfinished: readonly Unfinished<Item>[],
  { path = location.pathname + location.search, before = null as NewFailedWrite | null } = {},
): NewFailedWrite | null {
  const { failedWrites } = tray.loaded() ?? {}
  if (!failedWrites) return null
  const all = items.map((item) => ({ item, outcome: 'notMade' as const, reason: '' }))
  for (const write of [before, writeOf(action, all, path)])
    if (write) failedWrites.send({ type: 'write.end', write })
  const write = writeOf(action, unfinished, path)
  return write && failedWrites.add(write) ? write : null
}
