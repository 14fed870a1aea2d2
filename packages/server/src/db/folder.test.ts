import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrokenFolder, hasDatabase, placesIn, putDatabase } from './folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What stands for a database: all the parts that one has, and a word to know it by. */
function lay(place: string, word: string, parts = ['PG_VERSION', 'base/1', 'global/pg_control', 'pg_wal/1']) {
  for (const part of [...parts, 'word']) {
    mkdirSync(dirname(join(place, part)), { recursive: true })
    writeFileSync(join(place, part), word)
  }
}
const making = (word: string) => async (place: string) => lay(place, word)
const word = () => readFileSync(join(placesIn(folder).database, 'word'), 'utf8')

test('a folder has no database until one was put there whole', async () => {
  expect(await hasDatabase(folder)).toBe(false)
  expect(await hasDatabase(join(folder, 'not/there/yet'))).toBe(false)
  await putDatabase(folder, making('one'))
  expect(await hasDatabase(folder)).toBe(true)
  expect(word()).toBe('one')
  await putDatabase(folder, making('two'))
  expect(word()).toBe('two')
  expect(readdirSync(folder)).toEqual(['database'])
})

test('one that could not be made leaves what was there', async () => {
  await putDatabase(folder, making('one'))
  const failing = async (place: string) => {
    lay(place, 'half', ['base/1'])
    throw new Error('No room.')
  }
  await expect(putDatabase(folder, failing)).rejects.toThrow('No room.')
  expect(await hasDatabase(folder)).toBe(true)
  expect(word()).toBe('one')
  expect(readdirSync(folder)).toEqual(['database'])
})

test('killed at any step of a replacement, it is the old one or the new one', async () => {
  const { database, unfinished, replaced } = placesIn(folder)
  // While the new one is made.
  lay(database, 'old')
  lay(unfinished, 'new', ['base/1'])
  expect(await hasDatabase(folder)).toBe(true)
  expect([word(), existsSync(unfinished)]).toEqual(['old', false])
  // Between the two moves.
  rmSync(database, { recursive: true })
  lay(unfinished, 'new')
  lay(replaced, 'old')
  expect(await hasDatabase(folder)).toBe(true)
  expect(word()).toBe('old')
  // Before the old one was deleted.
  lay(database, 'new')
  lay(replaced, 'old')
  expect(await hasDatabase(folder)).toBe(true)
  expect([word(), existsSync(replaced)]).toEqual(['new', false])
})

test('an empty place is no database, and a half one is nobody’s to guess at', async () => {
  const { database } = placesIn(folder)
  mkdirSync(database)
  expect(await hasDatabase(folder)).toBe(false)
  lay(database, 'half', ['PG_VERSION', 'base/1'])
  await expect(hasDatabase(folder)).rejects.toThrow(BrokenFolder)
  await expect(hasDatabase(folder)).rejects.toThrow('It lacks global/pg_control, pg_wal.')
  expect(word()).toBe('half')
})
