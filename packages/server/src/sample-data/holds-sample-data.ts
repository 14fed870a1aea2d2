import { asc } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { staffActions } from '../db/schema/index.ts'
import { sampleStaffPhone } from '../first-registration.ts'

/** The staff action that records that sample data were added. */
export const sampleDataAdded = 'sample-data.added'

/** Whether sample data were added to the database. Its sample staff may have been removed since, and the rest left. */
export async function holdsSampleData(database: Database): Promise<boolean> {
  // Sample data are added to an empty database only, so that nothing is recorded before them.
  const [first] = await database
    .select({ action: staffActions.action })
    .from(staffActions)
    .orderBy(asc(staffActions.id))
    .limit(1)
  // Versions before this record added the sample staff all the same.
  return first?.action === sampleDataAdded || (await sampleStaffPhone(database)) !== null
}
