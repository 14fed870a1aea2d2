import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrokenFolder, databasePaths, hasDatabase, putDatabase } from './folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the entries of a fake database, and a label to recognise it by. */
function writeDatabase(
  path: string,
  label: string,
  entries = ['PG_VERSION', 'base/1', 'global/pg_control', 'pg_wal/1'],
) {
  for (const entry of [...entries, 'label']) {
    mkdirSync(dirname(join(path, entry)), { recursive: true })
    writeFileSync(join(path, entry), label)
  }
}
const databaseCreator = (label: string) => async (path: string) => writeDatabase(path, label)
const readLabel = () => readFileSync(join(databasePaths(folder).database, 'label'), 'utf8')

test('a folder has no database until a complete one was put there', async () => {
  expect(await hasDatabase(folder)).toBe(false)
  expect(await hasDatabase(join(folder, 'not/there/yet'))).toBe(false)
  await putDatabase(folder, databaseCreator('one'))
  expect(await hasDatabase(folder)).toBe(true)
  expect(readLabel()).toBe('one')
  await putDatabase(folder, databaseCreator('two'))
  expect(readLabel()).toBe('two')
  expect(readdirSync(folder)).toEqual(['database'])
})

test('a failed creation leaves the previous database', async () => {
  await putDatabase(folder, databaseCreator('one'))
  const failing = async (path: string) => {
    writeDatabase(path, 'half', ['base/1'])
    throw new Error('No room.')
  }
  await expect(putDatabase(folder, failing)).rejects.toThrow('No room.')
  expect(await hasDatabase(folder)).toBe(true)
  expect(readLabel()).toBe('one')
  expect(readdirSync(folder)).toEqual(['database'])
})

test('a replacement killed at any step leaves the old or the new database', async () => {
  const { database, unfinished, replaced } = databasePaths(folder)
  // While the new one is created.
  writeDatabase(database, 'old')
  writeDatabase(unfinished, 'new', ['base/1'])
  expect(await hasDatabase(folder)).toBe(true)
  expect([readLabel(), existsSync(unfinished)]).toEqual(['old', false])
  // Between the two renames.
  rmSync(database, { recursive: true })
  writeDatabase(unfinished, 'new')
  writeDatabase(replaced, 'old')
  expect(await hasDatabase(folder)).toBe(true)
  expect(readLabel()).toBe('old')
  // Before the old one was deleted.
  writeDatabase(database, 'new')
  writeDatabase(replaced, 'old')
  expect(await hasDatabase(folder)).toBe(true)
  expect([readLabel(), existsSync(replaced)]).toEqual(['new', false])
})

test('an empty folder is no database, and an incomplete one is an error', async () => {
  const { database } = databasePaths(folder)
  mkdirSync(database)
  expect(await hasDatabase(folder)).toBe(false)
  writeDatabase(database, 'half', ['PG_VERSION', 'base/1'])
  await expect(hasDatabase(folder)).rejects.toThrow(BrokenFolder)
  await expect(hasDatabase(folder)).rejects.toThrow('It lacks global/pg_control, pg_wal.')
  expect(readLabel()).toBe('half')
})
