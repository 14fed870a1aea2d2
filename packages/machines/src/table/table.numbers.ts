/** The sort keys of a column of numbers. */
export interface Numbers {
  /** By row; 0 where the key is missing. */
  readonly values: Float64Array
  /** The rows with a key, and those without. */
  readonly present: Uint32Array
  readonly missing: Uint32Array
}

/** As many rows as the packed keys can tell apart. */
const ROW_BITS = 20
const ROWS = 2 ** ROW_BITS
const ROW = ROWS - 1

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

/** Reads a column's keys; null if one is a text. NaN and other values are missing. */
export function numbersOf(keys: readonly unknown[]): Numbers | null {
  const { length } = keys
  if (length > ROWS || !isLittleEndian) return null
  const values = new Float64Array(length)
  const present = new Uint32Array(length)
  const missing = new Uint32Array(length)
  let known = 0
  let unknown = 0
  for (let row = 0; row < length; row++) {
    const key = keys[row]
    if (typeof key === 'number' && !Number.isNaN(key)) {
      // Adding 0 turns -0 into 0.
      values[row] = key + 0
      present[known++] = row
    } else if (typeof key === 'string' && key !== '') return null
    else missing[unknown++] = row
  }
  return { values, present: present.subarray(0, known), missing: missing.subarray(0, unknown) }
}

/**
 * Rows sorted by their numbers, ties as loaded. The engine's own sort of integers, which calls nothing, sorts the first 44
 * bits of each number with the row below them: a third of the time of a comparison function.
 */
export function sortNumbers({ values, present }: Numbers, isDescending: boolean): Uint32Array {
  const { length } = present
  const halves = new Uint32Array(values.buffer)
  const packed = new BigUint64Array(length)
  const words = new Uint32Array(packed.buffer)
  for (let at = 0; at < length; at++) {
    const row = present[at] as number
    const low = halves[2 * row] as number
    const high = halves[2 * row + 1] as number
    // A double's bits sort as its value when the sign bit is flipped, and for negatives every bit.
    const isNegative = high >>> 31 === 1
    const flipped = isNegative !== isDescending ? -1 : 0
    words[2 * at] = ((low ^ flipped) & ~ROW) | row
    words[2 * at + 1] = high ^ flipped ^ (isNegative ? 0 : 0x8000_0000)
  }
  packed.sort()
  const order = new Uint32Array(length)
  for (let at = 0; at < length; at++) order[at] = (words[2 * at] as number) & ROW
  sortRest(order, words, values, isDescending)
  return order
}

/** Sorts numbers that differ only in the bits that were left out. */
function sortRest(order: Uint32Array, words: Uint32Array, values: Float64Array, isDescending: boolean) {
  const isLike = (at: number) =>
    words[2 * at + 1] === words[2 * at - 1] &&
    (words[2 * at] as number) >>> ROW_BITS === (words[2 * at - 2] as number) >>> ROW_BITS
  const value = (row: number) => values[row] as number
  const compare = (a: number, b: number) =>
    (isDescending ? value(b) - value(a) : value(a) - value(b)) || a - b
  for (let at = 1; at < order.length; at++) {
    if (words[2 * at + 1] !== words[2 * at - 1] || !isLike(at)) continue
    if (values[order[at] as number] === values[order[at - 1] as number]) continue
    let start = at - 1
    while (start > 0 && isLike(start)) start--
    let end = at + 1
    while (end < order.length && isLike(end)) end++
    order.subarray(start, end).sort(compare)
    at = end
  }
}
