import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../src/log-event.ts'
import type { Settings } from '../../src/settings.ts'

export type BackupSettings = NonNullable<Settings['backups']>

/** The longest pause after a failed backup, in milliseconds. */
const RETRY = 600_000

const pattern = /^tarang-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/

/** The name of a backup of a moment. Names sort by time. */
const nameOf = (moment: Date) => `tarang-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`

const momentOf = (name: string) => Date.parse(name.replace(pattern, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Takes a backup whenever none is recent, and then deletes the oldest. A failed one is logged and tried again, and
 * deletes nothing. Files of other names in the folder are left alone.
 */
export function createBackupSchedule(
  { folder, every, keep }: BackupSettings,
  { writeBackup, log }: { writeBackup: (file: string) => Promise<void>; log: Log },
) {
  let notBefore = Number.NEGATIVE_INFINITY

  const readNames = async () =>
    (await readdir(folder))
      .filter((name) => pattern.test(name))
      .sort()
      .reverse()

  async function isDue(now: number) {
    // Names may be of the future, if the clock was set back.
    return (await readNames()).every((name) => Math.abs(now - momentOf(name)) >= every)
  }

  /** Deletes all but the newest backups, and never the one just taken. Backups dated in the future are deleted first. */
  async function rotate(taken: string, now: number) {
    const others = (await readNames()).filter((name) => name !== taken)
    const past = others.filter((name) => momentOf(name) <= now)
    const future = others.filter((name) => momentOf(name) > now)
    const old = [...past, ...future].slice(keep - 1)
    for (const name of old) await rm(join(folder, name), { force: true })
    return old.length
  }

  /** Deletes what a backup that was killed left behind. */
  async function deleteUnfinished() {
    for (const name of await readdir(folder)) {
      if (pattern.test(name.replace(/\.unfinished$/, '')) && !pattern.test(name)) await rm(join(folder, name))
    }
  }

  /** Takes a backup if one is due. `elapsed` is a clock that is never set, in milliseconds. */
  async function check(now: Date, elapsed: number): Promise<void> {
    if (elapsed < notBefore) return
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (!(await isDue(now.getTime()))) return
      await deleteUnfinished()
      const name = nameOf(now)
      await writeBackup(join(folder, name))
      log('backup.finished', { file: name, deleted: await rotate(name, now.getTime()) })
    } catch (error) {
      notBefore = elapsed + Math.min(every, RETRY)
      log('backup.failed', { reason: error instanceof Error ? error.message : String(error) }, 'error')
    }
  }

  return { check }
}
