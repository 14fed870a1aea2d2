import { openStore } from './db/store.ts'
import { storeFailure } from './installation.ts'
import { log } from './log.ts'
import { fail, write } from './output.ts'
import { readSettings } from './settings.ts'

/** Brings the tables up to date, before servers start with `MIGRATE=off`. */
async function main() {
  const { store } = readSettings(process.env)
  if (store.kind === 'folder') {
    return write('The tables of an embedded database are brought up to date when its server starts.')
  }
  const opened = await openStore({ ...store, migrates: true, log }).catch((error) => {
    throw storeFailure(store, error)
  })
  await opened.close()
  write('The tables are up to date.')
}

await main().catch(fail)
