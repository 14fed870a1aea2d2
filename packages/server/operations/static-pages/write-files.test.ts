import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileOfPath } from './file-of-path.ts'
import { writeFiles } from './write-files.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tarang-files-'))
  folder = join(parent, 'site')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const filesOf = (contents: Record<string, string>) =>
  new Map(Object.entries(contents).map(([file, text]) => [file, new TextEncoder().encode(text)]))
const present = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.pages.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('writes what changed, leaves what did not, and deletes what is gone with its folder', async () => {
  const first = filesOf({ 'a.html': 'A', 'blogs/1/index.html': 'One', 'blogs/2/index.html': 'Two' })
  expect(await writeFiles(folder, first)).toEqual({ written: 3, unchanged: 0, deleted: 0 })
  const untouched = join(folder, 'blogs/1/index.html')
  utimesSync(untouched, 1, 1)
  const second = filesOf({ 'a.html': 'B', 'blogs/1/index.html': 'One' })
  expect(await writeFiles(folder, second)).toEqual({ written: 1, unchanged: 1, deleted: 1 })
  expect(present()).toEqual(['a.html', 'blogs/1/index.html'])
  expect(readdirSync(join(folder, 'blogs'))).toEqual(['1'])
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('B')
  expect(statSync(untouched).mtimeMs).toBe(1000)
})

test('leaves files of others', async () => {
  await writeFiles(folder, filesOf({ 'a.html': 'A' }))
  writeFileSync(join(folder, 'CNAME'), 'www.example.com')
  await writeFiles(folder, filesOf({ 'b.html': 'B' }))
  expect(present()).toEqual(['CNAME', 'b.html'])
})

test('refuses a folder that it did not write', async () => {
  writeFileSync(join(parent, 'thesis.txt'), 'x')
  await expect(writeFiles(parent, filesOf({ 'a.html': 'A' }))).rejects.toThrow('did not write')
  expect(readdirSync(parent)).toEqual(['thesis.txt'])
})

test.each(['{', '["../../thesis.txt"]', '["/etc/passwd"]', '[1]'])(
  'refuses the list %s, and deletes nothing',
  async (list) => {
    await writeFiles(folder, filesOf({ 'a.html': 'A' }))
    writeFileSync(join(folder, '.pages.json'), list)
    await expect(writeFiles(folder, filesOf({}))).rejects.toThrow('is not readable')
    expect(present()).toEqual(['a.html'])
  },
)

test('completes a run that was interrupted', async () => {
  await writeFiles(folder, filesOf({ 'a.html': 'A', 'b.html': 'B' }))
  rmSync(join(folder, 'b.html'))
  expect(await writeFiles(folder, filesOf({ 'a.html': 'A', 'b.html': 'B' }))).toMatchObject({ written: 1 })
  rmSync(join(folder, 'b.html'))
  expect(await writeFiles(folder, filesOf({ 'a.html': 'A' }))).toMatchObject({ deleted: 1 })
})

describe('the file of a path', () => {
  test.each([
    ['/homePage', 'homePage'],
    ['/category/Daily%20Bytes', 'category/Daily Bytes'],
    ['/blogs/50%25%20%2B%20gr%C3%B6%C3%9Fer', 'blogs/50% + größer'],
    ['/blogs/..', null],
    ['/blogs/%2e%2e', null],
    ['/blogs/a%2Fb', null],
    ['/blogs/a%5Cb', null],
    ['/blogs/%00', null],
    ['/blogs/.htaccess', null],
    ['/blogs/', null],
    [`/blogs/${'a'.repeat(250)}`, null],
  ])('%s is %s', (path, file) => expect(fileOfPath(path)).toBe(file))
})
