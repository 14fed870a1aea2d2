import { isObject } from './answer.ts'
import { unexpected } from './shape.ts'

/**
 * What an answer has to look like, as generated from the description:
 * - a text with a letter for each kind of value that may stand here: `s` text, `n` number, `i` whole number,
 *   `b` true or false;
 * - a list with the shape of its members;
 * - an object with the shape of each member, a `!` behind the names of those that must be there;
 * - `{ '|': [...] }`, one of several.
 *
 * Unknown members pass, and so do unknown values of an enumeration: an API may learn new ones. `null` is as good as
 * missing.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape | readonly Shape[] }

/** One place in an answer that is not as promised. */
export interface Flaw {
  /** Where, as a JSON pointer: `/3/likesCount`. */
  readonly pointer: string
  /** What should stand there. */
  readonly expected: string
}

/** How strictly an answer is held against its shape. */
export interface CheckOptions {
  /** Nothing is an error: what is not as promised is left out and noted, as it always is in the rows of a list. */
  readonly isLenient?: boolean
  /** Is told of what was left out, or is missing. */
  readonly note: (flaw: Flaw) => void
}

/**
 * Holds an answer against its shape. One that does not fit is an `AnswerError` that says where; but a row of a list is
 * kept with what is sound of it: a member of the wrong kind is converted where that loses nothing (`'7'` for 7), else
 * taken out; a row that is no record at all is taken out of the list; and each is noted. A list in which nothing is
 * sound does not fit.
 */
export function check(shape: Shape, body: unknown, { isLenient = false, note }: CheckOptions): void {
  // Lists may come wrapped in `data`.
  const isWrapped = isList(shape) && isObject(body)
  const value = isWrapped ? body.data : body
  const pointer = isWrapped ? '/data' : ''
  const misfit: Note = ({ pointer, expected }) => {
    if (!isLenient) throw unexpected(expected + (pointer && ` at ${pointer}`), pointer)
    note({ pointer, expected })
  }
  if (value === undefined || value === null) misfit({ pointer, expected: wordsFor(shape) })
  else if (!fits(shape, value, pointer, misfit, note)) misfit({ pointer, expected: wordsFor(shape) })
}

type Note = (flaw: Flaw) => void

/** Whether a value is of the right kind; what is wrong further inside is told as `misfit`, or within rows as `note`. */
function fits(shape: Shape, value: unknown, pointer: string, misfit: Note, note: Note): boolean {
  if (typeof shape === 'string') return isOfKind(shape, value)
  if (isList(shape)) return Array.isArray(value) && hasSoundRows(shape[0], value, pointer, note)
  const either = shape['|'] as readonly Shape[] | undefined
  if (either) {
    const one = choose(either, value)
    return one !== undefined && fits(one, value, pointer, misfit, note)
  }
  if (!isObject(value)) return false
  checkMembers(shape as Members, value, pointer, misfit, note)
  return true
}

type Members = Readonly<Record<string, Shape>>

function checkMembers(
  shape: Members,
  value: Record<string, unknown>,
  pointer: string,
  misfit: Note,
  note: Note,
) {
  for (const [name, isRequired, member] of membersOf(shape)) {
    const given = value[name]
    if (given === undefined || given === null) {
      if (isRequired) misfit({ pointer: at(pointer, name), expected: wordsFor(member) })
    } else if (
      !(typeof member === 'string'
        ? isOfKind(member, given)
        : fits(member, given, at(pointer, name), misfit, note))
    ) {
      misfit({ pointer: at(pointer, name), expected: wordsFor(member) })
      const meant = typeof member === 'string' ? converted(member, given) : undefined
      if (meant === undefined) delete value[name]
      else value[name] = meant
    }
  }
}

function hasSoundRows(shape: Shape, rows: unknown[], pointer: string, note: Note): boolean {
  const { length } = rows
  let sound = 0
  for (let index = 0; index < length; index += 1) {
    const row = rows[index]
    if (row !== null && row !== undefined && fits(shape, row, `${pointer}/${index}`, note, note)) {
      rows[sound] = row
      sound += 1
    } else note({ pointer: `${pointer}/${index}`, expected: wordsFor(shape) })
  }
  rows.length = sound
  return sound > 0 || length === 0
}

/** The first that a value can be meant for: of its kind, with all that must be there; else any of its kind. */
function choose(shapes: readonly Shape[], value: unknown): Shape | undefined {
  const ofKind = shapes.filter((shape) =>
    typeof shape === 'string'
      ? isOfKind(shape, value)
      : isList(shape)
        ? Array.isArray(value)
        : isObject(value),
  )
  const isMeant = (shape: Shape) =>
    typeof shape === 'string' ||
    isList(shape) ||
    membersOf(shape as Members).every(([name, isRequired]) => !isRequired || name in (value as object))
  return ofKind.find(isMeant) ?? ofKind[0]
}

type Member = readonly [name: string, isRequired: boolean, shape: Shape]

const known = new WeakMap<Members, readonly Member[]>()

function membersOf(shape: Members): readonly Member[] {
  let members = known.get(shape)
  if (!members) {
    members = Object.entries(shape).map(([name, member]) => {
      const isRequired = name.endsWith('!')
      return [isRequired ? name.slice(0, -1) : name, isRequired, member]
    })
    known.set(shape, members)
  }
  return members
}

// Compared first: that is three times as fast as looking inside, and nearly always all.
function isOfKind(kinds: string, value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return kinds === 's' || kinds.includes('s')
    case 'number':
      return kinds === 'n' || (kinds.includes('i') && Number.isInteger(value)) || kinds.includes('n')
    case 'boolean':
      return kinds.includes('b')
    default:
      return false
  }
}

/** What says the same in the kind that was promised: `'7'` for 7, and 7 for `'7'`. */
function converted(kinds: string, value: unknown): string | number | undefined {
  if (typeof value === 'number') return kinds.includes('s') ? String(value) : undefined
  if (typeof value !== 'string' || value.trim() === '' || !isOfKind(kinds, Number(value))) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

const at = (pointer: string, name: string) => `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

const words: Readonly<Record<string, string>> = {
  s: 'a text',
  n: 'a number',
  i: 'a whole number',
  b: 'true or false',
}

const wordsFor = (shape: Shape): string => {
  if (typeof shape === 'string') return [...shape].map((kind) => words[kind]).join(' or ')
  if (isList(shape)) return 'a list'
  const either = shape['|'] as readonly Shape[] | undefined
  return either ? [...new Set(either.map(wordsFor))].join(' or ') : 'a record'
}
