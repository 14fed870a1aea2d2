import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { isRecord } from '../unknown-json/index.ts'

/** A write that failed, as JSON: what was typed, when, and why it failed. */
export interface NewFailedWrite {
  /** The address of the screen with its form. */
  readonly path: string
  /** The title of its form or its action. */
  readonly form: string
  /** The name of its record, or the names of several. */
  readonly subject?: string | undefined
  /** The time of the failure, in milliseconds since 1970. */
  readonly at: number
  /** `unknown` if it was sent and no answer tells whether it was made. */
  readonly outcome: 'notMade' | 'unknown'
  /** A sentence for the user. */
  readonly reason: string
  /** The record that its form was opened with; null for a new one. */
  readonly row: object | null
  /** The values of the form, without files. */
  readonly draft: object
  /** The labels and texts of what was typed. */
  readonly typed: readonly TypedField[]
  /** The names of the files, which are chosen again. */
  readonly files: readonly string[]
  /** The key under which it was sent. */
  readonly idempotencyKey?: string | undefined
  /** Its form is open and shows the failure; a reload closes it. */
  readonly isOpen?: boolean | undefined
  /** The records of an action, which has no form. */
  readonly items?: readonly FailedItem[] | undefined
}

/** A record of an action, and the key under which it was sent. */
export interface FailedItem {
  readonly item: object
  readonly idempotencyKey?: string | undefined
}

export interface TypedField {
  readonly label: string
  readonly text: string
}

export interface FailedWrite extends NewFailedWrite {
  readonly id: number
}

/** What a form changes in its failed write when it closes. */
export type KeptChanges = Pick<NewFailedWrite, 'draft' | 'typed' | 'files' | 'idempotencyKey'>

export interface FailedWritesInput {
  /** The writes of this tab before it was loaded again. */
  readonly writes: readonly FailedWrite[]
}

export interface FailedWritesContext {
  /** In the order of their failures. */
  readonly writes: readonly FailedWrite[]
  /** The write that is being discarded; null where all are. */
  readonly chosen: FailedWrite | null
}

export type FailedWritesEvent =
  /** A write failed, or its form opened or closed: it replaces one of the same values. */
  | { type: 'write.add'; write: NewFailedWrite }
  /** A write was made, discarded in its form, or refused when it was tried again. */
  | { type: 'write.end'; write: NewFailedWrite }
  | { type: 'write.discard'; id: number }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  | GuardedFlowEvent

export type FailedWritesEmitted = Extract<GuardedFlowEmitted, { type: 'left' }>

const isText = (value: unknown) => typeof value === 'string'

const isTime = (value: unknown) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

const isListOf = (value: unknown, isOne: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne)

const isTypedField = (value: unknown) => {
  const { label, text } = Object(value)
  return isText(label) && isText(text)
}

const isKeptChanges = (value: unknown): value is KeptChanges => {
  const { draft, typed, files, idempotencyKey } = Object(value)
  return (
    isRecord(draft) &&
    isListOf(typed, isTypedField) &&
    isListOf(files, isText) &&
    isOptional(idempotencyKey, isText)
  )
}

const isOptional = (value: unknown, isOne: (item: unknown) => boolean) => value === undefined || isOne(value)

const isFailedItem = (value: unknown) => {
  const { item, idempotencyKey } = Object(value)
  return isRecord(item) && isOptional(idempotencyKey, isText)
}

/** Whether a value is a failed write without its id. */
export const isNewFailedWrite = (value: unknown): value is NewFailedWrite => {
  const { path, form, subject, at, outcome, reason, row, items } = Object(value)
  return (
    isKeptChanges(value) &&
    [path, form, reason].every(isText) &&
    isOptional(subject, isText) &&
    isOptional(items, (list) => isListOf(list, isFailedItem)) &&
    isTime(at) &&
    (outcome === 'notMade' || outcome === 'unknown') &&
    (row === null || isRecord(row))
  )
}

const isFailedWrite = (value: unknown): value is FailedWrite =>
  isNewFailedWrite(value) && Number.isSafeInteger((value as FailedWrite).id)

interface StoredWrites {
  readonly user: string
  readonly writes: readonly unknown[]
}

function parseStored(text: string | null): readonly StoredWrites[] {
  try {
    return [JSON.parse(text ?? 'null')].flat().filter((stored) => Array.isArray(Object(stored).writes))
  } catch {
    return []
  }
}

/** The writes of a user in a stored text; another user's and malformed ones are left out. */
export const parseFailedWrites = (text: string | null, user: string): readonly FailedWrite[] =>
  parseStored(text)
    .flatMap((stored) => (stored.user === user ? stored.writes : []))
    .filter(isFailedWrite)

/** The text to store, with what `before` has of other users; null for no writes. A reload closes the forms. */
export function formatFailedWrites(
  context: FailedWritesContext,
  user: string,
  before: string | null,
): string | null {
  const writes = context.writes.map(({ isOpen: _, ...write }) => write)
  const others = parseStored(before).filter((stored) => stored.user !== user)
  const stored = writes.length > 0 ? [...others, { user, writes }] : others
  return stored.length === 0 ? null : JSON.stringify(stored)
}

/** The writes that no open form shows. */
export const listedWrites = ({ writes }: Pick<FailedWritesContext, 'writes'>): readonly FailedWrite[] =>
  writes.filter(({ isOpen }) => !isOpen)

/** The smallest id that no write has. */
export function nextId(writes: readonly FailedWrite[]): number {
  const taken = new Set(writes.map(({ id }) => id))
  let id = 1
  while (taken.has(id)) id += 1
  return id
}

/** What a write sends: an action may be started from several screens. */
const sentBy = ({ path, row, draft, files, items }: NewFailedWrite) =>
  JSON.stringify(items ? items.map(({ item }) => item) : [path, row, draft, files])

/** Whether two writes are of the same values in the same form. */
export const isSameWrite = (one: NewFailedWrite, other: NewFailedWrite) =>
  one.form === other.form && sentBy(one) === sentBy(other)

/** The writes with one more, which replaces one of the same values. */
export const withWrite = (writes: readonly FailedWrite[], added: FailedWrite): readonly FailedWrite[] => [
  ...writes.filter((other) => !isSameWrite(other, added)),
  added,
]
