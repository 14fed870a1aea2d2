import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { WriteText } from '../http/text-stream.ts'

/** How many trades one statement reads: about 300 kB of JSON. */
const PAGE = 2_000

/** The last trade of a page, in the order of the list. */
interface Position {
  entryDate: string
  stockName: string
  id: number
}

/**
 * Writes the trades of a strategy as the items of a JSON list, newest first. PostgreSQL makes the JSON, a page at a time:
 * a hundred thousand trades neither wait for each other nor keep the event loop busy.
 */
export async function writeTrades(
  tx: Database,
  write: WriteText,
  { strategyId, isLive, page = PAGE }: { strategyId: number; isLive: boolean; page?: number },
): Promise<void> {
  const state = isLive ? sql`exit_date is null` : sql`exit_date is not null`
  let after: Position | null = null
  let isFirst = true
  for (;;) {
    const rows: PageOfTrades = await readPage(tx, sql`strategy_id = ${strategyId} and ${state}`, after, page)
    if (rows.count === 0) return
    // Without the brackets of the list.
    write(`${isFirst ? '' : ','}${rows.items.slice(1, -1)}`)
    isFirst = false
    if (rows.count < page) return
    after = rows
  }
}

interface PageOfTrades extends Position {
  items: string
  count: number
}

async function readPage(tx: Database, isOfList: SQL, after: Position | null, page: number) {
  // Both parts of the condition: the first is what the index can look up.
  const isNext = after
    ? sql`and entry_date <= ${after.entryDate}::date
        and (entry_date < ${after.entryDate}::date or (stock_name, id) > (${after.stockName}, ${after.id}))`
    : sql``
  const { rows } = (await tx.execute(sql`
    with page as (
      select
        id, stock_name as "stockName", entry_price as "entryPrice", exit_price as "exitPrice", pnl,
        entry_date as "entryDate", exit_date as "exitDate"
      from trades where ${isOfList} ${isNext} order by entry_date desc, stock_name, id limit ${page}
    )
    select
      count(*)::int as count,
      json_agg(page)::text as items,
      (array_agg("entryDate"))[count(*)]::text as "entryDate",
      (array_agg("stockName"))[count(*)] as "stockName",
      (array_agg(id))[count(*)] as id
    from page`)) as unknown as { rows: PageOfTrades[] }
  return rows[0]!
}
