import { markUnsent, outcomeOf } from '@tarang/machines/failed-outcome'
import { isRecord } from '@tarang/machines/unknown-json'
import type { CallEvent, ErrorReport, Hooks, RequestEvent } from '@tarang/sdk'
import { now } from '../browser/clock.ts'
import { toSentence } from '../formats/format.ts'
import { localValue } from '../stored/local-value.ts'
import { session } from './session.ts'

type Values = Readonly<Record<string, unknown>>

/** Facts about a write that its form has and its request lacks. */
export interface WriteContext {
  /** The title of the form: 'Edit Stock Split'. */
  readonly action: string
  readonly subject: string | null
  /** The record, by `recordKey`; null for a new one. */
  readonly record: string | null
  /** The changed values, by the labels of their fields; null for a new record. */
  readonly before: Values | null
  readonly after: Values | null
}

/** A write that this browser sent. The SDK has masked its secrets. */
export interface BrowserAction extends WriteContext {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly at: number
  readonly userName: string
  readonly outcome: 'done' | 'failed' | 'unknown'
  /** Why it failed, or why its outcome is unknown. */
  readonly reason: string | null
}

/**
 * Names a record of a screen. Its digits are letters, because the SDK would mask a number of six digits as it does a phone
 * number.
 */
export const recordKey = (id: unknown): string | null =>
  typeof id === 'string' || typeof id === 'number'
    ? `${location.pathname} ${id}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
    : null

type Outcome = Pick<BrowserAction, 'outcome' | 'reason'>

/** How many actions are kept, the newest. */
export const MAX_ACTIONS = 500
/** Characters of a text that are kept: a whole blog would fill the storage. */
const MAX_TEXT = 300

const isAction = (value: unknown): value is BrowserAction =>
  isRecord(value) &&
  [value.id, value.userName, value.action, value.outcome].every((text) => typeof text === 'string') &&
  typeof value.at === 'number' &&
  !Number.isNaN(new Date(value.at).getTime()) &&
  [value.before, value.after].every((values) => values === null || isRecord(values))

const stored = localValue('browserActivity', (value): readonly BrowserAction[] =>
  Array.isArray(value) ? value.filter(isAction) : [],
)

/** The actions, the newest first. */
export const readBrowserActivity = stored.read
export const useBrowserActivity = stored.useValue
export const clearBrowserActivity = () => stored.write([])

const WAITING: Outcome = { outcome: 'unknown', reason: 'No answer has come yet.' }

function failureOf(error: ErrorReport): Outcome {
  const { outcome, reason } = outcomeOf(error)
  return { outcome: outcome === 'unknown' ? outcome : 'failed', reason }
}

const clipped = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value

const clippedValues = (values: unknown): Values | null =>
  isRecord(values)
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clipped(value)]))
    : null

/** 'updateStockSplit' is 'Update stock split'. */
const wordsOf = (operation: string) =>
  toSentence(operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** The record that a request names: by an id in its path, by the last part of the path, or by the `id` that it sends. */
function subjectOf({ method, url }: CallEvent, body: unknown): string | null {
  const parts = new URL(url).pathname.split('/').map((part) => decodeURIComponent(part))
  // A version in the API's base is no record.
  const name =
    parts.findLast((part) => /\d/.test(part) && !/^v\d+$/.test(part)) ??
    (method === 'POST' ? undefined : parts.at(-1))
  if (name !== undefined) return name
  const { id = null } = isRecord(body) ? body : {}
  return id === null ? null : String(id)
}

/** What the form says of a call, or what its request shows. */
function describe(event: RequestEvent): WriteContext {
  const { operation, context, body } = event
  const { action, subject, record, before, after }: Partial<WriteContext> = isRecord(context) ? context : {}
  return {
    action: action ?? wordsOf(operation),
    subject: action === undefined ? subjectOf(event, body) : (subject ?? null),
    record: record ?? null,
    before: clippedValues(before),
    after: clippedValues(action === undefined ? body : after),
  }
}

/**
 * A write of staff, whose requests carry a token. The calls that refresh a cache are GET requests, and the token of a
 * registration is an invite.
 */
const isWrite = ({ method, operation, headers }: RequestEvent) =>
  (method !== 'GET' || operation.startsWith('refresh')) &&
  operation !== 'registerAdmin' &&
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization')

/** Hooks of one client that keep each of its writes, with its outcome. */
export function observeWrites(): Hooks {
  const begun = new Map<number, { readonly id: string; readonly isOffline: boolean }>()
  const settle = (call: number, outcome: Outcome) => {
    const id = begun.get(call)?.id
    if (id === undefined) return
    stored.write(
      readBrowserActivity().map((action) => (action.id === id ? { ...action, ...outcome } : action)),
    )
  }
  return {
    request(event) {
      const { call } = event
      // A request may be repeated with a new token.
      if (!isWrite(event) || begun.has(call)) return
      const at = now().getTime()
      const id = `${at}-${Math.random().toString(36).slice(2)}`
      begun.set(call, { id, isOffline: !navigator.onLine })
      // For ever where the page is closed before its answer.
      const action = { id, at, userName: session.userName(), ...describe(event), ...WAITING }
      stored.write([action, ...readBrowserActivity()].slice(0, MAX_ACTIONS))
    },
    response({ call, status }) {
      if (status < 400) settle(call, { outcome: 'done', reason: null })
    },
    // Also a refusal inside a 200, after its response.
    error({ call, error }) {
      if (begun.get(call)?.isOffline && error.name === 'NetworkError') markUnsent(error)
      settle(call, failureOf(error))
      begun.delete(call)
    },
  }
}
