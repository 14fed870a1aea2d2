/** Extreme cases of a list, made from valid rows. */
export interface ExtremeRows<Row> {
  readonly none: Row[]
  readonly some: Row[]
  readonly thousand: Row[]
  readonly longWords: Row[]
  readonly missingFields: Row[]
}

const isDate = (text: string) => /^\d{4}-\d\d/.test(text)
const isAddress = (text: string) => /^(https?:|\/)/.test(text)

/** A word longer than a line. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const longer = (value: unknown) =>
  typeof value !== 'string' || isDate(value) || isAddress(value) ? value : `${value} ${LONG_WORD}`

type Change = (value: unknown, key: string) => unknown

const changed = <Row extends object>(row: Row, change: Change) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value, key)])) as Row

/** Makes every extreme case from a few valid rows. `names` are the fields that identify a row besides `id`. */
export function extremeRows<Row extends object>(
  good: readonly Row[],
  ...names: readonly (keyof Row & string)[]
): ExtremeRows<Row> {
  const isName = (key: string) => (names as readonly string[]).includes(key)
  const numbered = (n: number): Row =>
    changed(good[n % good.length] as Row, (value, key) =>
      key === 'id' ? n + 1 : isName(key) ? `${value}-${n + 1}` : value,
    )
  const many = (count: number) => Array.from({ length: count }, (_, n) => numbered(n))
  const first = many(Math.max(good.length, 3))
  return {
    none: [],
    some: many(40),
    thousand: many(1000),
    longWords: first.map((row) => changed(row, longer)),
    // Some are null, some absent.
    missingFields: [
      ...first.map((row) => changed(row, (value, key) => (key === 'id' || isName(key) ? value : null))),
      ...first.map((row, n) => ({
        id: `bare-${n}`,
        ...Object.fromEntries(names.map((key) => [key, row[key]])),
      })),
      {},
    ] as Row[],
  }
}
