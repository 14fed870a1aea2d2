import { metrics } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { Log } from '../log-event.ts'
import { queueSchema } from './install.ts'

/** Where jobs end that have failed as often as they may. */
export const deadLetters = 'dead-letters'

/** A dead letter stays after its kind has worked it: a person looks at it. */
export const deadLetterOptions = { deleteAfterSeconds: 14 * 24 * 60 * 60 }

/** Watches the number of dead letters: a metric, and an error in the log whenever there are more than before. */
export function watchDeadLetters(database: Database, log: Log, seconds: number): () => void {
  const gauge = metrics.getMeter('tarang').createGauge('tarang.queue.dead_letters', {
    description: 'Jobs that failed as often as they may, and wait for a person.',
  })
  let known = 0
  const look = async () => {
    const { rows } = (await database.execute(
      sql`select count(*)::int as count from ${sql.identifier(queueSchema)}.job where name = ${deadLetters}`,
    )) as unknown as { rows: { count: number }[] }
    const count = rows[0]?.count ?? 0
    gauge.record(count)
    if (count > known) log('queue.dead-letters', { count }, 'error')
    known = count
  }
  // The queue itself logs a database that does not answer.
  const lookAgain = () => void look().catch(() => {})
  lookAgain()
  const timer = setInterval(lookAgain, seconds * 1000).unref()
  return () => clearInterval(timer)
}
