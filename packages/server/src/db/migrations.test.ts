import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../drizzle.config.ts'

const server = join(import.meta.dirname, '../..')

test('no table, column or index of the schema is without its migration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-migrations-'))
  try {
    cpSync(join(server, 'migrations'), folder, { recursive: true })
    const { out: _, ...options } = config
    // It takes no absolute path.
    const given = Object.entries({ ...options, out: relative(server, folder) })
    const command = join(server, 'node_modules/.bin/drizzle-kit')
    const said = execFileSync(command, ['generate', ...given.map(([name, value]) => `--${name}=${value}`)], {
      cwd: server,
      encoding: 'utf8',
      timeout: 60_000,
    })
    expect(said).toContain('No schema changes')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
