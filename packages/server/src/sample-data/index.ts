import type { Database } from '../db/database.ts'
import {
  auditLogs,
  blogs,
  discounts,
  drawdowns,
  excludedLiveTrades,
  exploreItems,
  files,
  notifications,
  recipients,
  schedulerJobs,
  stockSplits,
  strategies,
  strategyDescriptions,
  strategyHighlights,
  strategyPlans,
  strategySubscribers,
  tickets,
  trades,
  users,
} from '../db/schema/index.ts'
import { duringOffice, indianDay } from './days.ts'
import { continueIds, insertAll } from './insert.ts'
import {
  sampleAuditLogs,
  sampleBlogs,
  sampleDiscounts,
  sampleExplore,
  sampleFiles,
  sampleNotifications,
  samplePlans,
  sampleRecipients,
  sampleSchedulerJobs,
  sampleStaff,
  sampleStockSplits,
  sampleStrategyDescriptions,
  sampleSubscribers,
  sampleTickets,
} from './rows.ts'
import { sampleStrategies } from './strategies.ts'

/** Fills an empty database with the sample data. The same day in India gives the same rows. */
export async function seed(database: Database, { today: moment }: { today: Date }): Promise<void> {
  const today = indianDay(moment)
  const sampled = sampleStrategies(today)
  const sampledStrategies = sampled.map(({ strategy }) => strategy)
  const plans = samplePlans(sampledStrategies)
  const codes = plans.map((plan) => plan.strategyCode)
  const highlights = sampled.flatMap((each) => each.highlights ?? [])
  const fileRows = sampleFiles().map((file) => ({ ...file, createdOn: moment }))

  await insertAll(database, users, sampleStaff(today))
  await insertAll(database, files, fileRows)
  await insertAll(database, exploreItems, sampleExplore(today))
  await insertAll(database, strategyDescriptions, sampleStrategyDescriptions(today))
  await insertAll(database, strategies, sampledStrategies)
  await insertAll(
    database,
    trades,
    sampled.flatMap((each) => each.trades),
  )
  await insertAll(database, strategyHighlights, highlights)
  await insertAll(
    database,
    drawdowns,
    sampled.flatMap(({ drawdown }) => drawdown ?? []),
  )
  await insertAll(database, excludedLiveTrades, excludedOf(sampled, today))
  await insertAll(database, notifications, sampleNotifications(today))
  await insertAll(database, recipients, sampleRecipients(today))
  await insertAll(database, stockSplits, sampleStockSplits(today))
  await insertAll(database, schedulerJobs, sampleSchedulerJobs(today))
  await insertAll(database, auditLogs, sampleAuditLogs(today))
  await insertAll(database, blogs, sampleBlogs(today))
  await insertAll(database, strategyPlans, plans)
  await insertAll(database, discounts, sampleDiscounts(codes))
  await insertAll(database, tickets, sampleTickets(today))
  await insertAll(database, strategySubscribers, sampleSubscribers(codes, today))
  await continueIds(database, [exploreItems, strategyDescriptions, strategies, blogs, strategyPlans])
}

/** A few live trades that staff have excluded. */
const excludedOf = (sampled: ReturnType<typeof sampleStrategies>, today: string) =>
  sampled
    .flatMap((each) => each.trades.filter((trade) => trade.exitDate === null))
    .filter((_, at) => at % 400 === 17)
    .map(({ stockName, entryDate }, at) => ({
      stockName,
      businessDate: entryDate,
      excludedOn: duringOffice(today, at),
    }))
