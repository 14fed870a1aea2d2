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
import { sampleAuditLogs } from './audit-logs.ts'
import { sampleBlogs, samplePictures } from './blogs/index.ts'
import { drawCover } from './covers/index.ts'
import { duringOffice, indianDay } from './days.ts'
import { sampleDiscounts } from './discounts.ts'
import { exploreCover, sampleExplore } from './explore.ts'
import { continueIds, insertAll } from './insert.ts'
import { sampleNotifications } from './notifications.ts'
import { planIcons, samplePlans } from './plans.ts'
import { sampleRecipients } from './recipients.ts'
import { sampleSchedulerJobs } from './scheduler-jobs.ts'
import { sampleStaff } from './staff.ts'
import { sampleStockSplits } from './stock-splits.ts'
import { sampleStrategies } from './strategies.ts'
import { sampleStrategyDescriptions } from './strategy-descriptions.ts'
import { sampleSubscribers } from './subscribers.ts'
import { sampleTickets } from './tickets.ts'

/** Fills an empty database with the sample data. The same day in India gives the same rows. */
export async function seed(database: Database, { today: moment }: { today: Date }): Promise<void> {
  const today = indianDay(moment)
  const explore = sampleExplore(today)
  const sampled = sampleStrategies(today)
  const plans = samplePlans(sampled.map(({ strategy }) => strategy))
  const codes = plans.map((plan) => plan.strategyCode)
  const articles = sampleBlogs(today)
  const drawings = [
    ...explore.map(({ id }) => ({ name: exploreCover(id), text: drawCover(`explore ${id}`, id) })),
    ...planIcons.map((name, at) => ({ name, text: drawCover(name, at * 3) })),
  ]
  const texts = [...articles.files, ...drawings.map((drawing) => ({ ...drawing, type: 'image/svg+xml' }))]
  const allFiles = [
    ...texts.map(({ name, type, text }) => ({ name, type, bytes: new TextEncoder().encode(text) })),
    ...samplePictures(),
  ]

  await insertAll(database, users, sampleStaff(today))
  await insertAll(
    database,
    files,
    allFiles.map((file) => ({ ...file, createdOn: moment })),
  )
  await insertAll(database, exploreItems, explore)
  await insertAll(database, strategyDescriptions, sampleStrategyDescriptions(today))
  await insertAll(
    database,
    strategies,
    sampled.map(({ strategy }) => strategy),
  )
  await insertAll(
    database,
    trades,
    sampled.flatMap((each) => each.trades),
  )
  await insertAll(
    database,
    strategyHighlights,
    sampled.flatMap(({ highlights }) => highlights ?? []),
  )
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
  await insertAll(database, blogs, articles.blogs)
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
