import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createForeignUpstream, type ForeignUpstream, listen, plain } from '../../testing/foreign/index.ts'
import { runProgram } from '../../testing/processes.ts'
import { openWebBuild } from '../../testing/web-build.ts'

let folder: string
let upstream: ForeignUpstream
let api: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  await openWebBuild()
  folder = mkdtempSync(join(tmpdir(), 'tarang-build-pages-'))
  upstream = createForeignUpstream(plain)
  // Every page takes its time, and these commands are asked for few.
  upstream.records.blogs.splice(6)
  api = await listen(upstream)
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(args: string[], environment: Record<string, string> = {}) {
  const { ended, out, errors } = runProgram('operations/commands/build-pages.ts', environment, args)
  return { code: await ended, out: out(), errors: errors().trim() }
}

const origin = 'https://www.example.com'

test('writes the pages, and what changed when it is run again', async () => {
  const out = join(folder, 'site')
  const args = ['--api', `${api.origin}/api`, '--out', out, '--origin', origin]
  const first = await run(args, { BRAND: 'Lahar' })
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/site: \d+ pages in \d+ files; \d+ written, 0 unchanged, 0 deleted\./)
  expect(first.out).toContain('Set CONTACT_FORM_URL')
  const page = readFileSync(join(out, 'services/index.html'), 'utf8')
  expect(page).toContain('<title>Services · Lahar</title>')

  const [blog] = upstream.records.blogs.splice(0, 1)
  const blogPage = join(out, `newsLetterAndBlogsTemplate/blogs/${blog?.id}/index.html`)
  expect(existsSync(blogPage)).toBe(true)
  const second = await run(args, { BRAND: 'Lahar', CONTACT_FORM_URL: 'https://forms.example.com/f' })
  expect(second.out).toMatch(/ written, \d{2,} unchanged, [1-9]\d* deleted\.\n$/)
  expect(existsSync(blogPage)).toBe(false)

  const closed = await run(['--api', 'http://127.0.0.1:9/api', '--out', out, '--origin', origin])
  expect(closed.code).toBe(1)
  expect(closed.errors).toBe(
    'The API at http://127.0.0.1:9/api does not answer (NetworkError). Nothing was changed.',
  )
  expect(readFileSync(join(out, 'services/index.html'), 'utf8')).toContain('Lahar')
})

test.each([
  [[], /^Usage: pnpm build:pages/],
  [['--api', 'http://localhost/api', '--out', 'x', '--else'], /^Usage: pnpm build:pages/],
  [['--api', '/api', '--out', 'x', '--origin', origin], /^--api must be a web address/],
  [['--api', 'http://localhost/api', '--out', 'x'], /^Name the origin of the pages/],
  [['--api', 'http://localhost/api', '--out', 'x', '--origin', 'www'], /^PUBLIC_ORIGIN must be/],
])('the arguments %j are refused in one line', async (args, message) => {
  const { code, errors } = await run(args)
  expect(code).toBe(1)
  expect(errors).toMatch(message)
  expect(errors.split('\n')).toHaveLength(1)
})

test('a folder with files of others is left alone, and refused before the API is asked', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'x')
  const { code, errors } = await run([
    ...['--api', 'http://127.0.0.1:9/api'],
    ...['--out', folder],
    ...['--origin', origin],
  ])
  expect(code).toBe(1)
  expect(errors).toContain('has files that this command did not write')
})
