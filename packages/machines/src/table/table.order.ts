import { areSameBytes, bytesOfKeys, type KeyBytes, TOLD } from './table.bytes.ts'

/** One column's order of the rows, as indices. Missing keys are last in both; rows that tie stay as loaded. */
export interface Order {
  readonly ascending: () => Uint32Array
  readonly descending: () => Uint32Array
}

/** The product's words are English as written in India; numbers within a text count as numbers. */
const collator = () => {
  made ??= new Intl.Collator('en-IN', { numeric: true })
  return made
}
let made: Intl.Collator | undefined

/** Numbers before texts, numbers by value, texts as the language orders them. */
export function compareKeys(a: unknown, b: unknown): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b || 0 : -1
  return typeof b === 'number' ? 1 : collator().compare(a as string, b as string)
}

/**
 * Orders row indices by their keys, in both directions.
 *
 * A collator takes some 400 ms for 100,000 texts. So numbers and plain ASCII texts are written as bytes that
 * compare as they do and sorted byte by byte; the collator is asked only about what bytes cannot tell.
 */
export function orderOf(keys: readonly unknown[]): Order {
  const bytes = bytesOfKeys(keys)
  const compare = (a: number, b: number) => compareKeys(keys[a], keys[b])
  const isPlain = (index: number) => (bytes.told[index] as number) <= TOLD.byBytesFirst
  const missing = indicesOf(bytes, (told) => told === TOLD.missing)
  const others = indicesOf(bytes, (told) => told === TOLD.byCollator).sort(compare)
  const plain = sortByBytes(
    indicesOf(bytes, (told) => told <= TOLD.byBytesFirst),
    bytes,
  )
  const isTie = (a: number, b: number) =>
    isPlain(a) && isPlain(b) && !areSameBytes(bytes, a, b) ? false : compare(a, b) === 0
  if (bytes.told.includes(TOLD.byBytesFirst)) sortRuns(plain, bytes, compare)
  const present = others.length > 0 ? merge(plain, others, compare) : plain
  const ascending = concat(present, missing)
  let descending: Uint32Array | undefined
  return {
    ascending: () => ascending,
    descending: () => {
      descending ??= concat(reverse(present, isTie), missing)
      return descending
    },
  }
}

type Compare = (a: number, b: number) => number

function indicesOf({ told, count }: KeyBytes, isWanted: (told: number) => boolean): Uint32Array {
  const indices = new Uint32Array(count)
  let found = 0
  for (let index = 0; index < count; index++) if (isWanted(told[index] as number)) indices[found++] = index
  return indices.subarray(0, found)
}

/** A radix sort by two bytes at a time, the last ones first; each pass leaves ties as they were. */
function sortByBytes(indices: Uint32Array, { bytes, count }: KeyBytes): Uint32Array {
  const columns = varyingColumns(indices, bytes, count)
  const places = new Uint32Array(0x10000)
  let sorted = indices
  let next: Uint32Array = new Uint32Array(indices.length)
  for (let pair = columns.length; pair > 0; pair -= 2) {
    const low = columns[pair - 1] as number
    // The first of an odd number is paired with itself, which orders the same.
    const high = columns[Math.max(0, pair - 2)] as number
    places.fill(0)
    for (let index = 0; index < sorted.length; index++) {
      const row = indices[index] as number
      places[((bytes[high + row] as number) << 8) | (bytes[low + row] as number)]! += 1
    }
    for (let digit = 0, place = 0; digit < places.length; digit++) {
      const size = places[digit] as number
      places[digit] = place
      place += size
    }
    for (let index = 0; index < sorted.length; index++) {
      const row = sorted[index] as number
      const digit = ((bytes[high + row] as number) << 8) | (bytes[low + row] as number)
      next[places[digit] as number] = row
      places[digit]! += 1
    }
    ;[sorted, next] = [next, sorted]
  }
  return sorted
}

/** A byte that is the same everywhere orders nothing. */
function varyingColumns(indices: Uint32Array, bytes: Uint8Array, count: number): number[] {
  const columns: number[] = []
  for (let column = 0; column < bytes.length; column += count) {
    const first = bytes[column + (indices[0] ?? 0)]
    let at = 1
    while (at < indices.length && bytes[column + (indices[at] as number)] === first) at++
    if (at < indices.length) columns.push(column)
  }
  return columns
}

/** Sorts each run of keys whose bytes are the same: what is too long for its bytes goes on behind them. */
function sortRuns(order: Uint32Array, bytes: KeyBytes, compare: Compare) {
  for (let start = 0; start < order.length; ) {
    let end = start + 1
    while (end < order.length && areSameBytes(bytes, order[start] as number, order[end] as number)) end++
    if (end - start > 1) order.subarray(start, end).sort(compare)
    start = end
  }
}

/** Two orders made one; `others` are few, so each looks for its place. */
function merge(plain: Uint32Array, others: Uint32Array, compare: Compare): Uint32Array {
  const merged = new Uint32Array(plain.length + others.length)
  let taken = 0
  others.forEach((other, before) => {
    let place = taken
    for (let end = plain.length; place < end; ) {
      const middle = (place + end) >>> 1
      const index = plain[middle] as number
      if ((compare(index, other) || index - other) < 0) place = middle + 1
      else end = middle
    }
    merged.set(plain.subarray(taken, place), taken + before)
    merged[place + before] = other
    taken = place
  })
  merged.set(plain.subarray(taken), taken + others.length)
  return merged
}

/** From the last to the first, but with ties as they were. */
function reverse(order: Uint32Array, isTie: (a: number, b: number) => boolean): Uint32Array {
  const reversed = new Uint32Array(order.length)
  let filled = 0
  for (let end = order.length; end > 0; ) {
    let start = end - 1
    while (start > 0 && isTie(order[start - 1] as number, order[start] as number)) start--
    for (let at = start; at < end; at++) reversed[filled++] = order[at] as number
    end = start
  }
  return reversed
}

function concat(first: Uint32Array, last: Uint32Array): Uint32Array {
  const whole = new Uint32Array(first.length + last.length)
  whole.set(first)
  whole.set(last, first.length)
  return whole
}
