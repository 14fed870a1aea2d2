import { isRecord } from './is-record.ts'
import { unexpectedShape } from './readers.ts'
import type { ValueReader } from './value-readers.ts'

/**
 * The part of a response that the client reads, generated from the description:
 * - a value reader (`value-readers.ts`);
 * - a list with the shape of its members;
 * - a record with the shape of each member, a `!` after the names of required ones.
 *
 * Members without a shape pass unchanged.
 */
export type Shape = ValueReader | readonly [Shape] | { readonly [name: string]: Shape }

/** One difference between a response and the description. */
export interface Mismatch {
  /** The position, as a JSON pointer: `/3/likesCount`. */
  readonly pointer: string
  /** What the description expects there. */
  readonly expected: string
  /**
   * `converted` without loss from another form; `missing` because it is absent or cannot be converted; `removed`, for a
   * member of a list that cannot be read or lacks a required member.
   */
  readonly outcome: 'converted' | 'missing' | 'removed'
}

type Note = (mismatch: Mismatch) => void

/**
 * The names and indices that lead to a value. The rows of a list share one array: a pointer for each would take a third of
 * the time of reading it.
 */
type Path = (string | number)[]

/**
 * Finds the list or record in a body, which may wrap it, and reads it by its shape. Values of another form are converted
 * in place where that loses nothing, else removed; both are noted. Rows that are not records or lack a required member
 * are removed. Throws an `InvalidResponseError` for a record instead of a list, a list without any such record, and a
 * record without a required member. With `isOptional` the result is then an empty list or no record.
 */
export function readShape(shape: Shape, body: unknown, note: Note, isOptional?: boolean): unknown {
  const { value, path } = find(shape, body)
  if (value === undefined) {
    if (isEmpty(shape, body)) return isList(shape) ? [] : {}
    if (!isOptional) {
      const data = isRecord(body) ? body.data : undefined
      throw unexpectedShape(describe(shape), data ?? body, data == null ? '' : '/data')
    }
    if (!isList(shape)) return undefined
    note(mismatchAt(path, shape))
    return []
  }
  if (Array.isArray(value)) {
    const { length } = value
    readRows((shape as readonly [Shape])[0], value, path, note)
    if (length > 0 && value.length === 0 && !isOptional)
      throw unexpectedShape('list of complete records', value, pointerOf(path))
    return value
  }
  const absent = readMembers(shape as Members, value, path, note)
  if (absent && !isOptional) throw unexpectedShape(absent.expected, undefined, absent.pointer)
  return value
}

type Fields = Record<string, unknown>

interface Found {
  readonly value?: unknown[] | Fields
  readonly path: Path
}

/** The maximum number of wrappers: `{ data: { exploreData: [] } }` has two. */
const maxDepth = 3

/** Finds the list or record. A list with a known row wins over any other list; a row is never searched as a wrapper. */
function find(shape: Shape, body: unknown): Found {
  const row = isList(shape) ? shape[0] : undefined
  const matches = (value: unknown) =>
    row ? Array.isArray(value) && value.some((one) => isKnown(row, one)) : isKnown(shape, value)
  return search(body, matches, row) ?? (row ? search(body, Array.isArray, row) : undefined) ?? { path: [] }
}

function search(
  value: unknown,
  matches: (value: unknown) => boolean,
  row?: Shape,
  path: Path = [],
): Found | undefined {
  if (matches(value)) return { value: value as Fields, path }
  if (!isRecord(value) || path.length === maxDepth || (row && isKnown(row, value))) return undefined
  // `data` first, as in section 7 of the specification; never the `status` of an envelope.
  const { data, status, ...others } = value
  for (const [name, member] of Object.entries({ data, ...others })) {
    const found = search(member, matches, row, [...path, name])
    if (found) return found
  }
  return undefined
}

/** Whether a record has a member of the shape. `status` does not count, because an envelope has one, too. */
const isKnown = (shape: Shape, value: unknown): boolean =>
  isRecord(value) &&
  membersOf(shape as Members).members.some(
    ({ name, shape }) =>
      name !== 'status' && value[name] != null && (isReader(shape) || typeof value[name] === 'object'),
  )

/** Whether a body stands for an empty list, or for a record that consists of lists only. */
function isEmpty(shape: Shape, body: unknown): boolean {
  const row = isList(shape) ? shape[0] : {}
  if (!isList(shape) && !membersOf(shape as Members).members.every(({ shape }) => isList(shape))) return false
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
function readMembers(shape: Members, value: Fields, path: Path, note: Note): Mismatch | undefined {
  const { members, order, required } = membersOf(shape)
  let index = 0
  // Most records need no conversion, and have the same members in the same order as the previous one.
  for (const name in value) {
    let member = order[index]
    if (member === undefined || member.name !== name) {
      member = findMember(members, name)
      order[index] = member
    }
    index += 1
    const given = value[name]
    if (member.shape === undefined || given === null) continue
    const read = isReader(member.shape)
      ? member.shape(given)
      : readInside(member.shape, given, [...path, name], note)
    if (read !== given) replaceMember(member as Member, value, read, path, note)
  }
  let absent: Mismatch | undefined
  for (const { name, shape } of required)
    if (value[name] == null) {
      const mismatch = mismatchAt([...path, name], shape)
      note(mismatch)
      absent ??= mismatch
    }
  return absent
}

// A function in the loop that uses `name` would make a new scope for every member of every row.
const findMember = (members: readonly Member[], name: string): Partial<Member> =>
  members.find((member) => member.name === name) ?? { name }

function replaceMember(
  { name, shape, isRequired }: Member,
  value: Fields,
  read: unknown,
  path: Path,
  note: Note,
) {
  value[name] = read
  if (read === undefined) delete value[name]
  // The caller notes missing members that are required.
  if (read !== undefined || !isRequired) note(mismatchAt([...path, name], shape, read))
}

/** Reads a list or record inside a record or list. One member instead of a list is a list of one. */
function readInside(shape: Shape, value: unknown, path: Path, note: Note): unknown {
  if (isList(shape)) {
    const isOne = !Array.isArray(value)
    if (isOne && !isReader(shape[0]) && !isKnown(shape[0], value)) return undefined
    const rows = isOne ? [value] : value
    readRows(shape[0], rows, path, note)
    return isOne && rows.length === 0 ? undefined : rows
  }
  if (!isRecord(value) || readMembers(shape as Members, value, path, note)) return undefined
  return value
}

/** Reads the members of a list, and removes those that cannot be read. */
function readRows(shape: Shape, rows: unknown[], path: Path, note: Note): void {
  const { length } = rows
  let count = 0
  for (let index = 0; index < length; index += 1) {
    const row = rows[index]
    path.push(index)
    const read = row == null ? undefined : isReader(shape) ? shape(row) : readInside(shape, row, path, note)
    if (read === undefined) note({ ...mismatchAt(path, shape), outcome: 'removed' })
    else {
      if (read !== row) note(mismatchAt(path, shape, read))
      // A write takes longer than the check.
      if (read !== rows[count]) rows[count] = read
      count += 1
    }
    path.pop()
  }
  rows.length = count
}

type Members = Readonly<Record<string, Shape>>

interface Member {
  readonly name: string
  readonly isRequired: boolean
  readonly shape: Shape
}

interface ShapeMembers {
  readonly members: readonly Member[]
  readonly required: readonly Member[]
  /** The members in the order of the last record. */
  readonly order: Partial<Member>[]
}

const membersByShape = new WeakMap<Members, ShapeMembers>()

function membersOf(shape: Members): ShapeMembers {
  let known = membersByShape.get(shape)
  if (!known) {
    const members = Object.entries(shape).map(([name, shape]) => ({
      name: name.replace('!', ''),
      isRequired: name.endsWith('!'),
      shape,
    }))
    known = { members, order: [], required: members.filter(({ isRequired }) => isRequired) }
    membersByShape.set(shape, known)
  }
  return known
}

const isReader = (shape: Shape): shape is ValueReader => typeof shape === 'function'

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

const pointerOf = (path: Path) =>
  ['', ...path].map((part) => `${part}`.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

const mismatchAt = (path: Path, shape: Shape, read?: unknown): Mismatch => ({
  pointer: pointerOf(path),
  expected: describe(shape),
  outcome: read === undefined ? 'missing' : 'converted',
})

const describe = (shape: Shape) => (isReader(shape) ? shape.kind : isList(shape) ? 'list' : 'record')
