import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackupSchedule } from './backup-schedule.ts'

const hour = 3_600_000
let folder: string
let elapsed: number
let now: number
const log = vi.fn()
const writeBackup = vi.fn(async (file: string) => writeFileSync(file, ''))
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'tarang-schedule-')), 'backups')
  elapsed = 0
  now = Date.parse('2026-11-20T18:30:00Z')
  log.mockClear()
  writeBackup.mockClear()
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const create = (keep = 3) => createBackupSchedule({ folder, every: 6 * hour, keep }, { writeBackup, log })
const pass = (milliseconds: number) => {
  now += milliseconds
  elapsed += milliseconds
}
const names = () => readdirSync(folder).sort()

test('a backup is taken at once, and then whenever the newest is old enough, also after a restart', async () => {
  const schedule = create()
  await schedule.check(new Date(now), elapsed)
  expect(names()).toEqual(['tarang-20261120T183000Z.backup'])
  pass(6 * hour - 1000)
  await schedule.check(new Date(now), elapsed)
  await create().check(new Date(now), 0)
  expect(writeBackup).toHaveBeenCalledTimes(1)
  pass(1000)
  await create().check(new Date(now), 0)
  expect(names()).toEqual(['tarang-20261120T183000Z.backup', 'tarang-20261121T003000Z.backup'])
})

test('the oldest are deleted, and files of others are not', async () => {
  const schedule = create(2)
  await schedule.check(new Date(now), elapsed)
  writeFileSync(join(folder, 'before-the-upgrade.backup'), '')
  writeFileSync(join(folder, 'tarang-20200101T000000Z.backup.unfinished'), '')
  for (let count = 0; count < 3; count++) {
    pass(6 * hour)
    await schedule.check(new Date(now), elapsed)
  }
  expect(names()).toEqual([
    'before-the-upgrade.backup',
    'tarang-20261121T063000Z.backup',
    'tarang-20261121T123000Z.backup',
  ])
  expect(log).toHaveBeenLastCalledWith('backup.finished', {
    file: 'tarang-20261121T123000Z.backup',
    deleted: 1,
  })
})

test('a failed backup is logged, deletes nothing, and is tried again after ten minutes', async () => {
  const schedule = create(1)
  await schedule.check(new Date(now), elapsed)
  pass(6 * hour)
  writeBackup.mockRejectedValueOnce(new Error('The file x cannot be written (its disk is full).'))
  await schedule.check(new Date(now), elapsed)
  expect(log).toHaveBeenLastCalledWith(
    'backup.failed',
    { reason: 'The file x cannot be written (its disk is full).' },
    'error',
  )
  expect(names()).toEqual(['tarang-20261120T183000Z.backup'])
  pass(60_000)
  await schedule.check(new Date(now), elapsed)
  expect(writeBackup).toHaveBeenCalledTimes(2)
  pass(540_000)
  await schedule.check(new Date(now), elapsed)
  expect(names()).toEqual(['tarang-20261121T004000Z.backup'])
})

test('a clock that is set back by months neither stops the backups nor deletes the new one', async () => {
  const schedule = create(1)
  await schedule.check(new Date(now), elapsed)
  now -= 100 * 24 * hour
  await schedule.check(new Date(now), elapsed)
  expect(names()).toEqual(['tarang-20260812T183000Z.backup'])
})

test('a backup of the future neither makes each check take one nor outlives the history', async () => {
  const schedule = create()
  await schedule.check(new Date(now), elapsed)
  pass(6 * hour)
  await schedule.check(new Date(now), elapsed)
  writeFileSync(join(folder, 'tarang-20280101T000000Z.backup'), '')
  pass(6 * hour)
  for (let count = 0; count < 3; count++) {
    await schedule.check(new Date(now), elapsed)
    pass(60_000)
  }
  expect(names()).toEqual([
    'tarang-20261120T183000Z.backup',
    'tarang-20261121T003000Z.backup',
    'tarang-20261121T063000Z.backup',
  ])
})

test('a folder that cannot be made is logged', async () => {
  writeFileSync(folder, 'a file')
  await create().check(new Date(now), elapsed)
  expect(log).toHaveBeenCalledWith('backup.failed', { reason: expect.stringContaining('EEXIST') }, 'error')
  expect(existsSync(folder)).toBe(true)
})
