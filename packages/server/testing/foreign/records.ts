import { sampleAuditLogs } from '../../src/sample-data/audit-logs.ts'
import { sampleBlogs } from '../../src/sample-data/blogs/index.ts'
import { drawCover } from '../../src/sample-data/covers/index.ts'
import { addDays, duringOffice, indianDay } from '../../src/sample-data/days.ts'
import { sampleDiscounts } from '../../src/sample-data/discounts.ts'
import { exploreCover, sampleExplore } from '../../src/sample-data/explore.ts'
import { sampleNotifications } from '../../src/sample-data/notifications.ts'
import { planIcons, samplePlans } from '../../src/sample-data/plans.ts'
import { sampleSchedulerJobs } from '../../src/sample-data/scheduler-jobs.ts'
import { sampleStaff } from '../../src/sample-data/staff.ts'
import { sampleStockSplits } from '../../src/sample-data/stock-splits.ts'
import { sampleStrategies } from '../../src/sample-data/strategies.ts'
import { sampleStrategyDescriptions } from '../../src/sample-data/strategy-descriptions.ts'
import { sampleSubscribers } from '../../src/sample-data/subscribers.ts'

/** A moment with India's offset: `2026-11-20T18:40:00+05:30`. */
export const momentText = (moment: Date) =>
  `${new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`

const momentOrNull = (moment: Date | null) => moment && momentText(moment)

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: index + 1 }))

const emptyDrawdown = { startRange: null, endRange: null, drawDownInPercentage: null }

function sampleRecords(now: Date) {
  const today = indianDay(now)
  const sampled = sampleStrategies(today).slice(0, 45)
  const descriptions = sampleStrategyDescriptions(today).slice(0, 20)
  const codes = sampled.map(({ strategy }) => strategy.strategyCode)

  // Dates of a list that sorts by them differ in their day: a dialect of days could not tell them apart.
  const strategyDates = (index: number) => ({
    createdOn: momentText(duringOffice(addDays(today, -1100 + ((index * 37) % 101) * 7), index)),
    modifiedOn:
      index % 9 === 4 ? null : momentText(duringOffice(addDays(today, -((index * 29) % 97)), index)),
  })
  const strategies = sampled.map(({ strategy, drawdown }, index) => ({
    id: index + 1,
    strategyCode: strategy.strategyCode,
    xirr: strategy.xirr,
    netReturn: strategy.netReturn,
    drawDownStartDate: (drawdown ?? emptyDrawdown).startRange,
    drawDownEndDate: (drawdown ?? emptyDrawdown).endRange,
    drawDownPercentage: (drawdown ?? emptyDrawdown).drawDownInPercentage,
    status: strategy.status,
    ...strategyDates(index),
  }))
  // The first strategy has everything; the others are too young for trades.
  const details = sampled.map(({ strategy, trades, highlights, drawdown }, index) => {
    const own = numbered(index === 0 ? trades.map(({ strategyId: _, ...trade }) => trade) : [])
    const { strategyDescriptionCode, videoLink, strategyDescription } = descriptions[index % 20]!
    const { strategyId: _, ...figures } = highlights ?? { strategyId: 0 }
    const { strategyId: __, ...fall } = drawdown ?? { strategyId: 0 }
    return {
      strategyCode: strategy.strategyCode,
      netReturns: strategy.netReturn,
      xirr: strategy.xirr,
      pnl: strategy.pnl,
      status: strategy.status,
      ...strategyDates(index),
      // An exclusion names a stock only, so no two live trades share one.
      liveTrades: [
        ...Map.groupBy(
          own.filter(({ exitDate }) => exitDate === null),
          ({ stockName }) => stockName,
        ),
      ]
        .map(([, [trade]]) => trade!)
        .slice(0, 6),
      closedTrades: own.filter(({ exitDate }) => exitDate !== null).slice(0, 20),
      strategyHighlights:
        index === 0
          ? { ...figures, strategyDescriptionCode, videoLink, strategyDescription, status: 1 }
          : null,
      drawdown: index === 0 ? fall : null,
    }
  })

  return {
    staff: sampleStaff(today).map(({ role: _, createdOn: __, ...person }) => person),
    exploreItems: numbered(exploreOf(today)),
    strategies,
    details,
    descriptions: descriptions.map((description) => ({
      ...description,
      createdOn: momentText(description.createdOn),
      modifiedOn: momentOrNull(description.modifiedOn),
    })),
    exclusions: details[0]!.liveTrades.slice(-1).map(({ stockName, entryDate }) => ({
      stockName,
      businessDate: entryDate,
    })),
    notifications: (['App', 'WhatsApp', 'Email'] as const).flatMap((channel) =>
      sampleNotifications(today)
        .filter(({ type }) => type === channel)
        .slice(0, 20)
        .map((each) => ({
          ...each,
          topic: each.topic as string | null,
          createdAt: momentText(each.createdAt),
          modifiedOn: momentOrNull(each.modifiedOn),
        })),
    ),
    stockSplits: numbered(
      sampleStockSplits(today)
        .slice(-24)
        .map((split) => ({ ...split, createdon: momentText(split.createdon) })),
    ),
    schedulerJobs: numbered(
      Object.values(Object.groupBy(sampleSchedulerJobs(today), ({ scheduler_name }) => scheduler_name))
        .flatMap((jobs) => jobs.slice(-6))
        .map((job) => ({
          ...job,
          startDate: momentText(job.startDate),
          end_date: momentOrNull(job.end_date),
        })),
    ),
    auditLogs: numbered(
      sampleAuditLogs(today)
        .slice(-40)
        .map((log) => ({ ...log, executedOn: momentText(log.executedOn) })),
    ),
    blogs: blogsOf(today),
    plans: samplePlans(sampled.map(({ strategy }) => strategy))
      .slice(0, 6)
      .map((plan, index) => ({ ...plan, isSubscribed: index === 0 ? 24 : 0 })),
    discounts: numbered(sampleDiscounts(codes).slice(0, 18)),
    subscribers: numbered(sampleSubscribers(codes, today).slice(0, 24)).map((subscriber, index) => ({
      ...subscriber,
      userid: index + 101,
      createdon: momentText(subscriber.createdon),
      modifiedon: momentOrNull(subscriber.modifiedon),
    })),
    /** What came to the contact form. */
    tickets: [] as unknown[],
  }
}

/** A type without literals: what is written later is no sample. */
type Plain<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? Plain<Item>[]
      : Value extends object
        ? { -readonly [Name in keyof Value]: Plain<Value[Name]> }
        : Value

/** The canonical records: numbers are numbers, days are `YYYY-MM-DD`, moments have India's offset, ids are 1 to n. */
export type Records = Plain<ReturnType<typeof sampleRecords>>

/** Sample records; the same ones for one day in India. */
export function createRecords(now: Date): Records {
  const today = indianDay(now)
  const records = made.get(today) ?? sampleRecords(now)
  made.set(today, records)
  return structuredClone(records)
}

// Sampling takes as long as a whole journey, so each day is sampled once.
const made = new Map<string, Records>()

/** The same staff and no other record, for lists that are empty. */
export function createEmptyRecords(now: Date): Records {
  const records = createRecords(now)
  const none = Object.keys(records).map((name) => [name, []])
  return { ...records, ...Object.fromEntries(none), staff: records.staff }
}

const exploreOf = (today: string) =>
  (['learn', 'offer', 'feature', 'service'] as const).flatMap((name) =>
    sampleExplore(today)
      .filter(({ section }) => section === name)
      .slice(0, 7)
      .map((item) => ({
        ...item,
        // An item may be added without any of these.
        section: item.section as string | null,
        type: item.type as string | null,
        text: item.text as string | null,
        description: item.description as string | null,
        backgroundImage: item.backgroundImage as string | null,
        createdOn: momentText(item.createdOn),
        modifiedOn: momentOrNull(item.modifiedOn),
      })),
  )

const blogsOf = (today: string) =>
  numbered(sampleBlogs(today).blogs.slice(-24)).map(({ category, htmlPage, backgroundImage, ...blog }) => ({
    ...blog,
    publishedDate: momentText(blog.publishedDate),
    categories: category === null ? null : blog.id % 4 === 0 ? [category, 'Market Events'] : [category],
    htmlPageLink: `/files/${htmlPage}` as string | null,
    backgroundImage: backgroundImage && `/files/${backgroundImage}`,
    liked: false,
  }))

/** A page or picture. */
export interface StoredFile {
  readonly type: string
  readonly body: string | ArrayBuffer
}

/** The pages and pictures that the records name, by path. */
export function createFiles(now: Date): Map<string, StoredFile> {
  const today = indianDay(now)
  const known = drawn.get(today)
  if (known) return new Map(known)
  const drawings = [
    ...sampleExplore(today).map(({ id }) => ({
      name: exploreCover(id),
      text: drawCover(`explore ${id}`, id),
    })),
    ...planIcons.map((name, index) => ({ name, text: drawCover(name, index * 3) })),
  ]
  const files = [...sampleBlogs(today).files, ...drawings.map((each) => ({ ...each, type: 'image/svg+xml' }))]
  drawn.set(today, new Map(files.map(({ name, type, text }) => [`/files/${name}`, { type, body: text }])))
  return createFiles(now)
}

const drawn = new Map<string, ReadonlyMap<string, StoredFile>>()
