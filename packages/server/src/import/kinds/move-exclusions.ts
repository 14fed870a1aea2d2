import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { excludedLiveTrades, trades } from '../../db/schema/index.ts'
import { deleteUnusedExclusion, type TradeName } from '../../strategies/move-exclusion.ts'
import { staged } from '../stage-rows.ts'

/** Updates trades, and keeps those excluded that get another stock name or entry date, as `moveExclusion` does for one. */
export async function updateWithExclusions(tx: Database, update: () => Promise<number>): Promise<number> {
  const { rows: namesBefore } = (await tx.execute(sql`
    with moved as (
      select t.stock_name as name_before, t.entry_date as date_before, s.stock_name, s.entry_date, e.excluded_on
      from ${staged} s
      join ${trades} t on t.external_key = s.external_key
      join ${excludedLiveTrades} e on e.stock_name = t.stock_name and e.business_date = t.entry_date
      where t.exit_date is null and (t.stock_name, t.entry_date) <> (s.stock_name, s.entry_date)
    ), added as (
      insert into ${excludedLiveTrades} (stock_name, business_date, excluded_on)
      select stock_name, entry_date, excluded_on from moved
      on conflict do nothing
    )
    select distinct name_before as "stockName", date_before::text as "entryDate" from moved`)) as unknown as {
    rows: TradeName[]
  }
  const changed = await update()
  for (const name of namesBefore) await deleteUnusedExclusion(tx, name)
  return changed
}
