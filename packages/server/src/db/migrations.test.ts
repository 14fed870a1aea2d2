import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../..')

test('no table, column or index of the schema is without its migration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-migrations-'))
  try {
    cpSync(join(server, 'migrations'), folder, { recursive: true })
    const before = readdirSync(folder)
    const options = ['--dialect=postgresql', '--casing=snake_case', '--schema=./src/db/schema/*.ts']
    // It takes no absolute path.
    const out = `--out=${relative(server, folder)}`
    const command = join(server, 'node_modules/.bin/drizzle-kit')
    const said = execFileSync(command, ['generate', ...options, out], { cwd: server, encoding: 'utf8' })
    expect(said).toContain('No schema changes')
    expect(readdirSync(folder)).toEqual(before)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
