/** How a key compares: by bytes alone, by bytes and then the collator, by the collator, or not at all. */
export const COMPARISON = { byBytes: 0, byBytesFirst: 1, byCollator: 2, missing: 3 } as const

/** Sort keys as bytes that compare as the keys do. Byte `d` of key `i` is at `d * count + i`. */
export interface KeyBytes {
  readonly count: number
  readonly bytes: Uint8Array
  /** One of `COMPARISON` for each key. */
  readonly comparisons: Uint8Array
}

/** More bytes seldom decide more, and each costs a pass over all rows. */
const WIDTH = 32
const NUMBER = 1
const TEXT = 2

/** Encodes numbers and printable ASCII texts; texts in the order of the collator of `table.order.ts`. */
export function bytesOfKeys(keys: readonly unknown[]): KeyBytes {
  const count = keys.length
  const { longest, shared } = measure(keys)
  // A number takes nine bytes, a single digit two, a letter one and a quarter for its case.
  const width = Math.max(9, Math.min(WIDTH, 2 * (longest - shared) + 2))
  const bytes = new Uint8Array(count * width)
  const comparisons = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const key = keys[index]
    if (typeof key === 'number' && !Number.isNaN(key)) writeNumber(bytes, count, index, key)
    else if (typeof key === 'string' && key !== '')
      comparisons[index] = writeText(bytes, count, index, key, shared)
    else comparisons[index] = COMPARISON.missing
  }
  return { count, bytes, comparisons }
}

/** Whether two rows have the same bytes in some columns. Starts at the last, which differ most often. */
export function areSameBytes({ bytes }: KeyBytes, columns: readonly number[], a: number, b: number): boolean {
  for (let at = columns.length - 1; at >= 0; at--) {
    const column = columns[at] as number
    if (bytes[column + a] !== bytes[column + b]) return false
  }
  return true
}

const float = new DataView(new ArrayBuffer(8))

/** A double's bits sort as its value when the sign bit is flipped, and for negatives every bit. */
function writeNumber(bytes: Uint8Array, count: number, index: number, key: number) {
  // Adding 0 turns -0 into 0.
  float.setFloat64(0, key + 0)
  const isNegative = float.getUint8(0) > 0x7f
  bytes[index] = NUMBER
  for (let at = 0; at < 8; at++) {
    const byte = float.getUint8(at)
    bytes[(at + 1) * count + index] = isNegative ? byte ^ 0xff : at === 0 ? byte ^ 0x80 : byte
  }
}

/**
 * The characters, then a 0, then the case of the letters, four to a byte, as the collator weighs them. A numeral is one
 * character weighted by its length, followed by its value. Writes beyond the buffer's end are dropped by the typed array.
 */
function writeText(bytes: Uint8Array, count: number, index: number, key: string, start: number): number {
  let position = index + count
  let letters = 0
  bytes[index] = TEXT
  for (let at = start; at < key.length; at++) {
    const code = key.charCodeAt(at)
    const weight = code < weights.length ? (weights[code] as number) : 0
    if (weight === 0) return COMPARISON.byCollator
    if (weight === NUMERAL) {
      let value = code - ZERO
      for (let next = key.charCodeAt(at + 1); isDigit(next); next = key.charCodeAt(at + 1)) {
        value = value * 10 + (next - ZERO)
        at++
      }
      if (value > Number.MAX_SAFE_INTEGER) return COMPARISON.byCollator
      position = writeNumeral(bytes, count, position, value)
      continue
    }
    if (weight > LAST_NUMERAL && letters < MOST_LETTERS) {
      // A lower-case letter has the bit set, and sorts first.
      const letterCase = (code & LOWER_CASE_BIT) === 0 ? 2 : 1
      const shift = 6 - 2 * (letters & 3)
      cases[letters >> 2] = (shift === 6 ? 0 : (cases[letters >> 2] as number)) | (letterCase << shift)
      letters++
    }
    bytes[position] = weight
    position += count
  }
  position += count
  for (let byte = 0; byte < (letters + 3) >> 2; byte++) {
    bytes[position] = cases[byte] as number
    position += count
  }
  return position - count < bytes.length ? COMPARISON.byBytes : COMPARISON.byBytesFirst
}

const MOST_LETTERS = 4 * WIDTH
const cases = new Uint8Array(WIDTH)

function writeNumeral(bytes: Uint8Array, count: number, position: number, value: number): number {
  let length = 1
  for (let rest = value; rest > 0xff; rest = Math.floor(rest / 0x100)) length++
  const end = position + length * count
  bytes[position] = NUMERAL - 1 + length
  bytes[end] = value & 0xff
  for (let at = end - count, rest = value; at > position; at -= count) {
    rest = Math.floor(rest / 0x100)
    bytes[at] = rest & 0xff
  }
  return end + count
}

/** The longest text's length, and the shared prefix, which orders nothing. The prefix ends before a numeral. */
function measure(keys: readonly unknown[]): { longest: number; shared: number } {
  let first: string | undefined
  let longest = 0
  let shared = 0
  for (const key of keys) {
    if (typeof key !== 'string' || key === '') continue
    if (first === undefined) {
      first = key
      shared = key.length
    }
    if (key.length > longest) longest = key.length
    let at = 0
    while (at < shared && key.charCodeAt(at) === first.charCodeAt(at)) at++
    shared = at
  }
  while (shared > 0 && isDigit(first?.charCodeAt(shared - 1) ?? 0)) shared--
  return { longest, shared }
}

const ZERO = 0x30
const NINE = 0x39
const LOWER_CASE_BIT = 0x20
/** The weight of a one-byte numeral. Signs weigh less, longer numerals more, letters most. */
const NUMERAL = 0x40
const LAST_NUMERAL = NUMERAL + 6

const isDigit = (code: number) => code >= ZERO && code <= NINE

/**
 * The collator's order of printable ASCII characters without case. It is a constant because the first use of a collator
 * takes tens of milliseconds; a test compares the two.
 */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const weights = new Uint8Array(0x7f)
for (const [at, sign] of [...SIGNS].entries()) weights[sign.charCodeAt(0)] = at + 1
for (let digit = ZERO; digit <= NINE; digit++) weights[digit] = NUMERAL
for (const [at, letter] of [...LETTERS].entries()) {
  weights[letter.charCodeAt(0)] = LAST_NUMERAL + 1 + at
  weights[letter.toUpperCase().charCodeAt(0)] = LAST_NUMERAL + 1 + at
}
