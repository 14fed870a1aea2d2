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

/** Writes numbers and printable ASCII texts as bytes, the texts in the order of the collator. */
export function bytesOfKeys(keys: readonly unknown[], collator: Intl.Collator): KeyBytes {
  const count = keys.length
  const weights = weightsOf(collator)
  const shared = sharedStart(keys)
  const bytes = new Uint8Array(count * Math.min(WIDTH, widest(keys, shared)))
  const told = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const key = keys[index]
    if (typeof key === 'number' && !Number.isNaN(key)) writeNumber(bytes, count, index, key)
    else if (typeof key === 'string' && key !== '')
      told[index] = writeText(bytes, count, index, key, shared, weights)
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
 * First what the characters are, then a 0, then the case of the letters: so the collator weighs them.
 * A numeral is one character of the weight of its length, followed by its value.
 */
function writeText(
  bytes: Uint8Array,
  count: number,
  index: number,
  key: string,
  start: number,
  weights: Uint8Array,
): number {
  let place = index
  bytes[place] = TEXT
  place += count
  for (let at = start; at < key.length; ) {
    const code = key.charCodeAt(at)
    if (code < FIRST || code > LAST) return TOLD.byCollator
    if (!isDigit(code)) {
      bytes[place] = weights[code] as number
      place += count
      at++
      continue
    }
    let value = 0
    for (let digit = code; isDigit(digit); digit = key.charCodeAt(++at)) value = value * 10 + (digit - ZERO)
    if (value > Number.MAX_SAFE_INTEGER) return TOLD.byCollator
    let length = 1
    for (let rest = value; rest >= 256; rest = Math.floor(rest / 256)) length++
    bytes[place] = (weights[ZERO] as number) + length
    place += length * count
    for (let from = place; length > 0; length--, from -= count) {
      bytes[from] = value % 256
      value = Math.floor(value / 256)
    }
    place += count
  }
  place += count
  for (let at = start; at < key.length; at++) {
    const code = key.charCodeAt(at)
    const lower = code | LOWER_CASE_BIT
    if (lower < SMALL_A || lower > SMALL_Z) continue
    bytes[place] = code === lower ? 1 : 2
    place += count
  }
  return place - count < bytes.length ? TOLD.byBytes : TOLD.byBytesFirst
}

/** The length of what all texts begin with, short of a numeral that may go on: it tells nothing. */
function sharedStart(keys: readonly unknown[]): number {
  let first: string | undefined
  let shared = 0
  for (const key of keys) {
    if (typeof key !== 'string' || key === '') continue
    if (first === undefined) {
      first = key
      shared = key.length
    }
    let at = 0
    while (at < shared && key.charCodeAt(at) === first.charCodeAt(at)) at++
    shared = at
    if (shared === 0) return 0
  }
  while (shared > 0 && isDigit(first?.charCodeAt(shared - 1) ?? 0)) shared--
  return shared
}

/** The most bytes that any of the keys can take. */
function widest(keys: readonly unknown[], shared: number): number {
  let longest = 0
  for (const key of keys) if (typeof key === 'string' && key.length > longest) longest = key.length
  // A digit that stands alone takes two bytes, a letter one and one more for its case.
  return Math.max(9, 2 * (longest - shared) + 2)
}

const FIRST = 0x20
const LAST = 0x7e
const ZERO = 0x30
const NINE = 0x39
const SMALL_A = 0x61
const SMALL_Z = 0x7a
const LOWER_CASE_BIT = 0x20
const NUMERAL_LENGTHS = 7

const isDigit = (code: number) => code >= ZERO && code <= NINE

/** What each ASCII character weighs, its case aside, asked of the collator itself. */
function weightsOf(collator: Intl.Collator): Uint8Array {
  const byLetter = new Intl.Collator(collator.resolvedOptions().locale, { sensitivity: 'base' })
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))
  const weights = new Uint8Array(LAST + 1)
  let weight = 0
  let before = ''
  for (const character of characters.sort(byLetter.compare)) {
    if (byLetter.compare(before, character) !== 0) weight++
    if (before === '9') weight += NUMERAL_LENGTHS
    before = character
    weights[character.charCodeAt(0)] = weight
  }
  return weights
}
