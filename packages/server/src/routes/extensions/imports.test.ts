import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectDescribed } from '../../../testing/contract/extensions.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { blogs, staffActions, strategies, users } from '../../db/schema/index.ts'
import type { Env } from '../../http/context.ts'
import { ImportFailure } from '../../import/import-failure.ts'
import { beginImport, runningImport } from '../../import/run-import.ts'
import { removeOldUploads, spoolUpload } from '../../import/spool-upload.ts'

let server: TestServer
let token: string
const log = vi.fn()
// Other programs leave their files elsewhere.
const temporary = mkdtempSync(join(tmpdir(), 'tarang-routes-'))
beforeAll(async () => {
  vi.stubEnv('TMPDIR', temporary)
  server = await createTestServer({ settings: { IMPORT_SIZE_LIMIT: 1_000_000 }, log })
  token = await server.staffToken()
})
beforeEach(() => void log.mockClear())
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

const header = 'strategyCode,factor,xirr,netReturn,pnl,status'
const file = (content: string, name = 'strategies.csv') => new File([content], name)

function formOf(files: Record<string, string | File | File[]>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(files))
    for (const one of [value].flat()) form.append(field, one as File)
  return form
}

const send = (
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
) =>
  server.fetch(
    new Request(`http://admin.localhost/api/extensions/imports/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
      signal,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    }),
  )

const importFile = async (path: string, files: Record<string, File | File[]>) =>
  (await expectDescribed('importFile', await send(path, formOf(files)))) as {
    outcome: string
    added: number
    unchanged: number
    hash: string
    errors: { line: number | null; reason: string }[]
  }

const lastAction = async () => {
  const [action] = await server.database.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1)
  return action
}

test('two forms of one strategy code are one', async () => {
  const [decomposed, composed] = ['\u092B\u093C\u0902\u0921', '\u095E\u0902\u0921']
  const rowOf = (code: string) => `${code}-1,momentum,1,2,3,1\n`
  const both = { file: file(`${header}\n${rowOf(decomposed)}${rowOf(composed)}`) }
  expect((await importFile('strategies', both)).errors).toEqual([
    { line: 3, column: null, reason: 'Has the key of line 2.' },
  ])
  await importFile('strategies', { file: file(`${header}\n${rowOf(decomposed)}`) })
  const again = { file: file(`${header}\n${rowOf(composed)}`) }
  expect(await importFile('strategies', again)).toMatchObject({ added: 0, unchanged: 1 })
})

test('a dry run reports, an import is recorded, and a repeated one changes nothing', async () => {
  const upload = { file: file(`${header}\nUP-1,momentum,1,2,3,1\nUP-2,value,,,,1\n`) }
  const before = await lastAction()
  expect(await importFile('strategies?dryRun=true', upload)).toMatchObject({ outcome: 'checked', added: 2 })
  expect(await lastAction()).toEqual(before)
  expect(await server.database.$count(strategies, eq(strategies.strategyCode, 'UP-1'))).toBe(0)

  const report = await importFile('strategies', upload)
  expect(report).toMatchObject({ outcome: 'imported', added: 2, unchanged: 0 })
  expect(log.mock.calls.filter(([event]) => event === 'import.ended').map(([, details]) => details)).toEqual([
    expect.objectContaining({ isDryRun: true, added: 2 }),
    expect.objectContaining({ isDryRun: false, added: 2, hash: report.hash }),
  ])
  expect(await lastAction()).toMatchObject({
    action: 'import.strategies',
    subject: `sha256:${report.hash} added 2, changed 0, unchanged 0`,
  })
  expect(await importFile('strategies', upload)).toMatchObject({ added: 0, unchanged: 2 })
})

test('a file with errors, or in another encoding, is reported and not recorded', async () => {
  const before = await lastAction()
  const broken = await importFile('strategies', { file: file(`${header}\nUP-3,momentum,x,2,3,1\n`) })
  expect(broken).toMatchObject({
    outcome: 'refused',
    errors: [{ line: 2, column: 'xirr', reason: '“x” is no number. Write it as 1234.56.' }],
  })
  const wide = new File([Buffer.from(`${header}\nCAFÉ,x,,,,1\n`), Buffer.from('É\n', 'latin1')], 'wide.csv')
  expect(await importFile('strategies', { file: wide })).toMatchObject({
    outcome: 'refused',
    hash: null,
    errors: [{ line: null, reason: expect.stringContaining('Line 3 is not in UTF-8.') }],
  })
  expect(await lastAction()).toEqual(before)
})

test.each<[what: string, content: BlobPart, details: object]>([
  [
    'in two encodings',
    new Blob([`${header}\nCAFÉ,x,,,,1\n`, Buffer.from('É\n', 'latin1')]),
    { reason: /^Line 3 is not in UTF-8\./ },
  ],
  [
    'with a quote that does not close',
    `${header}\n"UP-5,momentum,1,2,3,1\n`,
    { reason: 'The row that begins on line 2 has a quote that does not close.' },
  ],
  [
    'without a header',
    'Asha Rao,9876543210\n',
    { reason: 'The columns of the file are not those of the kind.' },
  ],
  [
    'with an error in a row',
    `${header}\nUP-5,momentum,Asha Rao,2,3,1\n`,
    { line: 2, column: 'xirr', errorCount: 1, added: 0 },
  ],
  ['above the limit', 'x'.repeat(1_000_001), { reason: /^The files are larger than 1 MB\./ }],
])('a file %s is refused in the log too, which quotes nothing of it', async (_, content, details) => {
  await send('strategies', formOf({ file: new File([content], 'strategies.csv') }))
  const expected = Object.entries(details).map(([name, value]) => [
    name,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ])
  expect(log).toHaveBeenCalledWith(
    'import.refused',
    expect.objectContaining({
      ...{ by: 'staff', kind: 'strategies', isDryRun: false },
      ...Object.fromEntries(expected),
    }),
    'warn',
  )
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Asha|9876/)
})

test('a failure of the server is reported as its own, not as an error of the file', async () => {
  const { database } = server
  await database.execute(sql`create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await database.execute(
    sql`create trigger full_disk before insert on strategies for each statement execute function fill_disk()`,
  )
  const report = await importFile('strategies', { file: file(`${header}\nUP-4,momentum,1,2,3,1\n`) })
  await database.execute(sql`drop function fill_disk cascade`)
  expect(report).toMatchObject({
    outcome: 'failed',
    hash: null,
    errors: [{ line: null, reason: expect.stringContaining('The disk of the server is full.') }],
  })
  const reason = expect.stringContaining('The disk of the server is full.')
  expect(log).toHaveBeenCalledWith('import.failed', expect.objectContaining({ by: 'staff', reason }), 'error')
})

test('an imported blog and explore item are on the public pages at once', async () => {
  const get = async (path: string) => (await server.fetch(new Request(`http://localhost/api/${path}`))).text()
  expect(await get('fetchNewsLetterAndBlogs')).not.toContain('Old rates')
  const posts = file(
    'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images\nB,Old rates,Market Events,2018-01-02,page.html,,\n',
    'blogs.csv',
  )
  const page = file('<p>Rates</p>', 'page.html')
  expect(await importFile('blogs', { file: posts, files: [page] })).toMatchObject({ added: 1 })
  expect(await get('fetchNewsLetterAndBlogs')).toContain('Old rates')

  expect(await get('getAllExploreData')).not.toContain('Imported item')
  const items = file(
    'externalKey,videoLink,backgroundImage,description,text,type,status,section\nE,,,,Imported item,,1,learn\n',
    'items.csv',
  )
  expect(await importFile('explore-items', { file: items })).toMatchObject({ added: 1 })
  const explore = await get('getAllExploreData')
  expect(explore).toContain('Imported item')
  expect(explore).not.toContain('externalKey')
})

test('an import keeps the version that it replaces, and knows the blog when staff have restored it', async () => {
  const csv = file(
    'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images\nK,Key rates,Market Events,2018-01-02,page.html,,\n',
    'blogs.csv',
  )
  const importPage = (html: string) => importFile('blogs', { file: csv, files: [file(html, 'page.html')] })
  const call = (method: string, path: string) =>
    server.fetch(
      new Request(`http://admin.localhost/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  await importPage('<p>First</p>')
  const [{ id } = { id: 0 }] = await server.database.select().from(blogs).where(eq(blogs.externalKey, 'K'))
  expect(await importPage('<p>First</p>')).toMatchObject({ unchanged: 1 })
  expect(await importPage('<p>Second</p>')).toMatchObject({ changed: 1 })

  const versions = await (await call('GET', `extensions/blogs/${id}/versions`)).json()
  expect(versions).toMatchObject([{ action: 'blog.changed', staffName: expect.stringMatching(/^Asha /) }])
  const version = `extensions/blogs/${id}/versions/${versions[0].id}`
  expect(await (await call('GET', version)).json()).toMatchObject({
    earlier: { page: '<p>First</p>' },
    present: { page: '<p>Second</p>' },
  })
  expect((await call('POST', `${version}/restore`)).status).toBe(200)
  expect(await importPage('<p>First</p>')).toMatchObject({ unchanged: 1 })
  expect(await importPage('<p>Second</p>')).toMatchObject({ changed: 1 })

  await call('POST', `newsletter/delete/${id}`)
  expect((await call('POST', `extensions/deleted-blogs/${id}/restore`)).status).toBe(200)
  expect(await importPage('<p>Second</p>')).toMatchObject({ added: 0, unchanged: 1 })

  await call('POST', `newsletter/delete/${id}`)
  expect(await importPage('<p>Second</p>')).toMatchObject({ added: 1 })
  const refused = await call('POST', `extensions/deleted-blogs/${id}/restore`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    status: { message: expect.stringContaining('An import has added this blog again.') },
  })
})

test('a second import is refused while one runs, and the running one is listed', async () => {
  const end = beginImport(server.database, { kind: 'trades', fileName: 'trades.csv', rows: 10_000 })
  const list = await server.fetch(
    new Request('http://admin.localhost/api/extensions/imports', {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  expect(await expectDescribed('listImports', list)).toMatchObject({
    running: { kind: 'trades', fileName: 'trades.csv', rows: 10_000 },
    sizeLimit: 1_000_000,
  })
  const refused = await send('strategies', formOf({ file: file(`${header}\n`) }))
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    status: { message: 'Another import is running. Please wait until it has ended.' },
  })
  end()
  expect(await importFile('strategies', { file: file(`${header}\n`) })).toMatchObject({ added: 0 })
})

/** Rows of which the server reads several batches. */
const manyRows = (prefix: string) =>
  Array.from({ length: 12_000 }, (_, index) => `${prefix}-${index},momentum,1,2,3,1\n`).join('')

test('other requests are answered while a dry run reads, and are told how far it is', async () => {
  let isEnded = false
  const checked = importFile('strategies?dryRun=true', { file: file(`${header}\n${manyRows('FAR')}`) })
  const ended = checked.finally(() => {
    isEnded = true
  })
  const seen: number[] = []
  const startedAt = performance.now()
  let longest = 0
  while (!isEnded) {
    const askedAt = performance.now()
    const list = await server.fetch(
      new Request('http://admin.localhost/api/extensions/imports', {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    longest = Math.max(longest, performance.now() - askedAt)
    const { running } = (await list.json()) as { running: { rows: number } | null }
    if (running && !isEnded) seen.push(running.rows)
  }
  expect(await ended).toMatchObject({ outcome: 'checked', added: 12_000 })
  expect(seen).toContain(10_000)
  expect(longest).toBeLessThan((performance.now() - startedAt) / 2)
})

test('an import whose caller goes away before the answer has begun stores nothing', async () => {
  const leaving = new AbortController()
  const upload = formOf({ file: file(`${header}\n${manyRows('LEFT')}`) })
  const answer = send('strategies', upload, {}, leaving.signal)
  while (!runningImport(server.database)) await setImmediate()
  leaving.abort()
  expect(await (await answer).json()).toMatchObject({
    outcome: 'failed',
    errors: [{ reason: 'The import was cancelled.' }],
  })
  expect(await server.database.$count(strategies, eq(strategies.strategyCode, 'LEFT-1'))).toBe(0)
})

test('a file of a later import is staged anew, also after one with errors', async () => {
  const broken = await importFile('strategies', { file: file(`${header}\nSTAGED-1,momentum,x,2,3,1\n`) })
  expect(broken).toMatchObject({ outcome: 'refused' })
  const next = { file: file(`${header}\nSTAGED-2,momentum,1,2,3,1\n`) }
  expect(await importFile('strategies', next)).toMatchObject({ outcome: 'imported', added: 1 })
  const { rows } = (await server.database.execute(
    sql`select count(*)::int as count from pg_tables where tablename = 'import_rows'`,
  )) as unknown as { rows: { count: number }[] }
  expect(rows[0]?.count).toBe(0)
})

test('a viewer is refused before the upload, also while an import runs', async () => {
  const setRole = (role: string) =>
    server.database.update(users).set({ role }).where(eq(users.phoneNumber, server.staffPhone))
  const end = beginImport(server.database, { kind: 'trades', fileName: 'trades.csv', rows: 0 })
  await setRole('viewer')
  const refused = await send('strategies', formOf({ file: file(`${header}\n`) }))
  await setRole('owner')
  end()
  expect(refused.status).toBe(403)
})

test('a refused import does not end the next one', async () => {
  const upload = formOf({ file: file(`${header}\n`) })
  const refused = send('strategies', upload, { 'idempotency-key': 'not a key' })
  while (!runningImport(server.database)) await setImmediate()
  while (runningImport(server.database)) await setImmediate()
  const next = { kind: 'trades', fileName: 'trades.csv', rows: 0 }
  const end = beginImport(server.database, next)
  expect((await refused).status).toBe(400)
  expect(runningImport(server.database)).toBe(next)
  end()
})

test('an Idempotency-Key is for one query and the content of all files', async () => {
  const rows = 'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images\n'
  const upload = async (query: string, title: string, page: string) => {
    const body = formOf({
      file: file(`${rows}keys,${title},Market Events,2018-01-02,page.html,,\n`, 'blogs.csv'),
      files: file(page, 'page.html'),
    })
    const response = await send(`blogs${query}`, body, { 'idempotency-key': 'import-1' })
    return { status: response.status, report: await response.json() }
  }
  const first = await upload('', 'Keys', '<p>Keys</p>')
  expect(first).toMatchObject({ status: 200, report: { outcome: 'imported', added: 1 } })
  expect(await upload('', 'Keys', '<p>Keys</p>')).toEqual(first)
  expect((await upload('?dryRun=true', 'Keys', '<p>Keys</p>')).status).toBe(422)
  expect((await upload('', 'Locks', '<p>Keys</p>')).status).toBe(422)
  expect((await upload('', 'Keys', '<p>Locks</p>')).status).toBe(422)
})

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('tarang-import-')).length

test.each<[what: string, path: string, body: BodyInit, status: number]>([
  ['an unknown kind', 'people', formOf({ file: file('x') }), 404],
  ['JSON', 'strategies', '{}', 415],
  ['a form without a file', 'strategies', formOf({ files: file('x', 'page.html') }), 422],
  ['another format', 'strategies', formOf({ file: file('x', 'book.pdf') }), 422],
  ['two files of one name', 'blogs', formOf({ file: file('x'), files: file('x') }), 422],
  [
    'a name that is longer than a folder takes',
    'blogs',
    formOf({ file: file('x', `${'क'.repeat(85)}.csv`) }),
    422,
  ],
  ['a hidden name', 'blogs', formOf({ file: file('x', '.csv') }), 422],
  ['a dry run that is neither', 'strategies?dryRun=maybe', formOf({ file: file('x') }), 422],
  [
    'a dry run of the form, not of the query',
    'strategies',
    formOf({ dryRun: 'true', file: file(`${header}\nFORM-1,momentum,1,2,3,1\n`) }),
    422,
  ],
  ['a misspelt dry run', 'strategies?dryrun=true', formOf({ file: file(`${header}\n`) }), 422],
  ['a file of another field', 'blogs', formOf({ file: file('x'), images: file('y', 'y.png') }), 422],
  ['more than the limit', 'strategies', formOf({ file: file('x'.repeat(1_000_001)) }), 413],
])('%s is refused, and leaves no file behind', async (_, path, body, status) => {
  const before = folders()
  expect((await send(path, body)).status).toBe(status)
  expect(folders()).toBe(before)
  // The next import is possible.
  expect(await importFile('strategies', { file: file(`${header}\n`) })).toMatchObject({ outcome: 'imported' })
})

test('an upload that stalls above the limit is refused, and ends', async () => {
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const stalled = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(part + 'x'.repeat(1_000_000))),
  })
  const refused = await send('strategies', stalled, { 'content-type': 'multipart/form-data; boundary=x' })
  expect(refused.status).toBe(413)
  expect(runningImport(server.database)).toBeNull()
})

test('an upload that is cut off keeps no one from importing and ends in a sentence, as does a full disk', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nstrategyCode,fac'
  const cut = await send('strategies', form, { 'content-type': 'multipart/form-data; boundary=x' })
  const cutOff = 'The upload was cut off before its end, and nothing was imported. Upload the file again.'
  expect([cut.status, await cut.json()]).toMatchObject([400, { status: { message: cutOff } }])
  // As when a proxy gives up after 300 s.
  const aborting = new AbortController()
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(Buffer.from(form))
      aborting.signal.addEventListener('abort', () => controller.error(aborting.signal.reason))
    },
  })
  log.mockClear()
  const aborted = send(
    'strategies',
    body,
    { 'content-type': 'multipart/form-data; boundary=x' },
    aborting.signal,
  )
  await expect.poll(() => readdirSync(temporary).length).toBe(1)
  // Meanwhile others import.
  expect(await importFile('strategies', { file: file(`${header}\n`) })).toMatchObject({ outcome: 'imported' })
  aborting.abort()
  expect((await aborted).status).toBe(400)
  expect(log.mock.calls.filter(([event]) => event === 'import.refused')).toEqual([
    ['import.refused', expect.objectContaining({ reason: cutOff }), 'warn'],
  ])
  expect(readdirSync(temporary)).toEqual([])

  const folder = mkdtempSync(join(tmpdir(), 'tarang-full-'))
  let failure: unknown
  const app = new Hono<Env>().post('/', async (context) => {
    failure = await spoolUpload(context, { limit: 1_000_000, createFolder: () => folder }).catch(
      (error: unknown) => error,
    )
    return context.text('')
  })
  // Every write to this file fails as on a full disk.
  symlinkSync('/dev/full', join(folder, 'a.csv'))
  await app.request('/', { method: 'POST', body: formOf({ file: file('x'.repeat(200_000), 'a.csv') }) })
  expect(failure).toBeInstanceOf(ImportFailure)
  expect(failure).toMatchObject({ message: expect.stringContaining('The disk of the server is full.') })
  expect(existsSync(folder)).toBe(false)
})

test('an upload that a killed server left behind is deleted after a day', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'tarang-uploads-'))
  const now = new Date()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  for (const [name, hours] of [
    ['tarang-import-older1', 25],
    ['tarang-import-newer1', 23],
    ['tarang-other', 25],
  ] as const) {
    mkdirSync(join(parent, name))
    utimesSync(join(parent, name), ago(hours), ago(hours))
  }
  await removeOldUploads(now, parent)
  expect(readdirSync(parent).sort()).toEqual(['tarang-import-newer1', 'tarang-other'])
  rmSync(parent, { recursive: true })
})
