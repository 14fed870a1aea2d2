import { createHash } from 'node:crypto'
import type { Dialect } from './dialects.ts'

/** The type of a field that is not text. */
type Field = 'date' | 'exploreStatus' | 'flag' | 'number' | 'status' | 'words' | { readonly id: IdKind }

/** The kind of record that an id belongs to. */
export type IdKind = (typeof idKinds)[number]

const idKinds = [
  'auditLog',
  'blog',
  'description',
  'discount',
  'exploreItem',
  'plan',
  'schedulerJob',
  'strategy',
  'stockSplit',
  'subscriber',
  'trade',
  'user',
] as const

const dated = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'date' as const]))
const numbers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'number' as const]))

/** The fields of each kind of record that are not text. */
const fields = {
  auditLog: { id: { id: 'auditLog' }, ...dated('executedOn') },
  blog: {
    id: { id: 'blog' },
    ...numbers('likesCount'),
    ...dated('publishedDate'),
    categories: 'words',
    liked: 'flag',
  },
  description: { id: { id: 'description' }, status: 'status', ...dated('createdOn', 'modifiedOn') },
  details: {
    ...numbers('netReturns', 'xirr', 'pnl'),
    status: 'status',
    ...dated('createdOn', 'modifiedOn'),
  },
  discount: { id: { id: 'discount' }, ...numbers('preferred', 'discount', 'combo') },
  drawdown: {
    ...dated('startRange', 'endRange'),
    ...numbers('drawDownInPercentage', 'currentPortfolioReturn', 'drawDownAmount'),
    ...numbers('maxPortfolioReturn', 'prevPortfolioReturn'),
  },
  exclusion: {},
  exploreItem: { id: { id: 'exploreItem' }, status: 'exploreStatus', ...dated('createdOn', 'modifiedOn') },
  highlights: {
    ...numbers('winningTrades', 'losingTrades', 'totalTrades'),
    ...numbers('averageHoldingPeriod', 'averageStockPeriod', 'drawDownPeriod'),
    status: 'status',
  },
  likes: { likesCount: 'number', liked: 'flag' },
  link: {},
  notification: dated('createdAt', 'modifiedOn'),
  plan: {
    id: { id: 'plan' },
    features: 'words',
    ...numbers('subscriptionStatus', 'yearlyprice', 'monthlyprice', 'quarterlyprice', 'isSubscribed'),
    subscribed: 'flag',
  },
  schedulerJob: { id: { id: 'schedulerJob' }, ...dated('startDate', 'end_date') },
  stockSplit: { id: { id: 'stockSplit' }, status: 'status', ...dated('splitdate', 'sourcedon', 'createdon') },
  strategy: {
    id: { id: 'strategy' },
    ...numbers('xirr', 'netReturn', 'drawDownPercentage'),
    ...dated('drawDownStartDate', 'drawDownEndDate', 'createdOn', 'modifiedOn'),
    status: 'status',
  },
  subscriber: {
    id: { id: 'subscriber' },
    userid: { id: 'user' },
    ...dated('subscription_expiry_date', 'createdon', 'modifiedon'),
    status: 'status',
  },
  ticket: {},
  trade: {
    id: { id: 'trade' },
    ...numbers('entryPrice', 'exitPrice', 'pnl'),
    ...dated('entryDate', 'exitDate'),
  },
} satisfies Record<string, Record<string, Field>>

export type RecordKind = keyof typeof fields

/** A record's id in a dialect. */
export function idIn(dialect: Dialect, kind: IdKind, id: number): number | string {
  // A dialect's ids do not sort like the canonical ones, so that no client can depend on their order.
  const hash = createHash('sha256').update(`${kind} ${id}`).digest('hex')
  const hex = id.toString(16)
  const freeText = [`क्रमांक ${id}`, `${kind} ${String(id).padStart(3, '0')}`, `50% + größer & ${kind}=${id}`]
  return {
    number: id,
    'numeric-text': String(id),
    uuid: `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(12, 15)}-a${hash.slice(15, 18)}-${hex.padStart(12, '0')}`,
    'object-id': `${hash.slice(0, 16)}${hex.padStart(8, '0')}`,
    'free-text': freeText[id % freeText.length]!,
  }[dialect.ids]
}

/** The canonical id of a dialect's id, in its type or as text; `null` for an unknown one. */
export function canonicalId(dialect: Dialect, kind: IdKind, id: unknown): number | null {
  const isHex = dialect.ids === 'uuid' || dialect.ids === 'object-id'
  const digits = (isHex ? /[\da-f]{8}$/ : /\d{1,8}$/).exec(String(id))?.[0]
  if (digits === undefined) return null
  const candidate = Number.parseInt(digits, isHex ? 16 : 10)
  return String(idIn(dialect, kind, candidate)) === String(id) ? candidate : null
}

/** A canonical day or timestamp in a dialect. A day becomes midnight in India where the form has a time. */
function dateIn({ dates }: Dialect, date: string): number | string {
  const moment = new Date(date.length === 10 ? `${date}T00:00:00+05:30` : date)
  const clock = new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)
  return {
    day: clock.slice(0, 10),
    offset: `${clock}+05:30`,
    utc: moment.toISOString(),
    'no-zone': clock,
    spaced: clock.replace('T', ' '),
    epoch: moment.getTime(),
  }[dates]
}

const statusIn = ({ flags }: Dialect, status: unknown) =>
  ({ specified: status, boolean: String(status) === '1', number: Number(status), text: String(status) })[
    flags
  ]

const flagIn = ({ flags }: Dialect, flag: unknown) =>
  ({ specified: flag, boolean: flag, number: Number(flag), text: String(flag) })[flags]

function valueIn(dialect: Dialect, field: Field | undefined, value: unknown): unknown {
  if (typeof field === 'object') return idIn(dialect, field.id, Number(value))
  if (field === 'number') return dialect.numbers === 'text' ? String(value) : value
  if (field === 'date') return dateIn(dialect, String(value))
  if (field === 'flag') return flagIn(dialect, value)
  if (field === 'status' || field === 'exploreStatus') return statusIn(dialect, value)
  if (field === 'words' && Array.isArray(value)) {
    if (value.length === 0) return emptyListIn(dialect)
    return dialect.words === 'list' ? value : value.join(', ')
  }
  return value
}

/** An empty list in a dialect; `undefined` if the dialect omits it. */
export const emptyListIn = ({ emptyLists }: Dialect) =>
  ({ empty: [], null: null, missing: undefined })[emptyLists]

/** Members outside the specification. */
export const extrasIn = ({ extras }: Dialect, kind: string) =>
  extras === 'none'
    ? {}
    : { _class: `in.example.${kind}`, __v: 3, links: { self: { href: `/v2/${kind}` } }, tenant: null }

/** A canonical record in a dialect. Nested members must be converted before. */
export function recordIn(dialect: Dialect, kind: RecordKind, record: object): Record<string, unknown> {
  const known: Record<string, Field> = fields[kind]
  const members = Object.entries(record)
    .map(([name, value]) => [name, value === null ? null : valueIn(dialect, known[name], value)] as const)
    .filter(([, value]) => value !== null || dialect.missing === 'null')
  return { ...Object.fromEntries(members), ...extrasIn(dialect, kind) }
}
