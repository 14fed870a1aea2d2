import { type Combination, pairwise } from './pairwise.ts'

/**
 * The properties of an answer that the specification leaves open, with their possible values. `plain` has the first of
 * each.
 *
 * Sections 7 and 8 of the specification fix these, so they are the same in every dialect:
 * - `data.jwtToken`, `data.refreshToken`, `data.user`, `data.token`, `data.plans`, `data.discounts`, `data.coupons`;
 * - `data` around the subscribers, the bare list of blogs (another answer leaves it empty), explore data bare or in
 *   `data.exploreData`;
 * - `status.statusCode` as a number, the status envelope of login, OTP and registration, refused or not, and of a
 *   refused notification, and the HTTP status of a refused registration;
 * - `likesCount` of a like, `message` and `successMessages` of a notification;
 * - JSON as the answer to an added description, because section 8 has a text for what cannot be parsed there.
 */
export const axes = {
  ids: ['number', 'numeric-text', 'uuid', 'object-id', 'free-text'],
  numbers: ['number', 'text'],
  flags: ['specified', 'boolean', 'number', 'text'],
  dates: ['day', 'offset', 'utc', 'no-zone', 'spaced', 'epoch'],
  words: ['list', 'comma-text'],
  lists: ['bare', 'data', 'data-data', 'data-name'],
  emptyLists: ['empty', 'null', 'missing'],
  sectionItems: ['content', 'contentList'],
  highlights: ['object', 'list'],
  records: ['bare', 'data'],
  envelope: ['full', 'none', 'message'],
  refusals: ['status-and-envelope', 'envelope-in-200', 'status-and-message'],
  extras: ['none', 'unknown'],
  writes: ['record', 'id', 'text', 'empty', 'no-content'],
  likes: ['count-and-flag', 'count'],
  texts: ['plain', 'json', 'message'],
  missing: ['null', 'left-out'],
  links: ['absolute', 'relative'],
} as const

type Values = Combination<typeof axes>

/** One way to implement section 7 of the specification: a value on each axis. */
export interface Dialect extends Values {
  /** `07-uuid-epoch-data-name`: its number, ids, dates and lists. */
  readonly name: string
  /** Every axis with its value. */
  readonly description: string
}

const axisNames = Object.keys(axes) as (keyof typeof axes)[]

const combinationOf = (indexOf: (axis: keyof typeof axes, axisIndex: number) => number) =>
  Object.fromEntries(
    axisNames.map((axis, axisIndex) => [axis, axes[axis][indexOf(axis, axisIndex) % axes[axis].length]]),
  ) as Values

const named = (values: Values, index: number): Dialect => {
  const parts = [values.ids, values.dates, values.lists]
  return {
    ...values,
    name: index === 0 ? 'plain' : [String(index).padStart(2, '0'), ...parts].join('-'),
    description: axisNames.map((axis) => `${axis}: ${values[axis]}`).join('; '),
  }
}

// No axis has more than six values, so six combinations that step along every axis cover them all.
const stepping = Array.from({ length: 6 }, (_, step) => combinationOf((_axis, axisIndex) => step + axisIndex))

/** All dialects; each pair of values of two axes occurs in one of them. */
export const dialects: readonly Dialect[] = pairwise(axes, {
  first: [combinationOf(() => 0), ...stepping],
  atLeast: 48,
}).map(named)

/** The dialect closest to the specification's text. */
export const plain = dialects[0]!

/** Six dialects that cover every value of every axis, for tests that are too slow to run against all. */
export const chosenDialects: readonly Dialect[] = dialects.slice(1, 7)
