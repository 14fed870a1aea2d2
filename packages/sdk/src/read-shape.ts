import { isRecord } from './is-record.ts'
import { unexpectedShape } from './readers.ts'
import type { ValueReader } from './value-readers.ts'

/**
 * The part of a response that the client reads, generated from the description:
 * - a value reader (`value-readers.ts`);
 * - a list with the shape of its members; with `or one` a member instead of the list is described, too;
 * - a record with the shape of each member, a `!` after the names of required ones.
 *
 * Members without a shape pass unchanged.
 */
export type Shape = ValueReader | readonly [Shape, 'or one'?] | { readonly [name: string]: Shape }

/** One difference between a response and the description. */
export interface Mismatch {
  /** The position, as a JSON pointer: `/3/likesCount`. */
  readonly pointer: string
  /** What the description expects there. */
  readonly expected: string
  /**
   * `converted` from one record to a list of one; `missing` because it is absent or of no form that the description lists;
   * `removed`, for a member of a list that cannot be read or lacks a required member.
   */
  readonly outcome: 'converted' | 'missing' | 'removed'
}

/** Stops collecting after this many mismatches. */
const maxMismatches = 100

/**
 * The names and indices that lead to a value. The rows of a list share one array: a pointer for each would take a third of
 * the time of reading it.
 */
type Path = (string | number)[]

/**
 * Finds the list or record in a body, which may wrap it, and reads it by its shape. Values of another form that the
 * description lists are converted in place, others removed; the first hundred differences are added to `mismatches`. Rows that are not
 * records or lack a required member are removed. Throws an `InvalidResponseError` for a record instead of a list, a list
 * without any such record, and a record without a required member. With `isOptional` the result is then an empty list or
 * no record.
 */
export function readShape(
  shape: Shape,
  body: unknown,
  mismatches: Mismatch[],
  isOptional?: boolean,
): unknown {
  const { value, path } = find(shape, body)
  if (value === undefined) {
    if (isEmpty(shape, body)) return isList(shape) ? [] : {}
    if (!isOptional) {
      const data = isRecord(body) ? body.data : undefined
      throw unexpectedShape(describe(shape), data ?? body, data == null ? '' : '/data')
    }
    if (!isList(shape)) return undefined
    addMismatch(mismatches, 'missing', shape, path)
    return []
  }
  if (Array.isArray(value)) {
    const { length } = value
    readRows((shape as readonly [Shape])[0], value, path, mismatches)
    if (length > 0 && value.length === 0 && !isOptional)
      throw unexpectedShape('list of complete records', value, pointerOf(path))
    return value
  }
  readMembers(shape as Members, value, path, mismatches)
  const absent = membersOf(shape as Members).required.find(({ name }) => value[name] == null)
  if (absent && !isOptional)
    throw unexpectedShape(describe(absent.shape), undefined, pointerOf([...path, absent.name]))
  // In place, and not replaced by the copy, because the body contains it.
  for (const name in value) if (value[name] === undefined) delete value[name]
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
  return search(body, matches, row) ?? (row && search(body, Array.isArray, row)) ?? { path: [] }
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

/** Whether a record has a member of the shape. `status` does not count, because an envelope also has one. */
const isKnown = (shape: Shape, value: unknown): boolean =>
  isRecord(value) &&
  membersOf(shape as Members).members.some(
    ({ name, shape }) =>
      name !== 'status' && value[name] != null && (isReader(shape) || typeof value[name] === 'object'),
  )

/** Whether a body is read as an empty list, or for a record that consists of lists only. */
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

/** Reads the members of a record. Returns nothing if a required one is missing, and a copy if one was removed. */
function readMembers(shape: Members, value: Fields, path: Path, mismatches: Mismatch[]): Fields | undefined {
  const { members, order, required } = membersOf(shape)
  let index = 0
  let isWhole = true
  // Most records need no conversion, and have the same members in the same order as the previous one.
  for (const name in value) {
    let member = order[index]
    if (member?.name !== name) {
      member = findMember(members, name)
      order[index] = member
    }
    index += 1
    const given = value[name]
    if (!member.shape || given === null) continue
    const read = isReader(member.shape)
      ? member.shape(given)
      : readInside(member.shape, given, [...path, name], mismatches)
    if (read === given) continue
    value[name] = read
    if (read === undefined) {
      isWhole = false
      // Missing members that are required are noted below.
      if (!required.includes(member as Member)) addMismatch(mismatches, 'missing', member.shape, path, name)
    }
    // Readers accept the forms that the description lists, and a record is never converted.
    else if (isList(member.shape) && member.shape[1] === undefined)
      addMismatch(mismatches, 'converted', member.shape, path, name)
  }
  let isComplete = true
  for (const { name, shape } of required)
    if (value[name] == null) {
      addMismatch(mismatches, 'missing', shape, path, name)
      isComplete = false
    }
  if (isComplete) return isWhole ? value : withoutUndefined(value)
}

// A function in the loop that uses `name` would make a new scope for every member of every row.
const findMember = (members: readonly Member[], name: string): Partial<Member> =>
  members.find((member) => member.name === name) ?? { name }

/**
 * A record from which members are deleted takes engines twice the time of a copy, and three times its memory. A member
 * named `__proto__`, which would be the copy's prototype, is left out.
 */
function withoutUndefined(value: Fields) {
  const copy: Fields = {}
  for (const name in value) if (value[name] !== undefined && name !== '__proto__') copy[name] = value[name]
  return copy
}

/** Reads a list or record inside a record or list. One member instead of a list is a list of one. */
function readInside(shape: Shape, value: unknown, path: Path, mismatches: Mismatch[]): unknown {
  if (isList(shape)) {
    if (Array.isArray(value)) {
      readRows(shape[0], value, path, mismatches)
      return value
    }
    if (!isReader(shape[0]) && !isKnown(shape[0], value)) return undefined
    const rows = [value]
    readRows(shape[0], rows, path, mismatches)
    return rows.length > 0 ? rows : undefined
  }
  return isRecord(value) ? readMembers(shape as Members, value, path, mismatches) : undefined
}

/** Reads the members of a list, and removes those that cannot be read; `null` is read as nothing. */
function readRows(shape: Shape, rows: unknown[], path: Path, mismatches: Mismatch[]): void {
  let count = 0
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]
    path.push(index)
    const read = isReader(shape) ? shape(row) : readInside(shape, row, path, mismatches)
    if (read === undefined) addMismatch(mismatches, 'removed', shape, path)
    else {
      if (read !== row && isList(shape)) addMismatch(mismatches, 'converted', shape, path)
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
    const members = Object.entries(shape).map(([name, shape]) => ({ name: name.replace('!', ''), shape }))
    known = { members, order: [], required: members.filter(({ name }) => `${name}!` in shape) }
    membersByShape.set(shape, known)
  }
  return known
}

const isReader = (shape: Shape): shape is ValueReader => typeof shape === 'function'

const isList = (shape: Shape): shape is readonly [Shape, 'or one'?] => Array.isArray(shape)

const pointerOf = (path: Path) =>
  path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')

function addMismatch(
  mismatches: Mismatch[],
  outcome: Mismatch['outcome'],
  shape: Shape,
  path: Path,
  ...name: string[]
) {
  if (mismatches.length < maxMismatches)
    mismatches.push({ pointer: pointerOf([...path, ...name]), expected: describe(shape), outcome })
}

const describe = (shape: Shape) => (isReader(shape) ? shape.kind : isList(shape) ? 'list' : 'record')
