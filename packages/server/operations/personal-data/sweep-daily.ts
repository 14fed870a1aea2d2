import { metrics } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import { sessionRules } from '../../src/auth/sessions.ts'
import { removeOldVersions } from '../../src/blogs/old-versions.ts'
import type { Database } from '../../src/db/database.ts'
import { withSeparateTimeouts } from '../../src/db/query-timeout.ts'
import { removeOldUploads } from '../../src/import/spool-upload.ts'
import type { Log } from '../../src/log-event.ts'
import type { Variables } from '../../src/settings-schema.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { type RetentionSettings, sweep } from './sweep.ts'

type Retention = RetentionSettings & Pick<Variables, 'KEEP_DELETED_BLOGS'>

const day = 86_400_000

/**
 * Sweeps after a minute and then once a day: on the embedded database the first requests after a start would wait a second for
 * it. Servers on one database may sweep at once.
 */
export function sweepDaily(database: Database, settings: Retention, log: Log): void {
  const run = () => void sweepAndLog(database, settings, log)
  const begin = () => {
    run()
    setInterval(run, day).unref()
  }
  setTimeout(begin, 60_000).unref()
}

/** Sweeps once, and logs and counts what was deleted, which no later backup has. */
export const sweepAndLog = (
  database: Database,
  settings: Retention,
  log: Log,
  now = new Date(),
): Promise<void> =>
  withSeparateTimeouts(async () => {
    try {
      // The embedded database has no other clock than this one.
      const ahead = now.getTime() - (await readDatabaseClock(database))
      if (Math.abs(ahead) > sessionRules.tolerance)
        log('clock.differs', { seconds: Math.round(ahead / 1000) }, 'error')
      // A clock that is ahead by years would delete everything.
      if (Math.abs(ahead) > day) return
      const counts = await sweep(database, now, settings)
      await removeOldVersions(database, now, settings.KEEP_DELETED_BLOGS)
      await removeOldUploads(now)
      await purgeDeleted(database)
      log('retention.swept', counts)
      const deleted = metrics.getMeter('tarang').createCounter('tarang.retention.deleted', {
        description: 'Personal data that were kept long enough.',
      })
      for (const [records, count] of Object.entries(counts)) if (count) deleted.add(count, { records })
    } catch (error) {
      log('retention.not-swept', { reason: error instanceof Error ? error.name : 'unknown' }, 'warn')
    }
  })

async function readDatabaseClock(database: Database): Promise<number> {
  const { rows } = (await database.execute(
    sql`select (extract(epoch from now()) * 1000)::float8 as "now"`,
  )) as unknown as { rows: { now: number }[] }
  return Number(rows[0]?.now)
}
