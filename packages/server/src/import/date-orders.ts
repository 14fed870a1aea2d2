import { typeOf } from './cells.ts'
import { type DateOrder, orderOf, toDay } from './dates.ts'
import { ImportFailure } from './import-failure.ts'
import type { ImportKind } from './import-kind.ts'
import type { SourceRow } from './source-row.ts'

interface OrderOptions {
  readonly kind: ImportKind
  /** The order of columns that do not show it. */
  readonly given?: DateOrder | undefined
  /** Reads the rows of the file again, from the first. */
  readonly readAgain: () => Promise<AsyncIterable<SourceRow>>
}

/**
 * Decides how dates such as 05/04/2024 are read, by the whole column: one day above 12 shows the order, or one in another column. The file is read a second
 * time when the first such date comes; a file without one is not.
 */
export function createDateOrders({ kind, given, readAgain }: OrderOptions) {
  const columns = Object.keys(kind.columns).filter((column) => typeOf(kind.columns[column]!) === 'date')
  let orders: Promise<ReadonlyMap<string, DateOrder | null>> | null = null
  const ambiguous = new Set<string>()

  async function orderFor(column: string, value: unknown): Promise<DateOrder> {
    orders ??= findOrders(columns, await readAgain())
    const shown = await shownBy(orders, column)
    if (shown !== null) return shown
    ambiguous.add(column)
    return given ?? refuseAmbiguous(column, String(value))
  }

  return {
    ambiguous: (): readonly string[] => [...ambiguous],
    /** Replaces dates of two possible orders by days. Returns whether there were any. */
    async resolve(values: Record<string, unknown>): Promise<void> {
      for (const column of columns) {
        const value = values[column]
        if (orderOf(value) !== 'either') continue
        const text = String(value).trim()
        const day = toDay(text, await orderFor(column, text))
        values[column] = text.replace(/^\S+/, day ?? '$&')
      }
    },
  }
}

export type DateOrders = ReturnType<typeof createDateOrders>

/** The order that a column shows, or that all others of the file do. */
async function shownBy(orders: Promise<ReadonlyMap<string, DateOrder | null>>, column: string) {
  const all = await orders
  const own = all.get(column) ?? null
  const others = new Set([...all.values()].filter((order) => order !== null))
  return own ?? (others.size === 1 ? [...others][0]! : null)
}

/** The order that each column shows; null for one that shows none, or both. */
async function findOrders(columns: readonly string[], rows: AsyncIterable<SourceRow>) {
  const shown = new Map(columns.map((column) => [column, new Set<DateOrder>()]))
  for await (const { values } of rows) {
    if (values === null) continue
    for (const column of columns) {
      const order = orderOf(values[column])
      if (order === 'day-first' || order === 'month-first') shown.get(column)!.add(order)
    }
  }
  return new Map(
    [...shown].map(([column, [first, ...others]]) => [column, others.length > 0 ? null : (first ?? null)]),
  )
}

function refuseAmbiguous(column: string, value: string): never {
  const reading = (order: DateOrder) => toDay(value, order)
  throw new ImportFailure(
    `“${value}” in ${column} can be ${reading('day-first')} or ${reading('month-first')}, and no other date of the column shows which. Say whether the day or the month is first (--dates day-first or --dates month-first).`,
    `Dates in ${column} can be read in two orders.`,
  )
}
