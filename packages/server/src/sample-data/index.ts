import type { Database } from '../db/database.ts'
import * as tables from '../db/schema/index.ts'
import { duringOffice, indianDay } from './days.ts'
import { continueIds, insertAll } from './insert.ts'
import * as rows from './rows.ts'
import { sampleStrategies } from './strategies.ts'

/** Fills an empty database with the sample data. The same day in India gives the same rows. */
export async function seed(database: Database, { today: moment }: { today: Date }): Promise<void> {
  const today = indianDay(moment)
  const sampled = sampleStrategies(today)
  const strategies = sampled.map(({ strategy }) => strategy)
  const trades = sampled.flatMap((each) => each.trades)
  const plans = rows.samplePlans(strategies)
  const codes = plans.map((plan) => plan.strategyCode)
  const files = rows.sampleFiles().map((file) => ({ ...file, createdOn: moment }))
  // A few live trades that staff have excluded.
  const excluded = trades
    .filter(({ exitDate }) => exitDate === null)
    .filter((_, at) => at % 400 === 17)
    .map(({ stockName, entryDate: businessDate }, at) => ({
      stockName,
      businessDate,
      excludedOn: duringOffice(today, at),
    }))

  await insertAll(database, tables.users, rows.sampleStaff(today))
  await insertAll(database, tables.files, files)
  await insertAll(database, tables.exploreItems, rows.sampleExplore(today))
  await insertAll(database, tables.strategyDescriptions, rows.sampleStrategyDescriptions(today))
  await insertAll(database, tables.strategies, strategies)
  await insertAll(database, tables.trades, trades)
  const highlights = sampled.flatMap((each) => each.highlights ?? [])
  await insertAll(database, tables.strategyHighlights, highlights)
  const drawdowns = sampled.flatMap(({ drawdown }) => drawdown ?? [])
  await insertAll(database, tables.drawdowns, drawdowns)
  await insertAll(database, tables.excludedLiveTrades, excluded)
  await insertAll(database, tables.notifications, rows.sampleNotifications(today))
  await insertAll(database, tables.recipients, rows.sampleRecipients(today))
  await insertAll(database, tables.stockSplits, rows.sampleStockSplits(today))
  await insertAll(database, tables.schedulerJobs, rows.sampleSchedulerJobs(today))
  await insertAll(database, tables.auditLogs, rows.sampleAuditLogs(today))
  await insertAll(database, tables.blogs, rows.sampleBlogs(today))
  await insertAll(database, tables.strategyPlans, plans)
  await insertAll(database, tables.discounts, rows.sampleDiscounts(codes))
  await insertAll(database, tables.tickets, rows.sampleTickets(today))
  await insertAll(database, tables.strategySubscribers, rows.sampleSubscribers(codes, today))
  const numbered = [tables.exploreItems, tables.strategyDescriptions, tables.strategies, tables.blogs]
  await continueIds(database, [...numbered, tables.strategyPlans])
}
