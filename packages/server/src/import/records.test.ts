import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImportFolder } from '../../testing/imports.ts'
import { openTestStore } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import {
  blogs,
  recipients,
  stockSplits,
  strategies,
  strategySubscribers,
  trades,
} from '../db/schema/index.ts'
import { countRecipients } from '../delivery/recipients.ts'
import type { Reading } from './import-file.ts'
import type { ImportReport } from './import-report.ts'
import { noMapping } from './map-columns.ts'

// Records as brokers, newsletter tools and spreadsheets write them; the words and figures are ours.
const folder = join(import.meta.dirname, '../../testing/records')

let store: Store
const imports = createImportFolder(() => store.database)
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
beforeEach(async () => {
  await store.database.execute(
    'truncate strategies, recipients, stock_splits, blogs, strategy_subscribers cascade',
  )
  await imports.importPath('strategies', join(folder, 's00-strategies.csv'))
})
afterAll(async () => {
  imports.remove()
  await store.close()
})

interface Given {
  readonly columns?: Record<string, string>
  readonly values?: Record<string, string>
  readonly replacements?: Record<string, Record<string, string>>
}

const readingOf = (given: Given): Reading => ({ mapping: { ...noMapping, ...given } })

const tables: Record<string, PgTable> = {
  ...{ blogs, recipients, strategies, trades },
  'stock-splits': stockSplits,
  subscribers: strategySubscribers,
}

const trade = {
  ...{ stockName: 'ALPHACO', entryPrice: 1245.5, exitPrice: 1390, pnl: 1445 },
  ...{ entryDate: '2024-04-05', exitDate: '2024-06-18' },
}
const yes = { emailConsent: 'yes' }
const ofCaseA = { strategyCode: 'CASE-A' }

/** Files that are imported, alone or with a mapping, and the first record of each. */
const works: [file: string, kind: string, stored: object, given?: Given][] = [
  ['t09-excel-enIN-resave.csv', 'trades', trade],
  ['t11-indian-numbers.csv', 'trades', { ...trade, pnl: 123_456.78 }],
  ['t10-dd-mmm-yy.csv', 'trades', trade],
  ['t10b-dd-slash.csv', 'trades', trade],
  ['t12-semicolon.csv', 'trades', trade],
  ['t13-utf16.csv', 'trades', trade],
  ['t14-bom.csv', 'trades', trade],
  ['t15-extra-column.csv', 'trades', trade],
  ['t16-header-words.csv', 'trades', trade],
  ['t16b-header-case.csv', 'trades', trade],
  ['t17-tab.csv', 'trades', trade],
  ['t17b.tsv', 'trades', trade],
  ['t18-cr.csv', 'trades', trade],
  ['t19-title-row.csv', 'trades', trade],
  ['t20-total-row.csv', 'trades', trade],
  ['t20b-blank-comma-rows.csv', 'trades', trade],
  ['t22-open-zero.csv', 'trades', { ...trade, exitPrice: null, exitDate: null }],
  ['t24-pandas.csv', 'trades', { ...trade, externalKey: 'B1' }],
  ['t26-smart-names.csv', 'trades', { stockName: 'Alpha & Co’s ₹ fund', pnl: 12 }],
  ['t27-cp1252.csv', 'trades', { stockName: 'Alpha Co’s' }],
  ['t30-pnl-contradicts.csv', 'trades', { entryPrice: 100, exitPrice: 50, pnl: 1445 }],
  [
    't02-zerodha-pnl.csv',
    'trades',
    { stockName: 'ALPHACO', pnl: 1445, entryPrice: 12455, entryDate: '2024-04-01' },
    {
      columns: { entryPrice: 'Buy Value', exitPrice: 'Sell Value' },
      values: { ...ofCaseA, entryDate: '2024-04-01', exitDate: '2025-03-31' },
    },
  ],
  [
    't06-quantconnect.csv',
    'trades',
    {
      ...trade,
      entryPrice: 101.25,
      exitPrice: 104.5,
      pnl: 325,
      entryDate: '2024-01-02',
      exitDate: '2024-01-09',
    },
    { values: ofCaseA },
  ],
  ['t08d-backtrader.csv', 'trades', { ...trade, externalKey: '1' }, { values: ofCaseA }],
  [
    'r01-mailchimp.csv',
    'recipients',
    { externalKey: 'reader.one@example.com', name: 'Reader One', emailConsent: true },
    { values: yes },
  ],
  ['r02-mailchimp-mapped.csv', 'recipients', { externalKey: '1001', name: 'Reader One', emailConsent: true }],
  [
    'r03-substack.csv',
    'recipients',
    { email: 'reader.three@example.com', name: '', emailConsent: true },
    { values: yes },
  ],
  ['r03b-substack-mapped.csv', 'recipients', { name: '', emailConsent: true, whatsappConsent: false }],
  ['r04-ghost.csv', 'recipients', { externalKey: '6512aa', name: 'Reader Five', emailConsent: true }],
  ['r11-hindi-name.csv', 'recipients', { externalKey: 'h1', name: 'आशा राव' }],
  [
    's01-strategies-native.csv',
    'strategies',
    { strategyCode: 'CASE-B', xirr: 12.5, netReturn: 18.2, pnl: 100_000, status: 1 },
  ],
  ['u01-email-userid.csv', 'subscribers', { userid: 'reader.one@example.com', status: 1 }],
  ['u02-status-words.csv', 'subscribers', { userid: '1001', status: 1 }],
  [
    'b01-substack-posts.csv',
    'blogs',
    { externalKey: '111.first-note', text: 'First note', publishedDate: new Date('2026-01-01T05:30:00Z') },
    { values: { category: 'Market Events' } },
  ],
  [
    'b02-own-category.csv',
    'blogs',
    { text: 'First note', category: 'Market Events' },
    { replacements: { category: { 'Weekly letter': 'Market Events' } } },
  ],
  [
    'c01-nse-corporate-actions.csv',
    'stock-splits',
    {
      ...{ stockname: 'ALPHACO', splitratio: '5:1', splitdate: '2026-03-09', status: 0 },
      ...{ corporateaction: 'Split', sourcedon: '2026-03-10' },
    },
    { values: { status: 'Pending' } },
  ],
]

test.each(works)('%s is imported as %s', async (file, kind, stored, given = {}) => {
  const options = { reading: readingOf(given) }
  const path = join(folder, file)
  const report = await imports.importPath(kind, path, options)
  expect(report.errors).toEqual([])
  const rows = await store.database.select().from(tables[kind]!)
  expect(rows).toContainEqual(expect.objectContaining(stored))
  const again = await imports.importPath(kind, path, options)
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: report.added })
})

/** Files that are refused, each with the sentence. */
const refused: [file: string, kind: string, reason: RegExp][] = [
  ['t01-zerodha-tradebook.csv', 'trades', /^The file has orders, .*profit and loss report/],
  ['t04-groww-orders.xlsx', 'trades', /^The file has orders, .*profit and loss report/],
  ['t04b-xlsx-renamed.csv', 'trades', /^The file has orders, .*profit and loss report/],
  ['t04c-html-xls-renamed.csv', 'trades', /^The file is a web page/],
  ['s02-two-sheets.xlsx', 'strategies', /^The file has no column for strategyCode, factor, status/],
  ['t08c-ghostfolio.csv', 'trades', /^The file has orders, .*profit and loss report/],
]

test.each(refused)('%s is refused as %s, with the way out', async (file, kind, reason) => {
  await expect(imports.importPath(kind, join(folder, file))).rejects.toThrow(reason)
})

/** Files with values that cannot be meant: each line, column and value is named. */
const faulty: [file: string, kind: string, errors: string[]][] = [
  ['t28-same-key-repeat.csv', 'trades', ['3 null: Has the key of line 2.']],
  [
    't29-unknown-strategy.csv',
    'trades',
    [
      '2 strategyCode: There is no strategy “Momentum 30”. Choose one that exists, or first add it in Strategy Records or import the strategies.',
    ],
  ],
  [
    'b02-own-category.csv',
    'blogs',
    [
      '2 category: “Weekly letter” is none of Daily Bytes, Market Nuggets, Market Events, Strategies, Support Center, Uncategorized.',
    ],
  ],
  ['r09-bool-words.csv', 'recipients', ['6 emailConsent: “subscribed” is neither yes nor no.']],
  [
    'r08-values.csv',
    'recipients',
    [
      '3 phone: “9.19877E+11” was shortened by a spreadsheet, and its digits are lost. Format the column as text. Write it as +91 98765 43210.',
      '6 phone: “98765” is no phone number. Write it as +91 98765 43210.',
      '8 phone: “9876500007 / 9876500008” is more than one number. Write it as +91 98765 43210.',
      '9 phone: “not a phone” is no phone number. Write it as +91 98765 43210.',
    ],
  ],
]

test.each(faulty)('the values of %s that are no %s are quoted by line', async (file, kind, expected) => {
  const { errors } = await imports.importPath(kind, join(folder, file))
  expect(errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual(expected)
})

test('a date that no date of the file decides is asked for, and read as it is told', async () => {
  const header = 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
  const content = `${header}\nB1,CASE-A,ALPHACO,1,2,1,05/04/2024,06/05/2024\n`
  await expect(imports.importText('trades', content)).rejects.toThrow(
    /^“05\/04\/2024” in entryDate can be 2024-04-05 or 2024-05-04, .*--dates/,
  )
  const report = await imports.importText('trades', content, { reading: { dates: 'month-first' } })
  expect(report.ambiguousDates).toEqual(['entryDate', 'exitDate'])
  const [stored] = await store.database.select().from(trades)
  expect(stored).toMatchObject({ entryDate: '2024-05-04', exitDate: '2024-06-05' })
})

test('one day above 12 far below decides the column', async () => {
  const header = 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
  const rows = Array.from({ length: 3_000 }, (_, index) => `B${index},CASE-A,ALPHACO,1,,1,05/04/2024,`)
  const content = [header, ...rows, 'LAST,CASE-A,ALPHACO,1,,1,13/04/2024,'].join('\n')
  expect(await imports.importText('trades', content)).toMatchObject({ added: 3_001, ambiguousDates: [] })
  const [stored] = await store.database.select().from(trades).where(eq(trades.externalKey, 'B7'))
  expect(stored?.entryDate).toBe('2024-04-05')
})

test('values that cannot be meant are quoted, with the form that is wanted', async () => {
  const header = 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
  const rows = [
    'B1,CASE-A,ALPHACO,1 2,,1,31-02-2024,',
    'B2,CASE-A,ALPHACO,1,,,,',
    'B3,CASE-A,ALPHACO,-1,,1,05-Apr-1889,',
  ]
  const { errors } = await imports.importText('trades', [header, ...rows].join('\n'))
  expect(errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
    '2 entryPrice: “1 2” is no number. Write it as 1234.56.',
    '2 entryDate: “31-02-2024” is no date. Write it as 2024-04-05.',
    '3 pnl: A number is required, such as 1234.56.',
    '3 entryDate: A date is required, such as 2024-04-05.',
    '4 entryPrice: “-1”: Must not be negative.',
    '4 entryDate: “1889-04-05” is not between 1990 and 2100.',
  ])
})

test('an export of the console changes what differs, and keeps what it lacks', async () => {
  const path = join(folder, 'e01-own-export.csv')
  const report = await imports.importPath('strategies', path)
  expect(report).toMatchObject({ added: 0, unchanged: 1 })
  expect(report.columns.ignored).toContain('Drawdown Start Date')
  await store.database.update(strategies).set({ xirr: 1 })
  const check = await imports.importPath('strategies', path, { isDryRun: true })
  expect(check.changes).toEqual([{ line: 2, column: 'xirr', before: '1', after: '12.5' }])
  expect(await imports.importPath('strategies', path)).toMatchObject({ changed: 1 })
  const [stored] = await store.database.select().from(strategies)
  expect(stored).toMatchObject({ factor: 'Momentum', xirr: 12.5, pnl: 100_000 })
  await store.database.execute('truncate strategies cascade')
  await expect(imports.importPath('strategies', path)).rejects.toThrow(
    /^The file has no column for factor: 1 of its rows is new and needs it, the first on line 2\./,
  )
})

test('rows that are no records are named, and left out', async () => {
  const notesOf = async (file: string, kind: string, given: Given = {}) => {
    const { notes } = await imports.importPath(kind, join(folder, file), { reading: readingOf(given) })
    return notes.map(({ line, reason }) => `${line} ${reason}`)
  }
  expect(await notesOf('t20-total-row.csv', 'trades')).toEqual(['3 Is a total: “Total”.'])
  expect(await notesOf('t20b-blank-comma-rows.csv', 'trades')).toEqual(['3 Is blank.', '4 Is blank.'])
  expect(await notesOf('t19-title-row.csv', 'trades')).toEqual(['1 Lines up to 1 are above the header.'])
  expect(await notesOf('b01-substack-posts.csv', 'blogs', { values: { category: 'Market Events' } })).toEqual(
    ['3 Was never published.'],
  )
})

test('a list without consents is named as such, with the way out', async () => {
  const notesOf = async (given: Given = {}) => {
    const reading = readingOf(given)
    const { notes } = await imports.importPath('recipients', join(folder, 'r03-substack.csv'), { reading })
    return notes
  }
  await expect(notesOf()).resolves.toEqual([
    {
      line: null,
      column: 'emailConsent',
      reason: expect.stringMatching(/^The file has no column for this consent: .* give “yes” as the text of/),
    },
  ])
  // A recipient who exists keeps the consents.
  await expect(notesOf()).resolves.toEqual([])
  await store.database.execute('truncate recipients cascade')
  await expect(notesOf({ values: yes })).resolves.toEqual([])
})

test('one address under two keys is named', async () => {
  const content =
    'externalKey,email,emailConsent\nv1,Reader.One@Example.COM ,yes\nv2,reader.one@example.com,yes\n'
  const { notes } = await imports.importText('recipients', content)
  expect(notes).toEqual([{ line: 3, column: 'email', reason: 'Is also in line 2, under another key.' }])
  expect((await countRecipients(store.database, 'Email')).count).toBe(1)
})

test('one number, or one device, under two keys is written to once', async () => {
  const content =
    'externalKey,phone,pushToken,whatsappConsent,appConsent\nv1,9876500001,tok,no,yes\nv2,+91 98765 00001,,yes,no\nv3,98765-00001,tok,yes,yes\n'
  const { notes } = await imports.importText('recipients', content)
  expect(notes.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
    '3 phone: Is also in line 2, under another key.',
    '4 phone: Is also in line 2, under another key.',
    '4 pushToken: Is also in line 2, under another key.',
  ])
  // The first key has not agreed to messages.
  expect((await countRecipients(store.database, 'WhatsApp')).count).toBe(1)
  expect((await countRecipients(store.database, 'App')).count).toBe(1)
})

const textOfFailed = (report: ImportReport) =>
  Buffer.from(report.failedRows?.base64 ?? '', 'base64').toString('utf8')

test('rows with errors come back with the reason, and are imported once they are corrected', async () => {
  const header = 'externalKey;strategyCode;stockName;entryPrice;pnl;entryDate;Remarks'
  const content = `Statement\n${header}\nB1;CASE-A;ALPHACO;1.245,50;1;2024-04-05;fine\nB2;CASE-A;=BETA;ten;x;2024-04-05;"a;b"\nB3;CASE-Z;GAMMA;2;1;2024-04-05;\nB4;CASE-A;GAMMA;2\n`
  const refused = await imports.importText('trades', content)
  expect(refused.failedRows).toMatchObject({ fileName: 'trades.failed.csv', count: 3 })
  expect(textOfFailed(refused)).toBe(
    `\uFEFFWhy;${header}\r\nentryPrice: “ten” is no number. Write it as 1234.56. pnl: “x” is no number. Write it as 1234.56.;B2;CASE-A;'=BETA;ten;x;2024-04-05;"a;b"\r\nstrategyCode: There is no strategy “CASE-Z”. Choose one that exists, or first add it in Strategy Records or import the strategies.;B3;CASE-Z;GAMMA;2;1;2024-04-05;\r\nHas 4 values instead of 7.;B4;CASE-A;GAMMA;2\r\n`,
  )
  const corrected = textOfFailed(refused)
    .replace('ten;x', '1,5;2')
    .replace('CASE-Z;', 'CASE-A;')
    .replace('B4;CASE-A;GAMMA;2', 'B4;CASE-A;GAMMA;2;1;2024-04-05;')
  const again = await imports.importText('trades', corrected.replaceAll('“', ''))
  expect(again).toMatchObject({ added: 3, errors: [], failedRows: null })
  expect(again.columns.ignored).toEqual(['Why', 'Remarks'])
  const [stored] = await store.database.select().from(trades).where(eq(trades.externalKey, 'B2'))
  expect(stored).toMatchObject({ stockName: '=BETA', entryPrice: 1.5 })

  // What only the database knows is a reason too, and an earlier one is replaced.
  const unknown = await imports.importText(
    'trades',
    `Why,${header.replaceAll(';', ',')}\nold,B3,CASE-Z,GAMMA,2,1,2024-04-05,\n`,
  )
  expect(textOfFailed(unknown)).toContain('strategies.",B3,CASE-Z')
})

test.each([
  [
    'xlsx',
    () =>
      workbook({
        Cases: [
          ['strategyCode', 'factor', 'status'],
          ['CASE-C', '', 'Running'],
        ],
      }),
  ],
  ['ndjson', () => '{"strategyCode":"CASE-C","factor":"","status":"Running"}\n'],
])('rows of a .%s file come back in one', async (ending, content) => {
  const name = `cases.${ending}`
  const refused = await imports.importText('strategies', content(), { name })
  expect(refused.failedRows).toMatchObject({ fileName: `cases.failed.${ending}`, count: 1 })
  const failed = Buffer.from(refused.failedRows?.base64 ?? '', 'base64')
  const reading = readingOf({ values: { factor: 'Value' }, replacements: { status: { Running: 'Active' } } })
  expect(await imports.importText('strategies', failed, { name, reading })).toMatchObject({ added: 1 })
})

test('a statement without strategies gets one that exists, or the sentence how to add one', async () => {
  const mapped = {
    columns: { entryPrice: 'Buy Value', exitPrice: 'Sell Value' },
    values: { strategyCode: 'Swing', entryDate: '2024-04-01', exitDate: '2025-03-31' },
  }
  const path = join(folder, 't02-zerodha-pnl.csv')
  const importWith = (given: Given) => imports.importPath('trades', path, { reading: readingOf(given) })
  const { unknownTexts } = await importWith(mapped)
  expect(unknownTexts).toEqual([{ column: 'strategyCode', text: 'Swing', choices: ['CASE-A'] }])
  const replacements = { strategyCode: { Swing: 'CASE-A' } }
  expect(await importWith({ ...mapped, replacements })).toMatchObject({ added: 2, errors: [] })

  await store.database.execute('truncate strategies cascade')
  expect((await importWith(mapped)).errors[0]?.reason).toBe(
    'There is no strategy “Swing”. First add it in Strategy Records or import the strategies.',
  )
})

test('texts outside the choices are listed with them, and can be replaced', async () => {
  const { unknownTexts } = await imports.importPath('blogs', join(folder, 'b02-own-category.csv'))
  expect(unknownTexts).toEqual([
    { column: 'category', text: 'Weekly letter', choices: expect.arrayContaining(['Market Events']) },
  ])
  const content = 'strategyCode,factor,status\nCASE-C,Value,Running\nCASE-D,Value,Running\nCASE-E,Value,\n'
  expect((await imports.importText('strategies', content)).unknownTexts).toEqual([
    { column: 'status', text: 'Running', choices: ['Active', 'Inactive'] },
  ])
  // What is right in a row with errors is shown as it would be stored.
  const { columns } = await imports.importText('strategies', content)
  expect(columns.mapped.map(({ column, samples }) => [column, samples])).toContainEqual([
    'strategyCode',
    ['CASE-C', 'CASE-D', 'CASE-E'],
  ])
  expect(columns.mapped.find(({ column }) => column === 'status')?.samples).toEqual([])
})

test.each<[what: string, given: Given, reason: RegExp]>([
  [
    'a column that the file lacks',
    { columns: { stockName: 'Scrip' } },
    /^The file has no column “Scrip” to map\.$/,
  ],
  [
    'to a column that the kind lacks',
    { columns: { scrip: 'stockName' } },
    /^There is no column “scrip” to map to\./,
  ],
  [
    'a column twice',
    { columns: { stockName: 'stockName' }, values: { stockName: 'X' } },
    /^“stockName” is mapped twice/,
  ],
])('a mapping of %s is refused', async (_, given, reason) => {
  const path = join(folder, 't15-extra-column.csv')
  await expect(imports.importPath('trades', path, { reading: readingOf(given) })).rejects.toThrow(reason)
})

const workbook = (sheets: Record<string, unknown[][]>, date1904 = false) => {
  const book = utils.book_new()
  book.Workbook = { WBProps: { date1904 } }
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }), name)
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
const sheetOfTrades = [
  ['Closed trades'],
  ['Key', 'Strategy', 'Symbol', 'Buy Price', 'Sell Price', 'P&L', 'Buy Date', 'Sell Date'],
  ['X1', 'CASE-A', 'ALPHACO', 1245.5, 1390, 1445, new Date('2024-04-05'), new Date('2024-06-18')],
  ['Total', '', '', '', '', 1445],
]

test('the first sheet of a workbook is read, or the one that is chosen', async () => {
  const content = workbook({ Trades: sheetOfTrades, Notes: [['x']] })
  const report = await imports.importText('trades', content, { name: 'book.xlsx' })
  expect(report).toMatchObject({ added: 1, errors: [] })
  expect(report.notes.map(({ reason }) => reason)).toContain(
    'The workbook has 2 sheets: Trades, Notes. “Trades” was read.',
  )
  expect((await store.database.select().from(trades))[0]).toMatchObject({ ...trade, externalKey: 'X1' })
  const other = { name: 'book.xlsx', reading: { sheet: 'Prices' } }
  await expect(imports.importText('trades', content, other)).rejects.toThrow(
    'The workbook has no sheet “Prices”. Its sheets are Trades, Notes.',
  )
})

test('the days of a workbook that counts them from 1904 are those that it shows', async () => {
  const content = workbook({ Trades: sheetOfTrades }, true)
  await imports.importText('trades', content, { name: 'book.xlsx' })
  expect((await store.database.select().from(trades))[0]).toMatchObject({ ...trade, externalKey: 'X1' })
})

test('numbers that are written as formulas, and padded columns, are read', async () => {
  const rows = [
    'email        , phone , name ',
    'a@b.example  ,="09876543210", Asha  ',
    'c@d.example,"=""98765 43211""",',
  ]
  const report = await imports.importText('recipients', rows.join('\n'), {
    reading: readingOf({ values: { emailConsent: 'yes' } }),
  })
  expect(report.errors).toEqual([])
  const stored = await store.database.select().from(recipients)
  expect(stored.map(({ email, phone, name }) => [email, phone, name])).toEqual([
    ['a@b.example', '+919876543210', 'Asha'],
    ['c@d.example', '+919876543211', ''],
  ])
})

test('a workbook of ten sheets, of which the first has no records, names them', async () => {
  const others = Array.from({ length: 8 }, (_, index) => [`Notes ${index}`, [['x']]] as const)
  const first = { Cover: [[]], Trades: sheetOfTrades }
  const content = workbook({ ...first, ...Object.fromEntries(others) })
  const refusal = await imports.importText('trades', content, { name: 'book.xlsx' }).catch((error) => error)
  expect(refusal).toMatchObject({
    message: 'The sheet “Cover” is empty. Choose another one.',
    columns: { sheet: 'Cover', sheets: expect.arrayContaining(['Trades', 'Notes 7']), header: [] },
  })
  const reading = { sheet: 'Trades' }
  const report = await imports.importText('trades', content, { name: 'book.xlsx', reading })
  expect(report).toMatchObject({ added: 1, columns: { sheet: 'Trades' } })
})

test('a workbook of 200 MB is refused by its size, before it is read', async () => {
  const path = imports.write('large.xlsx', 'PK\x03\x04')
  truncateSync(path, 200 * 1024 * 1024)
  const before = process.memoryUsage().rss
  await expect(imports.importPath('trades', path)).rejects.toThrow(/^The workbook is larger than 20 MB\./)
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
  expect(await store.database.$count(trades)).toBe(0)
})

test.each<[what: string, content: () => Uint8Array, reason: RegExp]>([
  ['another archive', () => zipSync({ 'a.txt': Buffer.from('x') }), /^The file is not a workbook/],
  [
    'an archive that is cut off',
    () => workbook({ A: sheetOfTrades }).subarray(0, 900),
    /^The file is not a workbook/,
  ],
  [
    'a workbook with macros',
    () => zipSync({ 'xl/workbook.xml': Buffer.from('<x/>'), 'xl/vbaProject.bin': Buffer.from('x') }),
    /^The workbook has macros\./,
  ],
  [
    'a workbook that unpacks to much more',
    () =>
      zipSync({
        'xl/workbook.xml': Buffer.from('<x/>'),
        'xl/worksheets/sheet1.xml': new Uint8Array(160 * 1024 * 1024),
      }),
    /^The workbook is larger than 150 MB when it is unpacked\. Save the sheet as/,
  ],
  [
    'a workbook above the limit',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(21 * 1024 * 1024)]),
    /^The workbook is larger than 20 MB\./,
  ],
  ['a text', () => Buffer.from('a,b\n'), /^The file is no \.xlsx workbook/],
])('%s is refused by a sentence', async (_, content, reason) => {
  await expect(imports.importText('trades', content(), { name: 'book.xlsx' })).rejects.toThrow(reason)
})

test('every record file is tried', () => {
  const tried = new Set([...works, ...refused, ...faulty].map(([file]) => file))
  const others = readdirSync(folder).filter((file) => !tried.has(file))
  expect(others).toEqual(['e01-own-export.csv', 's00-strategies.csv'])
})
