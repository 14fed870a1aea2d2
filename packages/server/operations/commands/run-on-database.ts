import type { Database } from '../../src/db/database.ts'
import { openInstallation } from '../../src/installation.ts'
import { readSettings, type Settings } from '../../src/settings.ts'
import { callRunningServer, runningServerOf } from './running-server.ts'

/**
 * Reads or changes the data: by a control call to the server that has locked the data folder, or by `query` in this process if no server runs.
 */
export async function runOnDatabase<Result>(
  controlPath: string,
  query: (database: Database) => Promise<Result>,
  /** Milliseconds that the running server may take. */
  timeout?: number,
): Promise<Result> {
  const settings = readSettings(process.env)
  const server = runningServerOf(settings.store)
  if (server)
    return ((await (await callRunningServer(server, controlPath, timeout)).json()) as { data: Result }).data
  const installation = await openForCommand(settings)
  try {
    return await query(installation.store.database)
  } finally {
    await installation.close()
  }
}

/** Opens the data for a command. Never migrates a PostgreSQL: the operator decides when to upgrade. */
export const openForCommand = ({ store, ...settings }: Settings) =>
  openInstallation(
    { ...settings, store: store.kind === 'postgres' ? { ...store, migrates: false } : store },
    { write: () => {}, log: () => {} },
  )
