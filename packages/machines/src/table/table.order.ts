import { areSameBytes, bytesOfKeys, COMPARISON, type KeyBytes } from './table.bytes.ts'
import { once } from './table.memo.ts'
import { type Numbers, numbersOf, sortNumbers } from './table.numbers.ts'

/** Row indices sorted by one column. Missing keys are last in both orders; ties keep the loaded order. */
export interface Order {
  readonly ascending: () => Uint32Array
  readonly descending: () => Uint32Array
}

/** English as written in India; numbers within a text compare by value. */
const collator = () => {
  made ??= new Intl.Collator('en-IN', { numeric: true })
  return made
}
let made: Intl.Collator | undefined

/** Numbers before texts, numbers by value, texts by the collator. */
export function compareKeys(a: unknown, b: unknown): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b || 0 : -1
  return typeof b === 'number' ? 1 : collator().compare(a as string, b as string)
}

/** Orders row indices by their keys, in both directions. */
export function orderOf(keys: readonly unknown[]): Order {
  const numbers = numbersOf(keys)
  return numbers ? orderOfNumbers(numbers) : orderOfAny(keys)
}

function orderOfNumbers(numbers: Numbers): Order {
  const { values, missing } = numbers
  const sorted = inBothDirections(
    (isDescending) => sortNumbers(numbers, isDescending),
    (order) => reverse(order, () => true, values),
  )
  return {
    ascending: once(() => concat(sorted(false), missing)),
    descending: once(() => concat(sorted(true), missing)),
  }
}

/**
 * A collator takes some 400 ms for 100,000 texts. So numbers and ASCII texts are encoded as bytes and radix-sorted; the
 * collator only compares what bytes cannot decide.
 */
function orderOfAny(keys: readonly unknown[]): Order {
  const bytes = bytesOfKeys(keys)
  const hasLong = bytes.comparisons.includes(COMPARISON.byBytesFirst)
  const compare = (a: number, b: number) => compareKeys(keys[a], keys[b])
  const compareDescending = (a: number, b: number) => compare(b, a)
  const missing = indicesOf(bytes, (comparison) => comparison === COMPARISON.missing)
  const others = indicesOf(bytes, (comparison) => comparison === COMPARISON.byCollator)
  const plain = indicesOf(bytes, (comparison) => comparison <= COMPARISON.byBytesFirst)
  const columns = once(() => varyingColumns(plain, bytes))
  const areTied = (a: number, b: number) => areSameBytes(bytes, columns(), a, b)
  const sortedOthers = once(() => others.sort(compare))
  const sorted = inBothDirections(
    (isDescending) =>
      // Sorted from the last row to the first, so that ties stand as loaded when the order is reversed.
      isDescending
        ? sortByBytes(plain.slice().reverse(), bytes, columns()).reverse()
        : sortByBytes(plain, bytes, columns()),
    (order) => reverse(order, areTied, bytes.bytes.subarray(columns().at(-1))),
  )
  return {
    ascending: once(() => {
      const order = sorted(false)
      if (hasLong) sortRuns(order, areTied, compare)
      return concat(merge(order, sortedOthers(), compare), missing)
    }),
    descending: once(() => {
      const order = sorted(true)
      if (hasLong) sortRuns(order, areTied, compareDescending)
      const reversed = reverse(sortedOthers(), (a, b) => compare(a, b) === 0)
      return concat(merge(order, reversed, compareDescending), missing)
    }),
  }
}

/** Sorts in the direction that is asked for first; the other one takes a pass instead of a sort. */
function inBothDirections(
  sort: (isDescending: boolean) => Uint32Array,
  turn: (order: Uint32Array) => Uint32Array,
): (isDescending: boolean) => Uint32Array {
  let known: Uint32Array | undefined
  return (isDescending) => {
    if (known) return turn(known)
    known = sort(isDescending)
    return known
  }
}

type Compare = (a: number, b: number) => number
type AreTied = (a: number, b: number) => boolean

function indicesOf(
  { comparisons: comparison, count }: KeyBytes,
  isWanted: (comparison: number) => boolean,
): Uint32Array {
  const indices = new Uint32Array(count)
  let found = 0
  for (let index = 0; index < count; index++)
    if (isWanted(comparison[index] as number)) indices[found++] = index
  return indices.subarray(0, found)
}

/** Clearing and adding up 65,536 counts takes longer than a second pass over fewer rows. */
const ROWS_FOR_PAIRS = 20_000

/** A stable radix sort, one byte at a time or two, the last bytes first. */
function sortByBytes(indices: Uint32Array, { bytes }: KeyBytes, columns: readonly number[]): Uint32Array {
  const step = indices.length < ROWS_FOR_PAIRS ? 1 : 2
  const shift = step === 1 ? 0 : 8
  const offsets = new Uint32Array(step === 1 ? 0x100 : 0x10000)
  let sorted: Uint32Array = indices.slice()
  let next: Uint32Array = new Uint32Array(indices.length)
  for (let end = columns.length; end > 0; end -= step) {
    const low = columns[end - 1] as number
    // A single column is paired with itself, which changes nothing.
    const high = columns[Math.max(0, end - step)] as number
    offsets.fill(0)
    for (let index = 0; index < sorted.length; index++) {
      const row = indices[index] as number
      offsets[((bytes[high + row] as number) << shift) | (bytes[low + row] as number)]! += 1
    }
    for (let digit = 0, offset = 0; digit < offsets.length; digit++) {
      const size = offsets[digit] as number
      offsets[digit] = offset
      offset += size
    }
    for (let index = 0; index < sorted.length; index++) {
      const row = sorted[index] as number
      const digit = ((bytes[high + row] as number) << shift) | (bytes[low + row] as number)
      next[offsets[digit] as number] = row
      offsets[digit]! += 1
    }
    ;[sorted, next] = [next, sorted]
  }
  return sorted
}

/** Columns whose byte is the same in every row order nothing and are left out. */
function varyingColumns(indices: Uint32Array, { bytes, count }: KeyBytes): number[] {
  const columns: number[] = []
  for (let column = 0; column < bytes.length; column += count) {
    const first = bytes[column + (indices[0] ?? 0)]
    let at = 1
    while (at < indices.length && bytes[column + (indices[at] as number)] === first) at++
    if (at < indices.length) columns.push(column)
  }
  return columns
}

/** Sorts each run of equal bytes with the collator: the texts are longer than their bytes. */
function sortRuns(order: Uint32Array, areTied: AreTied, compare: Compare) {
  for (let start = 0; start < order.length; ) {
    let end = start + 1
    while (end < order.length && areTied(order[start] as number, order[end] as number)) end++
    if (end - start > 1) order.subarray(start, end).sort(compare)
    start = end
  }
}

/** Merges two sorted lists. `others` is short, so each entry is inserted by binary search. */
function merge(plain: Uint32Array, others: Uint32Array, compare: Compare): Uint32Array {
  if (others.length === 0) return plain
  const merged = new Uint32Array(plain.length + others.length)
  let copied = 0
  others.forEach((other, before) => {
    let position = copied
    for (let end = plain.length; position < end; ) {
      const middle = (position + end) >>> 1
      const index = plain[middle] as number
      if ((compare(index, other) || index - other) < 0) position = middle + 1
      else end = middle
    }
    merged.set(plain.subarray(copied, position), copied + before)
    merged[position + before] = other
    copied = position
  })
  merged.set(plain.subarray(copied), copied + others.length)
  return merged
}

/** Reverses the order, but not the order of ties. Rows with another value in `hint` are none, which saves most calls. */
function reverse(order: Uint32Array, areTied: AreTied, hint?: Uint8Array | Float64Array): Uint32Array {
  const reversed = new Uint32Array(order.length)
  let filled = 0
  for (let end = order.length; end > 0; ) {
    let start = end - 1
    for (; start > 0; start--) {
      const before = order[start - 1] as number
      const row = order[start] as number
      if ((hint && hint[before] !== hint[row]) || !areTied(before, row)) break
    }
    for (let at = start; at < end; at++) reversed[filled++] = order[at] as number
    end = start
  }
  return reversed
}

function concat(first: Uint32Array, last: Uint32Array): Uint32Array {
  if (last.length === 0) return first
  const whole = new Uint32Array(first.length + last.length)
  whole.set(first)
  whole.set(last, first.length)
  return whole
}
