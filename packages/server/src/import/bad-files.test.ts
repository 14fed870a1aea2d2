import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportFolder } from '../../testing/imports.ts'
import { openTestStore } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { exploreItems, strategies, strategySubscribers, trades } from '../db/schema/index.ts'
import { importByCommand } from './import-by-command.ts'
import { importKindOf } from './import-kinds.ts'
import type { Format } from './read-rows.ts'

let store: Store
const imports = createImportFolder(() => store.database)
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
  await imports.importText('strategies', `${header}\nMOM-50,momentum,,,,1\n`)
})
afterAll(async () => {
  imports.remove()
  await store.close()
})

const header = 'strategyCode,factor,xirr,netReturn,pnl,status'
const tradeHeader = 'externalKey,strategyCode,stockName,entryPrice,exitPrice,pnl,entryDate,exitDate'
const row = (code: string) => `${code},momentum,1,2,3,1`
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`S-${index}`)).join('\n')

const latin = (text: string) => Buffer.from(text, 'latin1')

test.each<[what: string, content: string | Buffer, message: string | RegExp]>([
  ['an empty file', '', 'The file is empty.'],
  ['a file of blank lines', '\n\n\n', 'The file is empty.'],
  [
    'UTF-8 with a line in Windows-1252',
    Buffer.concat([Buffer.from(`${header}\nCAFÉ,x,,,,1\n`), latin('CAFÉ-2,x,,,,1\n')]),
    'Line 3 is not in UTF-8. Save it as “CSV UTF-8” and import that file.',
  ],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01abc\0\0\0\0'), /^Line 1 has a byte that no text has\./],
  [
    'a quote that does not close',
    `${header}\n${row('A')}\n"B,x,1,2,3,1\n${row('C')}\n`,
    'The row that begins on line 3 has a quote that does not close.',
  ],
  [
    'a quote before many rows',
    `${header}\n"B,x,1,2,3,1\n${rows(9000)}\n`,
    /^The row that begins on line 2 has more than 100000 characters; a quote may not close\.$/,
  ],
  [
    'a quote that does not close after a value of several lines of Windows',
    `${header}\r\n"A\r\nB",x,1,2,3,1\r\n"C,x,1,2,3,1\r\n`,
    'The row that begins on line 4 has a quote that does not close.',
  ],
  [
    'a row of empty values without an end',
    `${header}\n${','.repeat(200_000)}`,
    /^The row that begins on line 2 has more than 100000 characters;/,
  ],
  [
    'a quote within a value',
    `${header}\nA "b" c,x,,,,1\n`,
    /^The row that begins on line 2 has a quote within a value\./,
  ],
  [
    'text after a quoted value',
    `${header}\n"A"b,x,,,,1\n`,
    /^The row that begins on line 2 has a quote within a value\./,
  ],
  [
    'a column twice',
    'strategyCode,factor,factor\n',
    'The header on line 1 has “factor” twice. Rename one of the columns.',
  ],
  [
    'a header without the key',
    'factor,xirr\n',
    'The file has no column for strategyCode, status: its header on line 1 has “factor”, “xirr”. Map the columns, or give a text for every row.',
  ],
  [
    'the file of another kind',
    `${tradeHeader}\nT-1,NEW,TCS,1,,0,2026-01-05,\n`,
    /^The file has no column for factor, status: 1 of its rows is new and needs it, the first on line 2\./,
  ],
])('%s ends in a sentence, and imports nothing', async (_, content, message) => {
  const before = await store.database.select().from(strategies)
  await expect(imports.importText('strategies', content)).rejects.toThrow(
    typeof message === 'string' ? new RegExp(`^${RegExp.escape(message)}$`) : message,
  )
  expect(await store.database.select().from(strategies)).toEqual(before)
})

test('a header without rows imports nothing', async () => {
  expect(await imports.importText('strategies', `${header}\n`)).toMatchObject({ added: 0, errorCount: 0 })
})

test.each([
  ['folder.csv', 'This is a folder, not a file.'],
  ['none.csv', 'The file does not exist.'],
  ['unreadable.csv', 'The file cannot be read to its end.'],
])('%s is refused: %s', async (name, reason) => {
  const path = join(imports.folder, name)
  if (name === 'folder.csv') mkdirSync(path)
  // Linux answers EIO, as for a damaged disk.
  if (name === 'unreadable.csv') symlinkSync('/proc/self/mem', path)
  await expect(imports.importPath('strategies', path)).rejects.toThrow(reason)
})

test('a file of 2 GB without a line end is not read to its end', async () => {
  const path = join(imports.folder, 'large.ndjson')
  const file = openSync(path, 'w')
  writeSync(file, ' '.repeat(1_000_000))
  ftruncateSync(file, 2 ** 31)
  closeSync(file)
  const startedAt = performance.now()
  await expect(imports.importPath('strategies', path)).rejects.toThrow(
    'Line 1 has more than 100000 characters.',
  )
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test.each([
  ['Unix', '\n'],
  ['Windows', '\r\n'],
])('errors name their line and column, also after a value of several lines of %s', async (_, lineEnd) => {
  const content = [
    tradeHeader,
    `T-1,MOM-50,"TC${lineEnd}S",-1,,0,2026-01-05,`,
    'T-2,MOM-50,TCS,many,,0,1889-01-05,',
    'T-3,MOM-50,TCS,10,12,0,2026-01-05,2026-01-04',
    'T-4,MOM-50,TCS,10,,0,2026-02-30,',
    'T-5,MOM-50,TCS,10',
    ',MOM-50,,10,5,"1,00",2026-01-05,',
    ','.repeat(2000),
  ].join(lineEnd)
  const { errors, errorCount } = await imports.importText('trades', content)
  expect(errors).toEqual([
    { line: 2, column: 'entryPrice', reason: '“-1”: Must not be negative.' },
    { line: 4, column: 'entryPrice', reason: '“many” is no number. Write it as 1234.56.' },
    { line: 4, column: 'entryDate', reason: '“1889-01-05” is not between 1990 and 2100.' },
    { line: 5, column: 'exitDate', reason: '“2026-01-04”: Is before the entry date, 2026-01-05.' },
    { line: 6, column: 'entryDate', reason: '“2026-02-30” is no date. Write it as 2024-04-05.' },
    { line: 7, column: null, reason: 'Has 4 values instead of 8.' },
    { line: 8, column: 'externalKey', reason: 'A key that identifies the row in each import is required.' },
    { line: 8, column: 'stockName', reason: 'Stock name is required.' },
    { line: 8, column: 'pnl', reason: '“1,00” is no number. Write it as 1234.56.' },
    { line: 9, column: null, reason: 'Has at least 1000 values instead of 8.' },
  ])
  expect(errorCount).toBe(10)
  expect(await store.database.select().from(trades)).toEqual([])
})

test.each([
  ['Windows', '\r\n', 'Unix', '\n'],
  ['Unix', '\n', 'Windows', '\r\n'],
])('a header with the line end of %s may precede rows with that of %s', async (_, headerEnd, __, lineEnd) => {
  const content = [row('A'), 'B,momentum,x,2,3,1', row('C')].join(lineEnd)
  const { errors } = await imports.importText('strategies', `${header}${headerEnd}${content}${lineEnd}`)
  expect(errors).toEqual([{ line: 3, column: 'xirr', reason: '“x” is no number. Write it as 1234.56.' }])
})

test('codes that no address can hold are errors', async () => {
  const codes = ['MOM/50', 'A?B', 'A#B', 'A\\B', '.', '..', 'A\tB']
  const { errors } = await imports.importText(
    'strategies',
    [header, ...codes.map(row), row('MOM%2B1')].join('\n'),
  )
  expect(errors).toEqual(
    codes.map((code, index) => ({
      line: index + 2,
      column: 'strategyCode',
      reason: `“${code}”: Strategy code must not begin with a dot, or contain / \\ ? # or control characters.`,
    })),
  )
})

test('unknown strategies and repeated keys are errors, of which a hundred are listed', async () => {
  const trade = (key: string, code: string) => `${key},${code},TCS,10,,0,2026-01-05,`
  const unknown = Array.from({ length: 150 }, (_, index) => trade(`T-${index}`, 'NONE'))
  const content = [tradeHeader, trade('T-0', 'MOM-50'), ...unknown].join('\n')
  const { errors, errorCount } = await imports.importText('trades', content)
  expect(errorCount).toBe(151)
  expect(errors).toHaveLength(100)
  expect(errors[0]).toEqual({
    line: 3,
    column: 'strategyCode',
    reason:
      'There is no strategy “NONE”. Choose one that exists, or first add it in Strategy Records or import the strategies.',
  })
  const repeated = await imports.importText(
    'trades',
    [tradeHeader, trade('A', 'MOM-50'), trade('B', 'MOM-50'), trade('A', 'MOM-50')].join('\n'),
  )
  expect(repeated.errors).toEqual([{ line: 4, column: null, reason: 'Has the key of line 2.' }])
})

test('lines of NDJSON that are no rows are named', async () => {
  const valid = { strategyCode: 'N', factor: 'x', xirr: null, netReturn: null, pnl: null, status: 1 }
  const { status: _status, ...short } = valid
  const lines = [
    JSON.stringify(valid),
    '{"a":',
    '[1]',
    'null',
    JSON.stringify(short),
    JSON.stringify({ ...valid, strategyCode: 'M', more: 1 }),
    '{"strategyCode":"\\u0000"}',
  ]
  const { errors } = await imports.importText('strategies', lines.join('\n'), { name: 'bad.ndjson' })
  expect(errors.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 Is not a JSON object.',
    '3 Is not a JSON object.',
    '4 Is not a JSON object.',
    '5 Lacks status.',
    '7 Lacks factor, xirr, netReturn, pnl, status.',
  ])
})

test('a first line of NDJSON that is no object is named', async () => {
  await expect(imports.importText('strategies', '[1]\n', { name: 'list.ndjson' })).rejects.toThrow(
    'Line 1: Is not a JSON object.',
  )
})

test('a subscription that the database has twice is an error', async () => {
  const subscription = { userid: '7', strategycode: 'MOM-50', status: 1, createdon: new Date() }
  await store.database.insert(strategySubscribers).values([subscription, subscription])
  const content = 'userid,strategycode,subscription_expiry_date,status\n7,MOM-50,,0\n'
  const { errors } = await imports.importText('subscribers', content)
  expect(errors).toEqual([
    { line: 2, column: null, reason: 'Several records have this key. Correct them first.' },
  ])
})

test('the files of a blog are checked, and must be in the folder of the file', async () => {
  const blogHeader = 'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images'
  imports.write('page.txt', 'x')
  imports.write('fake.png', 'x')
  symlinkSync('/etc/passwd', join(imports.folder, 'link.html'))
  const content = [
    blogHeader,
    'B-1,One,Support Center,2020-01-01,missing.html,,',
    'B-2,Two,Support Center,2020-01-01,../../../etc/passwd,,',
    'B-3,Three,Support Center,2020-01-01,link.html,,',
    'B-4,Four,Support Center,2020-01-01,page.txt,fake.png,',
    'B-5,Five,,2020-01-01,,,',
    'B-6,Six,Other,31/31/2026,,,',
  ].join('\n')
  const { errors } = await imports.importText('blogs', content)
  expect(errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)).toEqual([
    '2 htmlPage: There is no file missing.html beside the imported file.',
    '3 htmlPage: ../../../etc/passwd is not in the folder of the imported file.',
    '4 htmlPage: link.html is not in the folder of the imported file.',
    '5 htmlPage: Only .html files are accepted.',
    '5 backgroundImage: Only PNG, JPEG, GIF, WebP and AVIF images are accepted.',
    '6 category: A blog needs a category; a newsletter needs a page and an image.',
    '7 category: “Other” is none of Daily Bytes, Market Nuggets, Market Events, Strategies, Support Center, Uncategorized.',
    '7 publishedDate: “31/31/2026” is no date. Write it as 2024-04-05.',
  ])
})

test('a full disk of the database imports nothing, and the sentence says so', async () => {
  await store.database.execute(
    `create function no_space() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$`,
  )
  await store.database.execute(
    'create trigger no_space before insert on explore_items for each row execute function no_space()',
  )
  const content =
    'externalKey,videoLink,backgroundImage,description,text,type,status,section\nE-1,,,,Title,,1,learn\n'
  await expect(imports.importText('explore-items', content)).rejects.toThrow(
    'The disk of the server is full.',
  )
  await store.database.execute('drop trigger no_space on explore_items')
  expect(await store.database.select().from(exploreItems)).toEqual([])
  expect(await imports.importText('explore-items', content)).toMatchObject({ added: 1 })
})

test.each<[what: string, format: Format, content: string]>([
  ['rows', 'csv', `${header}\n${rows(30_000)}\n`],
  ['rows with errors', 'csv', `${header}\n${'S,momentum,x,2,3,1\n'.repeat(30_000)}`],
  ['rows with too few values', 'csv', `${header}\n${'S,momentum\n'.repeat(30_000)}`],
  ['lines without an object', 'ndjson', `{"strategyCode":"S"}\n${'[1]\n'.repeat(30_000)}`],
])('an import of %s that is cancelled imports nothing', async (_, format, content) => {
  const path = imports.write(`cancelled.${format}`, content)
  const cancelled = new AbortController()
  const file = { kind: importKindOf('strategies')!, path, format }
  const options = {
    isDryRun: false,
    now: new Date(),
    signal: cancelled.signal,
    onProgress: () => cancelled.abort(),
  }
  await expect(importByCommand(store.database, file, options)).rejects.toThrow('The import was cancelled.')
  expect(await store.database.$count(strategies)).toBe(1)
})

test('an import that is cancelled after its last row stores nothing', async () => {
  let reads = 0
  // Aborted once both rows were read.
  const signal = {
    get aborted() {
      reads += 1
      return reads > 2
    },
  } as AbortSignal
  const content = 'strategyCode,factor,status\nCANCELLED-1,Value,1\nCANCELLED-2,Value,1\n'
  await expect(imports.importText('strategies', content, { signal })).rejects.toThrow(
    'The import was cancelled.',
  )
  expect(await imports.importText('strategies', content)).toMatchObject({ added: 2 })
})
