/** How a key is told: by its bytes alone, by its bytes and then the collator, by the collator, or not at all. */
export const TOLD = { byBytes: 0, byBytesFirst: 1, byCollator: 2, missing: 3 } as const

/** Sort keys as bytes, which compare as the keys do. Byte `d` of key `i` lies at `d * count + i`. */
export interface KeyBytes {
  readonly count: number
  readonly bytes: Uint8Array
  /** One of `TOLD` for each key. */
  readonly told: Uint8Array
}

/** More bytes would seldom tell more, and each costs a pass over all rows. */
const WIDTH = 32
const NUMBER = 1
const TEXT = 2

/** Writes numbers and printable ASCII texts as bytes, the texts in the order of the collator that `table.order.ts` has. */
export function bytesOfKeys(keys: readonly unknown[]): KeyBytes {
  const count = keys.length
  const { longest, shared } = measure(keys)
  // A number takes nine bytes; a digit that stands alone two, a letter one and a little more for its case.
  const width = Math.max(9, Math.min(WIDTH, 2 * (longest - shared) + 2))
  const bytes = new Uint8Array(count * width)
  const told = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const key = keys[index]
    if (typeof key === 'number' && !Number.isNaN(key)) writeNumber(bytes, count, index, key)
    else if (typeof key === 'string' && key !== '') told[index] = writeText(bytes, count, index, key, shared)
    else told[index] = TOLD.missing
  }
  return { count, bytes, told }
}

/** Whether the bytes of two keys are the same. The last bytes differ most. */
export function areSameBytes({ bytes, count }: KeyBytes, a: number, b: number): boolean {
  for (let column = bytes.length - count; column >= 0; column -= count)
    if (bytes[column + a] !== bytes[column + b]) return false
  return true
}

const float = new DataView(new ArrayBuffer(8))

/** With the sign bit turned, and every bit of what is negative, the bits of doubles count upwards as they do. */
function writeNumber(bytes: Uint8Array, count: number, index: number, key: number) {
  // Adding 0 makes -0 the 0 that it equals.
  float.setFloat64(0, key + 0)
  const isNegative = float.getUint8(0) > 0x7f
  bytes[index] = NUMBER
  for (let at = 0; at < 8; at++) {
    const byte = float.getUint8(at)
    bytes[(at + 1) * count + index] = isNegative ? byte ^ 0xff : at === 0 ? byte ^ 0x80 : byte
  }
}

/**
 * First what the characters are, then a 0, then the case of the letters, four to a byte: so the collator weighs
 * them. A numeral is one character of the weight of its length, followed by its value. What goes beyond the last
 * byte falls off the buffer's end, as writes to a typed array do.
 */
function writeText(bytes: Uint8Array, count: number, index: number, key: string, start: number): number {
  let place = index + count
  let letters = 0
  bytes[index] = TEXT
  for (let at = start; at < key.length; at++) {
    const code = key.charCodeAt(at)
    const weight = code < weights.length ? (weights[code] as number) : 0
    if (weight === 0) return TOLD.byCollator
    if (weight === NUMERAL) {
      let value = code - ZERO
      for (let next = key.charCodeAt(at + 1); isDigit(next); next = key.charCodeAt(at + 1)) {
        value = value * 10 + (next - ZERO)
        at++
      }
      if (value > Number.MAX_SAFE_INTEGER) return TOLD.byCollator
      place = writeNumeral(bytes, count, place, value)
      continue
    }
    if (weight > LAST_NUMERAL && letters < MOST_LETTERS) {
      // A small letter has the bit that a capital has not, and comes first.
      const letterCase = (code & LOWER_CASE_BIT) === 0 ? 2 : 1
      const shift = 6 - 2 * (letters & 3)
      cases[letters >> 2] = (shift === 6 ? 0 : (cases[letters >> 2] as number)) | (letterCase << shift)
      letters++
    }
    bytes[place] = weight
    place += count
  }
  place += count
  for (let byte = 0; byte < (letters + 3) >> 2; byte++) {
    bytes[place] = cases[byte] as number
    place += count
  }
  return place - count < bytes.length ? TOLD.byBytes : TOLD.byBytesFirst
}

const MOST_LETTERS = 4 * WIDTH
const cases = new Uint8Array(WIDTH)

function writeNumeral(bytes: Uint8Array, count: number, place: number, value: number): number {
  let length = 1
  for (let rest = value; rest > 0xff; rest = Math.floor(rest / 0x100)) length++
  const end = place + length * count
  bytes[place] = NUMERAL - 1 + length
  bytes[end] = value & 0xff
  for (let at = end - count, rest = value; at > place; at -= count) {
    rest = Math.floor(rest / 0x100)
    bytes[at] = rest & 0xff
  }
  return end + count
}

/** How long the longest text is, and what they all begin with, short of a numeral that may go on: it tells nothing. */
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
/** The weight of a numeral of one byte; signs weigh less, longer numerals more, letters most. */
const NUMERAL = 0x40
const LAST_NUMERAL = NUMERAL + 6

const isDigit = (code: number) => code >= ZERO && code <= NINE

/**
 * What the printable ASCII characters weigh, their case aside: the order that the collator gives them, written
 * down because the first use of a collator takes tens of milliseconds. A test holds the two together.
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
