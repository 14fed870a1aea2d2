import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

const articles = new URL('../../../blog-html/testing/articles/', import.meta.url)

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-pages-'))
  environment = { DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const admin = (...args: string[]) => runCommand(environment, args)

test('looks at the stored pages of a running server, and after it', async () => {
  copyFileSync(new URL('m09-notion.html', articles), join(folder, 'note.html'))
  const file = join(folder, 'blogs.csv')
  const rows = 'externalKey,text,category,publishedDate,htmlPage\n1,Note,Daily Bytes,2026-01-01,note.html\n'
  writeFileSync(file, rows)
  const unchanged = { code: 0, out: 'To change: 0 of 1 pages.', error: '' }
  const server = await startServer(environment)
  try {
    expect(await admin('import', 'blogs', file)).toMatchObject({ code: 0 })
    expect(await admin('clean-pages')).toEqual(unchanged)
  } finally {
    await server.kill('SIGTERM')
  }
  expect(await admin('clean-pages')).toEqual(unchanged)
  expect(await admin('clean-pages', '--yes')).toEqual({ ...unchanged, out: 'Changed: 0 of 1 pages.' })
}, 120_000)
