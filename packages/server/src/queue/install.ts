import { type Db, PgBoss } from 'pg-boss'

/** The schema of the queue's tables, which pg-boss creates and upgrades. */
export const queueSchema = 'pgboss'

/** Creates the queue's tables, or brings them up to date. */
export async function installQueue(db: Db): Promise<void> {
  const boss = new PgBoss({
    db,
    schema: queueSchema,
    supervise: false,
    schedule: false,
    registerInstance: false,
  })
  // Its statements fail by throwing here; events would only repeat that.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
