import { isObject } from './answer.ts'
import { type Reading, readings } from './readings.ts'
import { unexpected } from './shape.ts'

/**
 * What is read of an answer, as generated from the description:
 * - the name of a value's reading (`readings`);
 * - a list with the shape of its members;
 * - a record with the shape of each member, a `!` after the names of those that a screen cannot do without.
 *
 * Members that no shape names pass.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape }

/** One place in an answer that is not as described. */
export interface Flaw {
  /** Where, as a JSON pointer: `/3/likesCount`. */
  readonly pointer: string
  /** What is described there. */
  readonly expected: string
  /** What became of it: a value that says the same was `converted`; one that cannot be read, or is not there, is `missing`. */
  readonly outcome: 'converted' | 'missing'
}

type Note = (flaw: Flaw) => void

/**
 * Reads an answer as its shape says, and returns the list or record that is meant: itself, or what it wraps. What comes
 * in another form is converted in place where that loses nothing, else taken out; both are noted. A row of a list is
 * kept, whatever it lacks; a row that is no record is taken out. Throws an `AnswerError` where no reading fits: a record
 * where a list must be, a list in which nothing is sound, a record without what it is needed for.
 */
export function readShape(shape: Shape, body: unknown, note: Note): unknown {
  const { value, pointer } = find(shape, body)
  if (value === undefined && isEmpty(shape, body)) return isList(shape) ? [] : {}
  if (Array.isArray(value)) {
    const { length } = value
    readRows((shape as readonly [Shape])[0], value, pointer, note)
    if (length > 0 && value.length === 0) throw unexpected(wordsFor(shape), pointer)
    return value
  }
  if (value === undefined) throw unexpected(wordsFor(shape))
  const absent = readMembers(shape as Members, value, pointer, note)
  if (absent) throw unexpected(`${absent.expected} at ${absent.pointer}`, absent.pointer)
  return value
}

/** The same where any answer will do: an empty list, or no record, where there is none in it. */
export function readShapeIfAny(shape: Shape, body: unknown, note: Note): unknown {
  const { value, pointer } = find(shape, body)
  if (Array.isArray(value)) readRows((shape as readonly [Shape])[0], value, pointer, note)
  else if (value) readMembers(shape as Members, value, pointer, note)
  else if (isList(shape)) {
    note(flawAt(pointer, shape))
    return []
  }
  return value
}

type Fields = Record<string, unknown>

interface Found {
  readonly value?: unknown[] | Fields
  readonly pointer: string
}

/** How many wrappers an answer may have: `{ data: { exploreData: [] } }` has two. */
const deepest = 3

/** Finds the list or record that is meant. A list whose rows are known comes before one that only is a list. */
const find = (shape: Shape, body: unknown): Found =>
  (isList(shape)
    ? (search(
        body,
        (value) => Array.isArray(value) && value.some((row) => isKnown(shape[0], row)),
        (value) => !isKnown(shape[0], value),
      ) ?? search(body, Array.isArray, (value) => !isKnown(shape[0], value)))
    : search(body, (value) => isKnown(shape, value))) ?? { pointer: '' }

function search(
  value: unknown,
  isMeant: (value: unknown) => boolean,
  isWrapper: (value: unknown) => boolean = () => true,
  pointer = '',
  depth = deepest,
): Found | undefined {
  if (isMeant(value)) return { value: value as Fields, pointer }
  if (!isObject(value) || depth === 0 || !isWrapper(value)) return undefined
  // `data` first, as section 7 has it; and never the envelope's own record.
  const { data, status, ...others } = value
  for (const [name, member] of Object.entries({ data, ...others })) {
    const found = search(member, isMeant, isWrapper, at(pointer, name), depth - 1)
    if (found) return found
  }
  return undefined
}

/** Whether a value is a record of a shape: it has one of its members, and not only the `status` that an envelope has too. */
const isKnown = (shape: Shape, value: unknown): boolean =>
  isObject(value) &&
  membersOf(shape as Members).some(
    ([name, , shape]) =>
      name !== 'status' &&
      value[name] != null &&
      (typeof shape === 'string' || typeof value[name] === 'object'),
  )

/** Whether an answer is an envelope without a list in it. A record of nothing but lists may come so, too. */
function isEmpty(shape: Shape, body: unknown): boolean {
  const row = isList(shape) ? shape[0] : {}
  if (!isList(shape) && !membersOf(shape as Members).every(([, , shape]) => isList(shape))) return false
  if (!isObject(body)) return isList(shape) && body == null
  const { data } = body
  const names = Object.keys(body)
  return (
    (data == null || isObject(data)) &&
    ![data, body].some((value) => isKnown(row, value)) &&
    (names.length === 0 || ['data', 'status', 'message'].some((name) => names.includes(name)))
  )
}

/** Reads the members of a record; returns the first that it cannot do without. */
function readMembers(shape: Members, value: Fields, pointer: string, note: Note): Flaw | undefined {
  let absent: Flaw | undefined
  for (const [name, isRequired, member, reading] of membersOf(shape)) {
    const given = value[name]
    if (given == null && !isRequired) continue
    const read =
      given == null
        ? undefined
        : reading
          ? reading(given)
          : readInside(member, given, at(pointer, name), note)
    if (read === given && given != null) continue
    const flaw = flawAt(at(pointer, name), member, read)
    note(flaw)
    value[name] = read
    if (read !== undefined) continue
    delete value[name]
    if (isRequired) absent ??= flaw
  }
  return absent
}

/** Reads a list or a record inside of a record. One member where a list should be is a list of one. */
function readInside(shape: Shape, value: unknown, pointer: string, note: Note): unknown {
  if (isList(shape)) {
    const isOne = !Array.isArray(value)
    if (isOne && typeof shape[0] !== 'string' && !isKnown(shape[0], value)) return undefined
    const rows = isOne ? [value] : value
    readRows(shape[0], rows, pointer, note)
    return isOne && rows.length === 0 ? undefined : rows
  }
  if (!isObject(value)) return undefined
  readMembers(shape as Members, value, pointer, note)
  return value
}

/** Reads the members of a list, and takes those out that are not of their kind at all. */
function readRows(shape: Shape, rows: unknown[], pointer: string, note: Note): void {
  const { length } = rows
  const reading = readingOf(shape)
  let sound = 0
  for (let index = 0; index < length; index += 1) {
    const row = rows[index]
    const place = `${pointer}/${index}`
    const read = row == null ? undefined : reading ? reading(row) : readInside(shape, row, place, note)
    if (read === undefined || read !== row) note(flawAt(place, shape, read))
    if (read === undefined) continue
    rows[sound] = read
    sound += 1
  }
  rows.length = sound
}

type Members = Readonly<Record<string, Shape>>
type Member = readonly [name: string, isRequired: boolean, shape: Shape, reading: Reading | undefined]

const known = new WeakMap<Members, readonly Member[]>()

function membersOf(shape: Members): readonly Member[] {
  let members = known.get(shape)
  if (!members) {
    members = Object.entries(shape).map(([name, shape]) => [
      name.replace('!', ''),
      name.endsWith('!'),
      shape,
      readingOf(shape),
    ])
    known.set(shape, members)
  }
  return members
}

const readingOf = (shape: Shape) => (typeof shape === 'string' ? readings[shape] : undefined)

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

const at = (pointer: string, name: string) => `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

const flawAt = (pointer: string, shape: Shape, read?: unknown): Flaw => ({
  pointer,
  expected: wordsFor(shape),
  outcome: read === undefined ? 'missing' : 'converted',
})

const wordsFor = (shape: Shape) => (typeof shape === 'string' ? shape : isList(shape) ? 'list' : 'record')
