import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-tickets-'))
  environment = {
    DATA_DIR: join(folder, 'data'),
    WEB_BUILD: emptyWebBuild(folder),
    SAMPLE_DATA: 'off',
    // Neither the console nor the outbox of this server shows its tickets.
    API_BASE: 'https://api.example/v1',
    SMS_WEBHOOK_URL: 'https://sms.example/send',
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function tickets(...args: string[]) {
  const { code, out, error } = await runCommand(environment, ['tickets', ...args])
  const lines = out.split('\n').filter(Boolean)
  return { code, error, rows: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('prints tickets that no screen shows, from a running server and after it', async () => {
  const server = await startServer(environment)
  try {
    for (const name of ['First', 'Second']) {
      const body = new URLSearchParams({ name, email: 'a@mail.example', message: `From ${name}` })
      expect((await fetch(`${server.base}/forms/contact`, { method: 'POST', body })).status).toBe(200)
    }
    expect((await fetch(`${server.base}/control/tickets`, { method: 'POST' })).status).toBe(404)
    const { code, error, rows } = await tickets()
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(rows.map(({ name, message, status }) => [name, message, status])).toEqual([
      ['Second', 'From Second', 'new'],
      ['First', 'From First', 'new'],
    ])
    expect((await tickets('--status', 'spam')).rows).toEqual([])
  } finally {
    await server.kill('SIGTERM')
  }
  expect((await tickets('--status', 'new')).rows).toHaveLength(2)
}, 120_000)
