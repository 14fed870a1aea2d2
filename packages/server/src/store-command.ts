import { readHolder } from './db/lock.ts'
import type { Database } from './db/store.ts'
import { openInstallation } from './installation.ts'
import { askServer } from './running-server.ts'
import { readSettings } from './settings.ts'

/** Does something with the data: the running server that holds it does it, or this process where none runs. */
export async function onStore<Result>(
  path: string,
  here: (database: Database) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env)
  const { store } = settings
  const holder = store.kind === 'folder' ? readHolder(store.path) : null
  if (holder) return ((await (await askServer(holder, path)).json()) as { data: Result }).data
  const installation = await openInstallation(
    { ...settings, sampleData: false },
    { write: () => {}, log: () => {} },
  )
  try {
    return await here(installation.store.database)
  } finally {
    await installation.close()
  }
}
