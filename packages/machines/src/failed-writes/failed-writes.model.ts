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
  /** The write whose form is open: the form shows its failure. */
  readonly inForm: FailedWrite | null
  /** The write that is being opened or discarded; null where all are. */
  readonly chosen: FailedWrite | null
  /** Whether the form sends the chosen write when it is open. */
  readonly isRetry: boolean
}

export type FailedWritesEvent =
  /** A write failed that has no open form. */
  | { type: 'write.add'; write: NewFailedWrite }
  /** A write that has no open form was made, or was refused, when it was tried again. */
  | { type: 'write.end'; write: NewFailedWrite }
  /** A write failed, and its form shows why. */
  | { type: 'form.fail'; write: NewFailedWrite }
  /** The form closes, and its failed write stays: with what was typed since, if it is known. */
  | { type: 'form.keep'; changes?: KeptChanges }
  /** The form saved, or the user discarded it. */
  | { type: 'form.end' }
  /** The form of the chosen write is open. */
  | { type: 'form.open' }
  /** Opens the form of a write, and sends it. */
  | { type: 'write.retry'; id: number }
  | { type: 'write.reopen'; id: number }
  | { type: 'write.discard'; id: number }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' }
  | GuardedFlowEvent

export type FailedWritesEmitted =
  /** The form of the chosen write should open. */
  { readonly type: 'opening' } | Extract<GuardedFlowEmitted, { type: 'left' }>

const isText = (value: unknown) => typeof value === 'string'

const isTime = (value: unknown) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

const isListOf = (value: unknown, isOne: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isOne)

const isTypedField = (value: unknown) => {
  const { label, text } = Object(value)
  return isText(label) && isText(text)
}

/** Whether a value has what a form changes in its failed write. */
export const isKeptChanges = (value: unknown): value is KeptChanges => {
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

/** The text to store, with what `before` has of other users; null for no writes. */
export function formatFailedWrites(
  context: FailedWritesContext,
  user: string,
  before: string | null,
): string | null {
  const writes = allWrites(context)
  const others = parseStored(before).filter((stored) => stored.user !== user)
  const stored = writes.length > 0 ? [...others, { user, writes }] : others
  return stored.length === 0 ? null : JSON.stringify(stored)
}

/** Every write, also the one whose form is open. */
const allWrites = ({ writes, inForm }: FailedWritesContext): readonly FailedWrite[] =>
  inForm ? [...writes, inForm] : writes

/** The smallest id that no write has. */
export function nextId(context: FailedWritesContext): number {
  const taken = new Set(allWrites(context).map(({ id }) => id))
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

/** Whether a write is of the form that is open. */
export const isOfForm = (inForm: FailedWrite | null, write: NewFailedWrite): inForm is FailedWrite =>
  inForm?.form === write.form && inForm.path === write.path

/** The writes with one more, which replaces one of the same values. */
export const withWrite = (writes: readonly FailedWrite[], added: FailedWrite): readonly FailedWrite[] => [
  ...writes.filter((other) => !isSameWrite(other, added)),
  added,
]

/** The writes after the form closed, with these changes in its write. */
export function withoutForm(
  { writes, inForm }: FailedWritesContext,
  changes?: KeptChanges,
): Pick<FailedWritesContext, 'writes' | 'inForm'> {
  return { writes: inForm ? withWrite(writes, { ...inForm, ...changes }) : writes, inForm: null }
}
