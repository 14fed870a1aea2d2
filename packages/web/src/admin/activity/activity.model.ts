import { calendarDay } from '@tarang/machines/wire-date'
import type { Activity, ActivityQuery } from '@tarang/sdk/extensions'
import { toSentence } from '#platform/formats/format'
import { recordedText } from '#platform/formats/recorded-text'
import type { ChangedField } from '../changed-fields.tsx'

/** How many actions a page shows. */
export const PAGE_SIZE = 50

const day = 24 * 60 * 60_000

/** The filters of the screen, as they stand in its address. */
export interface ActivityFilterValues {
  readonly person: string | null
  readonly kind: string | null
  readonly record: string | null
  /** Days of India. */
  readonly from: string | null
  readonly to: string | null
}

const isDay = (text: string | null) => text !== null && calendarDay(text) === text

/** Reads the filters from an address; days that do not exist are ignored. */
export function readFilters(search: string): ActivityFilterValues {
  const parameters = new URLSearchParams(search)
  const get = (name: string) => parameters.get(name)?.trim() || null
  const dayOf = (name: string) => (isDay(get(name)) ? get(name) : null)
  return {
    person: get('person'),
    kind: get('kind'),
    record: get('record'),
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

export const filterNames = ['person', 'kind', 'record', 'from', 'to'] as const

/** What the filters keep, for paper. */
export const filterWords = (filters: ActivityFilterValues): string[] =>
  filterNames.flatMap((name) => {
    const value = filters[name]
    if (value === null) return []
    // An id, which says nothing on paper; every row has the name.
    if (name === 'person') return ['Actions of one person']
    return [`${toSentence(name)}: ${name === 'kind' ? actionText(value) : value}`]
  })

const startOf = (indianDay: string) => Date.parse(`${indianDay}T00:00:00+05:30`)

/** The query of one page of actions: one action more than is shown, to know whether there are older ones. */
export function toQuery(filters: ActivityFilterValues, before: string | null): ActivityQuery {
  const { person, kind, record, from, to } = filters
  return {
    limit: PAGE_SIZE + 1,
    ...(before !== null && /^[1-9]\d{0,8}$/.test(before) && { before: Number(before) }),
    ...(person !== null && { person }),
    ...(kind !== null && { kind }),
    ...(record !== null && { subject: record }),
    ...(from !== null && { since: new Date(startOf(from)).toISOString() }),
    ...(to !== null && { until: new Date(startOf(to) + day).toISOString() }),
  }
}

/** An action or a kind in words: 'stock-split.changed' is 'Stock split changed'. */
export const actionText = (action: string): string => toSentence(action.replace(/[.-]/g, ' '))

// Names of the API whose words are not separated.
const joined =
  /^(corporate|coupon|created|monthly|quarterly|sourced|split|stock|strategy|yearly)(action|code|date|name|on|price|ratio)$/

/** A field in words: 'strategyDescriptionCode' is 'Strategy description code'. The label of a form stays. */
export const fieldText = (field: string): string =>
  /^[A-Z]/.test(field)
    ? field
    : toSentence(
        field
          .replace(joined, '$1 $2')
          .replace(/([a-z\d])([A-Z])/g, '$1 $2')
          .toLowerCase()
          .replace(/\burl\b/, 'URL'),
      )

/** An action as a row of its table. */
export interface ActivityRow extends Omit<Activity, 'before' | 'after'> {
  readonly changes: string
}

export const rowOf = ({ before, after, ...rest }: Activity): ActivityRow => ({
  ...rest,
  action: actionText(rest.action),
  name: rest.name ?? rest.subject,
  changes: changesText({ before, after }),
})

/** The changed fields, a line each, told apart where a cell shows them in one: 'Corporate action: Split → Bonus'. */
export const changesText = (action: Pick<Activity, 'before' | 'after'>): string =>
  changedFields(action)
    .map(({ field, before, after, isMasked }) =>
      [
        `${field}${isMasked ? ' (partly hidden)' : ''}:`,
        before,
        before !== null && after !== null ? '→' : null,
        after,
      ]
        .filter((part) => part !== null)
        .join(' '),
    )
    .join(';\n')

/** The changed fields of an action, in the order of the record. */
export function changedFields({ before, after }: Pick<Activity, 'before' | 'after'>): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({
    field: fieldText(name),
    before: before && recordedText(before[name]),
    after: after && recordedText(after[name]),
    isMasked: [before?.[name], after?.[name]].some(
      (value) => typeof value === 'string' && value.includes('***'),
    ),
  }))
}
