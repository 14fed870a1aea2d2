import { isRecord } from '@tarang/machines/unknown-json'
import { addDays, duringOffice, indianDay } from '../../src/sample-data/days.ts'
import {
  sampleAuditLogs,
  sampleBlogs,
  sampleDiscounts,
  sampleExplore,
  sampleFiles,
  sampleNotifications,
  samplePlans,
  sampleSchedulerJobs,
  sampleStaff,
  sampleStockSplits,
  sampleStrategyDescriptions,
  sampleSubscribers,
} from '../../src/sample-data/rows.ts'
import { sampleStrategies } from '../../src/sample-data/strategies.ts'

/** A moment with India's offset: `2026-11-20T18:40:00+05:30`. */
export const momentText = (moment: Date) =>
  `${new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: index + 1 }))

/** A copy with every `Date` as text. */
const withoutDates = (value: unknown): unknown => {
  if (value instanceof Date) return momentText(value)
  if (Array.isArray(value)) return value.map(withoutDates)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutDates(each)]))
}

interface Traded {
  stockName: string
  exitDate: string | null
}

/** An exclusion names a stock only, so no two live trades share one. */
const isFirstLiveOfItsStock = ({ stockName, exitDate }: Traded, index: number, all: readonly Traded[]) =>
  exitDate === null &&
  !all.slice(0, index).some((other) => other.exitDate === null && other.stockName === stockName)

const emptyDrawdown = { startRange: null, endRange: null, drawDownInPercentage: null }

function sampleRecords(now: Date) {
  const today = indianDay(now)
  const sampled = sampleStrategies(today).slice(0, 45)
  const descriptions = sampleStrategyDescriptions(today).slice(0, 20)
  const codes = sampled.map(({ strategy }) => strategy.strategyCode)

  // Dates of a sortable list differ by day, because some dialects have no time of day.
  const strategyDates = (index: number) => ({
    createdOn: duringOffice(addDays(today, -1100 + ((index * 37) % 101) * 7), index),
    modifiedOn: index % 9 === 4 ? null : duringOffice(addDays(today, -((index * 29) % 97)), index),
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
  // Only the first strategy has trades, so that the details of the others lack some parts.
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
      liveTrades: own.filter(isFirstLiveOfItsStock).slice(0, 6),
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
    descriptions,
    exclusions: details[0]!.liveTrades.slice(-1).map(({ stockName, entryDate }) => ({
      stockName,
      businessDate: entryDate,
    })),
    notifications: (['App', 'WhatsApp', 'Email'] as const).flatMap((channel) =>
      sampleNotifications(today)
        .filter(({ type }) => type === channel)
        .slice(0, 20)
        .map((each) => ({ ...each, topic: each.topic as string | null })),
    ),
    stockSplits: numbered(sampleStockSplits(today).slice(-24)),
    schedulerJobs: numbered(
      [...Map.groupBy(sampleSchedulerJobs(today), (job) => job.scheduler_name).values()].flatMap((jobs) =>
        jobs.slice(-6),
      ),
    ),
    auditLogs: numbered(sampleAuditLogs(today).slice(-40)),
    blogs: blogsOf(today),
    plans: samplePlans(sampled.map(({ strategy }) => strategy))
      .slice(0, 6)
      .map((plan, index) => ({ ...plan, isSubscribed: index === 0 ? 24 : 0 })),
    discounts: numbered(sampleDiscounts(codes).slice(0, 18)),
    subscribers: numbered(sampleSubscribers(codes, today).slice(0, 24)).map((subscriber, index) => ({
      ...subscriber,
      userid: index + 101,
    })),
    /** Messages from the contact form. */
    tickets: [] as unknown[],
  }
}

/** Widens literal types, because later writes have other values. */
type Plain<Value> = Value extends string | Date
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? Plain<Item>[]
      : Value extends object
        ? { -readonly [Name in keyof Value]: Plain<Value[Name]> }
        : Value

/** The canonical records: days are `YYYY-MM-DD`, timestamps have India's offset, ids are 1 to n. */
export type Records = Plain<ReturnType<typeof sampleRecords>>

/** Sample records, deterministic for a day in India. */
export function createRecords(now: Date): Records {
  const today = indianDay(now)
  const records = recordsByDay.get(today) ?? (withoutDates(sampleRecords(now)) as Records)
  recordsByDay.set(today, records)
  return structuredClone(records)
}

// Sampling takes as long as a whole journey, so it is cached by day.
const recordsByDay = new Map<string, Records>()

/** Staff and no other record, for empty lists. */
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
        // A new item may lack any of these.
        section: item.section as string | null,
        type: item.type as string | null,
        text: item.text as string | null,
        description: item.description as string | null,
        backgroundImage: item.backgroundImage as string | null,
      })),
  )

const blogsOf = (today: string) =>
  numbered(sampleBlogs(today).slice(-24)).map(({ category, htmlPage, backgroundImage, ...blog }) => ({
    ...blog,
    categories: category === null ? null : blog.id % 4 === 0 ? [category, 'Market Events'] : [category],
    htmlPageLink: `/files/${htmlPage}` as string | null,
    backgroundImage: backgroundImage && `/files/${backgroundImage}`,
    liked: false,
  }))

/** A page or image. */
export interface StoredFile {
  readonly type: string
  readonly body: ArrayBuffer
}

const files = sampleFiles().map(
  ({ name, type, bytes }) => [`/files/${name}`, { type, body: bytes.buffer }] as const,
)

/** The pages and images of the records, by path. */
export const createFiles = (): Map<string, StoredFile> => new Map(files)
