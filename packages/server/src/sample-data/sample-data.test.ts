import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, indianDay } from './days.ts'
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
  sampleTickets,
} from './rows.ts'
import { sampleStrategies } from './strategies.ts'

const today = '2026-11-20'
const strategies = sampleStrategies(today)
const traded = strategies.filter(({ trades }) => trades.length > 0)
const plans = samplePlans(strategies.map(({ strategy }) => strategy))
const codes = plans.map(({ strategyCode }) => strategyCode)
const blogs = sampleBlogs(today)
const files = new Map(sampleFiles().map((file) => [file.name, file]))
const textOf = (name: string) => new TextDecoder().decode(files.get(name)?.bytes)

test('the same day gives the same rows, another day shifts them', () => {
  expect(sampleStrategies(today)).toEqual(strategies)
  expect(sampleBlogs(today)).toEqual(blogs)
  const later = sampleStrategies(addDays(today, 7))
  const lastEntry = (all: typeof strategies) =>
    all
      .flatMap(({ trades }) => trades.map((trade) => trade.entryDate))
      .sort()
      .at(-1)!
  expect(lastEntry(later) > lastEntry(strategies)).toBe(true)
})

test.each([
  ['strategies', strategies, 120],
  ['descriptions', sampleStrategyDescriptions(today), 50],
  ['explore items', sampleExplore(today), 60],
  ['blogs', blogs, 40],
  ['notifications', sampleNotifications(today), 60],
  ['stock splits', sampleStockSplits(today), 60],
  ['scheduler runs', sampleSchedulerJobs(today), 300],
  ['audit logs', sampleAuditLogs(today), 300],
  ['discounts and coupons', sampleDiscounts(codes), 40],
  ['plans', plans, 40],
  ['subscribers', sampleSubscribers(codes, today), 400],
])('%s are enough to page through', (_, rows, least) => {
  expect(rows.length).toBeGreaterThanOrEqual(least)
})

describe('a strategy', () => {
  test('has a unique code and an existing description', () => {
    expect(new Set(strategies.map(({ strategy }) => strategy.strategyCode)).size).toBe(strategies.length)
    const described = new Set(sampleStrategyDescriptions(today).map((row) => row.strategyDescriptionCode))
    const linked = traded.flatMap(({ highlights }) => highlights?.strategyDescriptionCode ?? [])
    expect(linked.filter((code) => !described.has(code))).toEqual([])
    expect(linked.length).toBeLessThan(traded.length)
  })

  test('has trades with consistent prices and dates', () => {
    for (const trade of strategies.flatMap(({ trades }) => trades)) {
      expect(trade.entryPrice).toBeGreaterThan(0)
      expect(trade.entryDate < today).toBe(true)
      if (trade.exitPrice === null || trade.exitDate === null) {
        expect([trade.exitPrice, trade.exitDate]).toEqual([null, null])
      } else {
        expect(trade.exitDate > trade.entryDate && trade.exitDate < today).toBe(true)
        expect(Math.sign(trade.pnl)).toBe(Math.sign(trade.exitPrice - trade.entryPrice))
      }
    }
  })

  test('never enters the same stock twice on one day', () => {
    for (const { trades } of strategies) {
      expect(new Set(trades.map((trade) => trade.stockName + trade.entryDate)).size).toBe(trades.length)
    }
  })

  test('has highlights that add up to its closed trades', () => {
    for (const { highlights, trades } of traded) {
      expect(highlights?.totalTrades).toBe(trades.filter((trade) => trade.exitDate).length)
      expect(highlights!.winningTrades + highlights!.losingTrades).toBe(highlights?.totalTrades)
    }
  })

  test('has a drawdown that starts before it ends and is the deepest', () => {
    for (const { drawdown, highlights } of traded) {
      if (!drawdown) continue
      expect(drawdown.startRange < drawdown.endRange).toBe(true)
      expect(daysBetween(drawdown.startRange, drawdown.endRange)).toBe(highlights?.drawDownPeriod)
      expect(drawdown.drawDownInPercentage).toBeLessThan(0)
      expect(drawdown.drawDownInPercentage).toBeGreaterThan(-60)
      expect(drawdown.currentPortfolioReturn).toBeLessThanOrEqual(drawdown.maxPortfolioReturn)
    }
  })

  test('has a yearly return, which may be negative, from its second year on', () => {
    for (const { strategy } of strategies) {
      const age = daysBetween(indianDay(strategy.createdOn), today)
      expect(strategy.xirr === null).toBe(age < 365)
      // The landing page states 48% as the highest return of any strategy.
      if (strategy.xirr !== null) expect(Math.abs(strategy.xirr)).toBeLessThan(48)
    }
    expect(strategies.some(({ strategy }) => (strategy.xirr ?? 0) < 0)).toBe(true)
    expect(strategies.some(({ strategy }) => strategy.xirr === null)).toBe(true)
    expect(new Set(strategies.map(({ strategy }) => strategy.status))).toEqual(new Set([0, 1]))
  })
})

describe('explore items', () => {
  const items = sampleExplore(today)
  test.each(['learn', 'offer', 'feature'])('of %s are more than four, some without a video', (section) => {
    const own = items.filter((item) => item.section === section)
    expect(own.length).toBeGreaterThan(4)
    expect(own.some(({ videoLink }) => videoLink === null)).toBe(true)
    expect(own.some(({ videoLink }) => videoLink !== null)).toBe(true)
  })
  test('of service have a text and a description', () => {
    const own = items.filter((item) => item.section === 'service')
    expect(own.length).toBeGreaterThan(4)
    for (const { text, description } of own) expect(text.length * description.length).toBeGreaterThan(0)
  })
})

describe('blogs', () => {
  const pages = blogs.map(({ htmlPage }) => textOf(htmlPage))
  test('cover all six categories, and some have no category or no image', () => {
    expect(new Set(blogs.map(({ category }) => category))).toEqual(
      new Set([
        'Daily Bytes',
        'Market Nuggets',
        'Market Events',
        'Strategies',
        'Support Center',
        'Uncategorized',
        null,
      ]),
    )
    expect(blogs.some(({ backgroundImage }) => backgroundImage === null)).toBe(true)
    expect(blogs.every(({ publishedDate }) => indianDay(publishedDate) <= today)).toBe(true)
  })

  test('are distinct articles with valid HTML and the title of their row', () => {
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.map((text) => text.match(/<title>(.*)<\/title>/)?.[1])).toEqual(
      blogs.map((blog) => blog.text),
    )
    for (const text of pages) {
      for (const tag of [
        'p',
        'h2',
        'ul',
        'ol',
        'li',
        'table',
        'tr',
        'td',
        'th',
        'blockquote',
        'figure',
        'em',
        'strong',
        'body',
      ]) {
        const count = (pattern: string) => text.match(new RegExp(pattern, 'g'))?.length ?? 0
        expect(count(`<${tag}[ >]`)).toBe(count(`</${tag}>`))
      }
      expect(text).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  test('have pictures of every shape, each with its own size, and one of another host', async () => {
    const shapes = new Set<string>()
    const shown = pages.flatMap((text) => [...text.matchAll(/<img src="([^"]+)"[^>]*>/g)])
    for (const [tag, source] of shown) {
      const picture = files.get(String(source).replace('/files/', ''))
      if (picture?.type !== 'image/png') continue
      const { width, height } = await sharp(picture.bytes).metadata()
      expect(tag).toContain(` width="${width}" height="${height}"`)
      const { isOpaque } = await sharp(picture.bytes).stats()
      if (!isOpaque) shapes.add('transparent')
      shapes.add(height <= 24 ? 'small' : width > 3 * height ? 'wide' : width < height ? 'portrait' : 'other')
      if (width === height && height > 24) shapes.add('square')
    }
    expect([...shapes].sort()).toEqual(['other', 'portrait', 'small', 'square', 'transparent', 'wide'])
    expect(shown.filter(([, source]) => source?.startsWith('https:'))).toHaveLength(1)
    expect(blogs.some(({ backgroundImage }) => backgroundImage?.endsWith('.png'))).toBe(true)
  })

  test('are mostly long reads', () => {
    const words = pages.map((text) => text.replace(/<[^>]*>/g, ' ').split(/\s+/).length)
    expect(words.filter((count) => count >= 800).length).toBeGreaterThan(20)
    expect(Math.min(...words)).toBeGreaterThan(300)
  })
})

describe('files', () => {
  test('are the pages and pictures that rows and pages refer to, and no other', () => {
    const referred = [
      ...blogs.flatMap(({ htmlPage, backgroundImage }) => [htmlPage, backgroundImage ?? htmlPage]),
      ...blogs.flatMap(({ htmlPage }) =>
        [...textOf(htmlPage).matchAll(/src="\/files\/([^"]+)"/g)].map(([, name]) => name!),
      ),
      ...sampleExplore(today).map(({ backgroundImage }) => backgroundImage.replace('/files/', '')),
      ...plans.map(({ iconURL }) => iconURL.replace('/files/', '')),
    ]
    expect([...new Set(referred)].sort()).toEqual([...files.keys()].sort())
    for (const { type } of files.values()) expect(['text/html', 'image/png', 'image/svg+xml']).toContain(type)
  })

  test('drawings are all different and contain only shapes', () => {
    const drawn = [...files.keys()].filter((name) => name.endsWith('.svg')).map(textOf)
    expect(drawn.length).toBeGreaterThan(100)
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|<script|style=|href/)
      expect(svg.length).toBeLessThan(90_000)
    }
  })
})

test('subscriptions end before, on and after today and the same day next month', () => {
  const ends = new Set(sampleSubscribers(codes, today).map((row) => row.subscription_expiry_date))
  const monthOn = addMonths(today, 1)
  for (const day of [addDays(today, -1), today, addDays(today, 1), monthOn, addDays(monthOn, 1), null]) {
    expect(ends).toContain(day)
  }
})

test('scheduler runs have all five schedulers and every state', () => {
  const runs = sampleSchedulerJobs(today)
  expect(new Set(runs.map((run) => run.scheduler_name)).size).toBe(5)
  expect(new Set(runs.map((run) => run.status))).toEqual(new Set(['SUCCESS', 'FAILED', 'PARTIAL', 'RUNNING']))
  for (const { startDate, end_date, status } of runs) {
    expect(end_date === null).toBe(status === 'RUNNING')
    if (end_date) expect(end_date.getTime()).toBeGreaterThan(startDate.getTime())
  }
})

test('tickets have every status, and only those that staff changed say who did', () => {
  const tickets = sampleTickets(today)
  expect(sampleTickets(today)).toEqual(tickets)
  expect(tickets.length).toBeGreaterThan(29)
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(['new', 'open', 'answered', 'spam']))
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(tickets.length)
  for (const { status, createdOn, changedOn, changedBy } of tickets) {
    expect([changedOn === null, changedBy === null]).toEqual(Array(2).fill(status === 'new'))
    if (changedOn) expect(changedOn.getTime()).toBeGreaterThan(createdOn.getTime())
    expect(indianDay(changedOn ?? createdOn) < today).toBe(true)
  }
})

test('nobody gets a mail or a call of a sample ticket', () => {
  for (const { email, phone } of sampleTickets(today)) {
    expect(email).toMatch(/^[a-z.\d]+@mail\.example$/)
    expect(phone ?? '0000000000').toMatch(/^0\d{9}$/)
  }
})

test('the first member of staff has the number that the server prints', () => {
  const [first, ...others] = sampleStaff(today)
  expect(first?.phoneNumber).toBe('0000012345')
  for (const { createdOn } of others) expect(createdOn > first!.createdOn).toBe(true)
})

test('no network can assign the numbers of the sample staff', () => {
  // Numbers in India start with 1 to 9; a zero before them is the trunk prefix.
  for (const { phoneNumber } of sampleStaff(today)) expect(phoneNumber).toMatch(/^0\d{9}$/)
})

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
])('a month after %s is %s', (day, after) => {
  expect(addMonths(day, 1)).toBe(after)
})
