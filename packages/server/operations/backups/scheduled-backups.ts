import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Log } from '../../src/log-event.ts'
import { type BackupSettings, createBackupSchedule } from './backup-schedule.ts'

const adminCommands = fileURLToPath(new URL('../commands/admin.ts', import.meta.url))

/** The longest time between two looks at the clock, in milliseconds. */
const CHECK = 60_000

/** Takes backups of the embedded database of this process on schedule. Returns a function that stops it. */
export function scheduleBackups(settings: BackupSettings, log: Log): () => Promise<void> {
  let child: ChildProcess | null = null
  let running: Promise<void> | null = null

  /** Runs `admin backup` as a separate process, whose memory for reading the backup back ends with it. */
  async function writeBackup(file: string) {
    const started = spawn(process.execPath, [adminCommands, 'backup', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = started
    const [errors, [code]] = await Promise.all([text(started.stderr), once(started, 'close')])
    if (code !== 0) throw new Error(errors.trim().split('\n')[0] || `The command ended with ${code}.`)
  }

  const schedule = createBackupSchedule(settings, { writeBackup, log })
  const check = () => {
    running ??= schedule.check(new Date(), performance.now()).finally(() => {
      running = null
      child = null
    })
  }
  check()
  const timer = setInterval(check, Math.min(settings.every, CHECK))
  timer.unref()

  return async () => {
    clearInterval(timer)
    child?.kill()
    await running
  }
}
