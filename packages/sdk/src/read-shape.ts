import { isRecord } from './is-record.ts'
import { unexpectedShape } from './readers.ts'
import { type ValueReader, valueReaders } from './value-readers.ts'

/**
 * The part of a response that the client reads, generated from the description:
 * - the name of a value reader (`valueReaders`);
 * - a list with the shape of its members;
 * - a record with the shape of each member, a `!` after the names of required ones.
 *
 * Members without a shape pass unchanged.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape }

/** One difference between a response and the description. */
export interface Mismatch {
  /** The position, as a JSON pointer: `/3/likesCount`. */
  readonly pointer: string
  /** What the description expects there. */
  readonly expected: string
  /** `converted` without loss from another form, or `missing` because it is absent or cannot be converted. */
  readonly outcome: 'converted' | 'missing'
}

type Note = (mismatch: Mismatch) => void

/**
 * Finds the list or record in a body, which may wrap it, and reads it by its shape. Values of another form are converted
 * in place where that loses nothing, else removed; both are noted. Rows stay, whatever they lack; rows that are not
 * records are removed. Throws an `InvalidResponseError` for a record instead of a list, a list without any record, and a
 * record without a required member. With `isOptional` the result is then an empty list or no record.
 */
export function readShape(shape: Shape, body: unknown, note: Note, isOptional?: boolean): unknown {
  const { value, pointer } = find(shape, body)
  if (value === undefined) {
    if (isEmpty(shape, body)) return isList(shape) ? [] : {}
    if (!isOptional) throw unexpectedShape(describe(shape))
    if (!isList(shape)) return undefined
    note(mismatchAt(pointer, shape))
    return []
  }
  if (Array.isArray(value)) {
    const { length } = value
    readRows((shape as readonly [Shape])[0], value, pointer, note)
    if (length > 0 && value.length === 0 && !isOptional) throw unexpectedShape(describe(shape), pointer)
    return value
  }
  const absent = readMembers(shape as Members, value, pointer, note)
  if (absent && !isOptional) throw unexpectedShape(`${absent.expected} at ${absent.pointer}`, absent.pointer)
  return value
}

type Fields = Record<string, unknown>

interface Found {
  readonly value?: unknown[] | Fields
  readonly pointer: string
}

/** The maximum number of wrappers: `{ data: { exploreData: [] } }` has two. */
const maxDepth = 3

/** Finds the list or record. A list with a known row wins over any other list; a row is never searched as a wrapper. */
const find = (shape: Shape, body: unknown): Found =>
  (isList(shape)
    ? (search(
        body,
        (value) => Array.isArray(value) && value.some((row) => isKnown(shape[0], row)),
        shape[0],
      ) ?? search(body, Array.isArray, shape[0]))
    : search(body, (value) => isKnown(shape, value))) ?? { pointer: '' }

function search(
  value: unknown,
  matches: (value: unknown) => boolean,
  row?: Shape,
  pointer = '',
  depth = maxDepth,
): Found | undefined {
  if (matches(value)) return { value: value as Fields, pointer }
  if (!isRecord(value) || depth === 0 || (row && isKnown(row, value))) return undefined
  // `data` first, as in section 7 of the specification; never the `status` of an envelope.
  const { data, status, ...others } = value
  for (const [name, member] of Object.entries({ data, ...others })) {
    const found = search(member, matches, row, append(pointer, name), depth - 1)
    if (found) return found
  }
  return undefined
}

/** Whether a record has a member of the shape. `status` does not count, because an envelope has one, too. */
const isKnown = (shape: Shape, value: unknown): boolean =>
  isRecord(value) &&
  membersOf(shape as Members).some(
    ({ name, shape }) =>
      name !== 'status' &&
      value[name] != null &&
      (typeof shape === 'string' || typeof value[name] === 'object'),
  )

/** Whether a body stands for an empty list, or for a record that consists of lists only. */
function isEmpty(shape: Shape, body: unknown): boolean {
  const row = isList(shape) ? shape[0] : {}
  if (!isList(shape) && !membersOf(shape as Members).every(({ shape }) => isList(shape))) return false
  if (!isRecord(body)) return body == null
  const { data } = body
  const names = Object.keys(body)
  return (
    (data == null || isRecord(data)) &&
    ![data, body].some((value) => isKnown(row, value)) &&
    (names.length === 0 || names.some((name) => /^(data|status|message)$/.test(name)))
  )
}

/** Reads the members of a record. Returns the first required one that is missing. */
function readMembers(shape: Members, value: Fields, pointer: string, note: Note): Mismatch | undefined {
  let absent: Mismatch | undefined
  for (const { name, isRequired, shape: inside, reader } of membersOf(shape)) {
    const given = value[name] ?? undefined
    const read =
      given === undefined
        ? undefined
        : reader
          ? reader(given)
          : readInside(inside, given, append(pointer, name), note)
    if (read === given && (given !== undefined || !isRequired)) continue
    const mismatch = mismatchAt(append(pointer, name), inside, read)
    note(mismatch)
    value[name] = read
    if (read !== undefined) continue
    delete value[name]
    if (isRequired) absent ??= mismatch
  }
  return absent
}

/** Reads a list or record inside a record. One member instead of a list is a list of one. */
function readInside(shape: Shape, value: unknown, pointer: string, note: Note): unknown {
  if (isList(shape)) {
    const isOne = !Array.isArray(value)
    if (isOne && typeof shape[0] !== 'string' && !isKnown(shape[0], value)) return undefined
    const rows = isOne ? [value] : value
    readRows(shape[0], rows, pointer, note)
    return isOne && rows.length === 0 ? undefined : rows
  }
  if (!isRecord(value)) return undefined
  readMembers(shape as Members, value, pointer, note)
  return value
}

/** Reads the members of a list, and removes those that cannot be read. */
function readRows(shape: Shape, rows: unknown[], pointer: string, note: Note): void {
  const { length } = rows
  const reader = readerOf(shape)
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const row = rows[index]
    const rowPointer = `${pointer}/${index}`
    const read = row == null ? undefined : reader ? reader(row) : readInside(shape, row, rowPointer, note)
    if (read === undefined || read !== row) note(mismatchAt(rowPointer, shape, read))
    if (read !== undefined) rows[count++] = read
  }
  rows.length = count
}

type Members = Readonly<Record<string, Shape>>

interface Member {
  readonly name: string
  readonly isRequired: boolean
  readonly shape: Shape
  readonly reader: ValueReader | undefined
}

const membersByShape = new WeakMap<Members, readonly Member[]>()

function membersOf(shape: Members): readonly Member[] {
  let members = membersByShape.get(shape)
  if (!members) {
    members = Object.entries(shape).map(([name, shape]) => ({
      name: name.replace('!', ''),
      isRequired: name.endsWith('!'),
      shape,
      reader: readerOf(shape),
    }))
    membersByShape.set(shape, members)
  }
  return members
}

const readerOf = (shape: Shape) => (typeof shape === 'string' ? valueReaders[shape] : undefined)

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

const append = (pointer: string, name: string) =>
  `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

const mismatchAt = (pointer: string, shape: Shape, read?: unknown): Mismatch => ({
  pointer,
  expected: describe(shape),
  outcome: read === undefined ? 'missing' : 'converted',
})

const describe = (shape: Shape) => (typeof shape === 'string' ? shape : isList(shape) ? 'list' : 'record')
