import { desc, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportFolder } from '../../testing/imports.ts'
import { openTestStore, testMoment } from '../../testing/test-server.ts'
import type { RecordedChange } from '../audit/recorded-values.ts'
import type { Store } from '../db/database.ts'
import {
  blogImages,
  blogs,
  blogVersions,
  discounts,
  drawdowns,
  excludedLiveTrades,
  exploreItems,
  files,
  recipients,
  staffActions,
  stockSplits,
  strategies,
  strategyHighlights,
  strategyPlans,
  strategySubscribers,
  trades,
} from '../db/schema/index.ts'
import type { TableKind } from './import-kind.ts'
import { importKinds } from './import-kinds.ts'

let store: Store
const imports = createImportFolder(() => store.database)
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
  imports.write('page.html', '<h1>Rates</h1><img src="chart.png">')
  for (const name of ['cover.png', 'chart.png'])
    imports.write(name, await picture(name === 'cover.png' ? 40 : 20))
})
afterAll(async () => {
  imports.remove()
  await store.close()
})

const picture = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#127' } })
    .png()
    .toBuffer()

/** A file of each kind, its correction, and what the correction changes. */
interface Example {
  readonly table: PgTable
  readonly content: string
  readonly corrected: readonly [from: string, to: string]
  readonly stored: object
  /** The staff action of the correction. */
  readonly recorded: Partial<RecordedChange> & { readonly action: string; readonly subject: string }
}

// In the order of the kinds: each refers to those before.
const examples: Record<string, Example> = {
  strategies: {
    table: strategies,
    content:
      'strategyCode,factor,xirr,netReturn,pnl,status\nMOM-50,momentum,12.5,8,1000.10,1\nVAL-25,valuation,,,,0\n',
    corrected: ['12.5', '13'],
    stored: { strategyCode: 'MOM-50', xirr: 13, pnl: 1000.1, createdOn: testMoment },
    recorded: { action: 'strategy.changed', subject: 'MOM-50', before: { xirr: 12.5 }, after: { xirr: 13 } },
  },
  highlights: {
    table: strategyHighlights,
    content:
      'strategyCode,strategyDescriptionCode,winningTrades,losingTrades,totalTrades,averageHoldingPeriod,averageStockPeriod,drawDownPeriod\nMOM-50,,6,4,10,12.5,,30\n',
    corrected: ['6,4,10', '7,4,11'],
    stored: { strategyId: 1, winningTrades: 7, totalTrades: 11, averageStockPeriod: null },
    recorded: {
      action: 'strategy.changed',
      subject: 'MOM-50',
      before: { winningTrades: 6, totalTrades: 10 },
      after: { winningTrades: 7, totalTrades: 11 },
    },
  },
  drawdowns: {
    table: drawdowns,
    content:
      'strategyCode,startRange,endRange,drawDownInPercentage,drawDownAmount,currentPortfolioReturn,maxPortfolioReturn,prevPortfolioReturn\nMOM-50,2025-01-01,2025-03-01,-12.4,-12400,8,11,9\n',
    corrected: ['-12.4,', '-12.5,'],
    stored: { strategyId: 1, drawDownInPercentage: -12.5, endRange: '2025-03-01' },
    recorded: {
      action: 'strategy.changed',
      subject: 'MOM-50',
      before: { drawDownInPercentage: -12.4 },
      after: { drawDownInPercentage: -12.5 },
    },
  },
  trades: {
    table: trades,
    content:
      'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate\nT-1,MOM-50,TCS,3500.55,,20,2026-01-05,\nT-2,MOM-50,"INFY, N",1500,1600,100,2026-01-05,2026-02-01\n',
    corrected: ['3500.55,,20,2026-01-05,', '3500.55,3600,99.45,2026-01-05,2026-03-02'],
    stored: { externalKey: 'T-1', strategyId: 1, exitPrice: 3600, exitDate: '2026-03-02' },
    recorded: {
      action: 'trade.changed',
      subject: '1',
      before: { exitPrice: null, pnl: 20, exitDate: null },
      after: { exitPrice: 3600, pnl: 99.45, exitDate: '2026-03-02' },
    },
  },
  plans: {
    table: strategyPlans,
    content:
      'strategyCode,title,description,features,tag,iconURL,subscriptionStatus,monthlyprice,quarterlyprice,yearlyprice,subscribed\nMOM-50,Tailwind,Fifty shares,Equal weights|Reviewed weekly,New,/files/a.svg,1,499,1299,4499,no\n',
    corrected: ['|Reviewed weekly', '|Reviewed monthly'],
    stored: { strategyCode: 'MOM-50', features: ['Equal weights', 'Reviewed monthly'], subscribed: false },
    recorded: {
      action: 'plan.changed',
      subject: '1',
      before: { features: ['Equal weights', 'Reviewed weekly'] },
      after: { features: ['Equal weights', 'Reviewed monthly'] },
    },
  },
  discounts: {
    table: discounts,
    content:
      'strategycode,couponcode,type,status,preferred,discount,description,condition,combo\nMOM-50,FIRST10,COUPON,Active,0,10,Ten less,New clients,0\n',
    corrected: ['Active', 'Inactive'],
    stored: { couponcode: 'FIRST10', status: 'Inactive', discount: 10 },
    recorded: {
      action: 'discount.changed',
      subject: '1',
      before: { status: 'Active' },
      after: { status: 'Inactive' },
    },
  },
  subscribers: {
    table: strategySubscribers,
    content: 'userid,strategycode,subscription_expiry_date,status\n7,MOM-50,2027-01-31,1\n8,MOM-50,,1\n',
    corrected: ['2027-01-31', '2027-02-28'],
    stored: { userid: '7', subscription_expiry_date: '2027-02-28' },
    recorded: {
      action: 'subscriber.changed',
      subject: '1',
      before: { subscription_expiry_date: '2027-01-31' },
      after: { subscription_expiry_date: '2027-02-28' },
    },
  },
  recipients: {
    table: recipients,
    content:
      'externalKey,name,email,phone,pushToken,emailConsent,whatsappConsent,appConsent\nR-1,Asha,asha@example.com,,,yes,no,no\n',
    corrected: ['Asha,asha@example.com,,,yes,no,no', 'Asha Rao,asha@example.org,,,no,no,no'],
    stored: { externalKey: 'R-1', emailConsent: false, unsubscribedAt: null },
    recorded: {
      action: 'recipient.changed',
      subject: '1',
      before: { emailConsent: true },
      after: { emailConsent: false },
    },
  },
  'explore-items': {
    table: exploreItems,
    content:
      'externalKey,videoLink,backgroundImage,description,text,type,status,section\nE-1,https://www.example.com/v,,About,Title,video,1,learn\n',
    corrected: ['Title', 'A better title'],
    stored: { externalKey: 'E-1', text: 'A better title', section: 'learn', backgroundImage: null },
    recorded: {
      action: 'explore-item.changed',
      subject: '1',
      before: { text: 'Title' },
      after: { text: 'A better title' },
    },
  },
  'stock-splits': {
    table: stockSplits,
    content:
      'stockname,splitratio,splitdate,status,corporateaction,sourcedon\nTCS,5 : 1,2026-03-09,0,Split,2026-02-01\n',
    corrected: [',0,Split', ',1,Split'],
    stored: { stockname: 'TCS', status: 1, splitratio: '5:1' },
    recorded: {
      action: 'stock-split.changed',
      subject: '1',
      before: { status: 0 },
      after: { status: 1 },
    },
  },
  blogs: {
    table: blogs,
    content:
      'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images\nB-1,Rates,Market Events,2019-04-01,page.html,cover.png,chart.png\n',
    corrected: ['Rates', 'Interest rates'],
    stored: {
      externalKey: 'B-1',
      text: 'Interest rates',
      publishedDate: new Date('2019-03-31T18:30:00Z'),
      likesCount: 0,
    },
    recorded: {
      action: 'blog.changed',
      // The dry run used up the first id.
      subject: '2',
      before: { text: 'Rates' },
      after: { text: 'Interest rates' },
    },
  },
}

test('every kind has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual(importKinds.map(({ name }) => name).toSorted())
})

test.each(importKinds.filter((kind): kind is TableKind => 'table' in kind))(
  'the columns of $name are columns of their table, or name a record of another',
  ({ table, columns, references = [] }) => {
    const stored = [...Object.keys(getTableColumns(table)), ...references.map(({ column }) => column)]
    expect(Object.keys(columns).filter((column) => !stored.includes(column))).toEqual([])
  },
)

test.each(importKinds.map(({ name }) => name))(
  '%s are added, left unchanged, and corrected',
  async (name) => {
    const { table, content, corrected, stored, recorded } = examples[name]!
    const added = content.trim().split('\n').length - 1
    const rowsOf = async () => store.database.select().from(table)
    const report = await imports.importText(name, content, { isDryRun: true })
    expect(report).toMatchObject({ added, changed: 0, unchanged: 0, errorCount: 0 })
    expect(await rowsOf()).toEqual([])

    expect(await imports.importText(name, content)).toEqual(report)
    const before = await rowsOf()
    expect(before).toHaveLength(added)
    expect(await imports.importText(name, content)).toMatchObject({ added: 0, changed: 0, unchanged: added })
    expect(await rowsOf()).toEqual(before)

    const change = content.replace(...corrected)
    expect(await imports.importText(name, change)).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: added - 1,
    })
    expect(await rowsOf()).toContainEqual(expect.objectContaining(stored))
    const [ofImport, ofRecord, other] = await store.database
      .select()
      .from(staffActions)
      .orderBy(desc(staffActions.id))
      .limit(3)
    expect(ofRecord).toMatchObject({ staffName: 'pnpm admin', requestId: ofImport!.requestId, ...recorded })
    expect([ofRecord?.before, ofRecord?.after]).toEqual([recorded.before, recorded.after])
    expect(other?.requestId).not.toBe(ofImport?.requestId)
    expect(await imports.importText(name, content, { name: `${name}.csv` })).toMatchObject({ changed: 1 })

    const [record] = await store.database
      .select()
      .from(staffActions)
      .where(eq(staffActions.action, `import.${name}`))
      .orderBy(staffActions.id)
      .limit(1)
    expect(record).toMatchObject({ staffName: 'pnpm admin' })
    expect(record?.subject).toBe(`sha256:${report.hash} added ${added}, changed 0, unchanged 0`)
    const { rows } = (await store.database.execute(
      sql`select count(*)::int as count from ${sql.identifier(getTableName(table))}`,
    )) as unknown as { rows: { count: number }[] }
    expect(rows[0]?.count).toBe(added)
  },
)

test('the page of a blog shows its images, and new files replace the old ones', async () => {
  const { content } = examples.blogs!
  const read = async () => {
    const [blog] = await store.database.select().from(blogs)
    const [page] = await store.database.select().from(files).where(eq(files.name, blog!.htmlPage!))
    return { blog: blog!, page: new TextDecoder().decode(page!.bytes) }
  }
  const { blog, page } = await read()
  const [image] = await store.database.select().from(blogImages)
  expect(page).toContain(`src="/files/${image?.file}" width="20" height="10"`)
  imports.write('page.html', '<h1>New rates</h1>')
  expect(await imports.importText('blogs', content)).toMatchObject({ changed: 1 })
  const after = await read()
  expect(after.page).toContain('New rates')
  expect(after.blog.htmlPage).not.toBe(blog.htmlPage)
  const [version] = await store.database.select().from(blogVersions).orderBy(desc(blogVersions.id))
  expect(version).toMatchObject({
    action: 'blog.changed',
    staffName: 'pnpm admin',
    htmlPage: blog.htmlPage,
    images: [{ file: image?.file, originalName: 'chart.png' }],
  })
  expect(await imports.importText('blogs', content)).toMatchObject({ unchanged: 1 })
})

test('a file of NDJSON has types, and null for an empty cell', async () => {
  const rows = [
    { strategyCode: 'GRW-15', factor: 'growth', xirr: 1.5, netReturn: null, pnl: '7', status: 1 },
    { strategyCode: 'VAL-25', factor: 'valuation', xirr: null, netReturn: '', pnl: null, status: 0 },
  ]
  const content = rows.map((row) => JSON.stringify(row)).join('\n')
  const report = await imports.importText('strategies', content, { name: 'strategies.ndjson' })
  expect(report).toMatchObject({ added: 1, changed: 0, unchanged: 1, errors: [] })
})

test('a correction of an excluded trade moves its exclusion', async () => {
  const header = 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
  const row = (key: string, stock: string, day: string) => `${key},MOM-50,${stock},100,,1,${day},`
  const importTrades = (...rows: string[]) => imports.importText('trades', [header, ...rows, ''].join('\n'))
  const exclusions = async () =>
    (await store.database.select().from(excludedLiveTrades).orderBy(excludedLiveTrades.stockName)).map(
      ({ stockName, businessDate }) => `${stockName} ${businessDate}`,
    )
  await importTrades(
    ...[row('E-1', 'TYPO', '2026-01-05'), row('E-2', 'TWICE', '2026-01-05')],
    ...[
      row('E-3', 'TWICE', '2026-01-05'),
      row('E-4', 'SAME', '2026-01-05'),
      row('E-5', 'LIVE', '2026-01-05'),
    ],
  )
  await store.database.insert(excludedLiveTrades).values(
    ['TYPO', 'TWICE', 'SAME'].map((stockName) => ({
      ...{ stockName, businessDate: '2026-01-05', excludedOn: testMoment },
    })),
  )
  const report = await importTrades(
    ...[row('E-1', 'RIGHT', '2026-01-06'), row('E-2', 'MOVED', '2026-01-05')],
    ...[row('E-4', 'SAME', '2026-01-05'), row('E-5', 'ALIVE', '2026-01-05')],
  )
  expect(report).toMatchObject({ changed: 3, unchanged: 1, errors: [] })
  // Another live trade is TWICE still.
  expect(await exclusions()).toEqual([
    'MOVED 2026-01-05',
    'RIGHT 2026-01-06',
    'SAME 2026-01-05',
    'TWICE 2026-01-05',
  ])
})

test('two forms of one letter are one strategy', async () => {
  const head = 'strategyCode,factor,xirr,netReturn,pnl,status'
  expect(await imports.importText('strategies', `${head}\nCafe\u0301,momentum,,,,1\n`)).toMatchObject({
    added: 1,
  })
  expect(await imports.importText('strategies', `${head}\nCaf\u00e9,momentum,,,,1\n`)).toMatchObject({
    added: 0,
    errors: [],
  })
})

test('the address of a recipient may have an apostrophe and an ampersand', async () => {
  const head = 'externalKey,name,email,phone,pushToken,emailConsent,whatsappConsent,appConsent'
  const content = `${head}\nDS,Maria,maria.d'souza@example.com,,,yes,no,no\nAB,A & B,a&b@example.com,,,yes,no,no\n`
  expect(await imports.importText('recipients', content)).toMatchObject({ added: 2, errors: [] })
})

test('an import does not undo that a recipient has ended the emails', async () => {
  const line = (name: string) => `externalKey,name,email,emailConsent\nUN,${name},un@example.com,yes\n`
  await imports.importText('recipients', line('Nila'))
  const isHere = eq(recipients.externalKey, 'UN')
  await store.database.update(recipients).set({ unsubscribedAt: testMoment }).where(isHere)
  await imports.importText('recipients', line('Renamed'))
  expect(await store.database.select().from(recipients).where(isHere)).toMatchObject([
    { name: 'Renamed', emailConsent: true, unsubscribedAt: testMoment },
  ])
})

test('a byte order mark and the line ends of Windows are read, and a formula stays text', async () => {
  const content =
    '\ufeffstrategyCode,factor,xirr,netReturn,pnl,status\r\n"=cmd(""|calc"")",@SUM(A1),,,,1\r\n\r\n'
  expect(await imports.importText('strategies', content)).toMatchObject({ added: 1, errors: [] })
  const [stored] = await store.database
    .select()
    .from(strategies)
    .where(eq(strategies.strategyCode, '=cmd("|calc")'))
  expect(stored?.factor).toBe('@SUM(A1)')
})
