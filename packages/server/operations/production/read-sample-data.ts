import { hasDatabase } from '../../src/db/folder.ts'
import { MigrationNeeded } from '../../src/db/migrations.ts'
import { openStore } from '../../src/db/store.ts'
import { openInstallation, storeFailure } from '../../src/installation.ts'
import { holdsSampleData } from '../../src/sample-data/holds-sample-data.ts'
import type { Settings } from '../../src/settings.ts'
import { callOperation } from '../commands/run-operation.ts'
import { runningServerOf } from '../commands/running-server.ts'

/** Whether sample data were added to the database; null where it has no tables of this version. Changes no PostgreSQL. */
export async function readSampleData(settings: Settings): Promise<boolean | null> {
  const { store } = settings
  if (store.kind === 'postgres') {
    const opened = await openStore({ ...store, migrates: false }).catch((error) => {
      if (error instanceof MigrationNeeded) return null
      throw storeFailure(store, error)
    })
    if (!opened) return null
    return holdsSampleData(opened.database).finally(() => opened.close())
  }
  const server = runningServerOf(store)
  if (server) return callOperation(server, 'sample-data', {})
  if (!(await hasDatabase(store.path))) return null
  const installation = await openInstallation(settings, { write: () => {}, log: () => {} })
  return holdsSampleData(installation.store.database).finally(() => installation.close())
}
