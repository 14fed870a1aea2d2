import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, type ServerProcess, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let server: ServerProcess
const environment = () => ({ DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder) })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-import-command-'))
  server = await startServer({ ...environment(), SAMPLE_DATA: 'off' })
})
afterAll(async () => {
  await server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const admin = (...args: string[]) => runCommand(environment(), args)

const header = 'strategyCode,factor,xirr,netReturn,pnl,status'
const rows = `${header}\nCMD-1,momentum,1,2,3,1\nCMD-2,value,,,,0\n`

test('the running server imports, and so does a command without a server', async () => {
  const path = write('strategies.csv', rows)
  expect(await admin('import', 'strategies', path, '--dry-run')).toEqual({
    code: 0,
    out: 'Nothing was imported. An import would be: 2 added, 0 changed, 0 unchanged.',
    error: '',
  })
  expect((await admin('import', 'strategies', path)).out).toBe('Imported: 2 added, 0 changed, 0 unchanged.')
  const [line] = (await admin('actions')).out.split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({
    staffName: 'pnpm admin',
    action: 'import.strategies',
    subject: expect.stringMatching(/^sha256:[0-9a-f]{64} added 2, changed 0, unchanged 0$/),
  })

  const broken = write('broken.csv', `${rows}CMD-3,value,x,,,7\n`)
  expect(await admin('import', 'strategies', broken)).toEqual({
    code: 1,
    out: [
      'Nothing was imported: the file has 2 errors.',
      'line 4: xirr: “x” is no number. Write it as 1234.56.',
      'line 4: status: “7” is no status. Write Active (1) or Inactive (0).',
    ].join('\n'),
    error: '',
  })
  const failed = join(folder, 'failed.csv')
  expect((await admin('import', 'strategies', broken, '--failed', failed)).out).toContain(
    `1 row with errors was written to ${failed}.`,
  )
  expect(readFileSync(failed, 'utf8')).toMatch(/^\uFEFFWhy,strategyCode,.*\r\nxirr: “x” is no number\./)
  const wide = join(folder, 'wide.csv')
  writeFileSync(wide, Buffer.from(`\ufeff${rows}`, 'utf16le'))
  expect((await admin('import', 'strategies', wide)).out).toBe('Imported: 0 added, 0 changed, 2 unchanged.')

  await server.kill('SIGTERM')
  expect((await admin('import', 'strategies', path)).out).toBe('Imported: 0 added, 0 changed, 2 unchanged.')
}, 120_000)

test('--template prints the header of a file', async () => {
  expect((await admin('import', 'strategies', '--template')).out).toBe(header)
})
