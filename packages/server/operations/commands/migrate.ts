import { openStore } from '../../src/db/store.ts'
import { storeFailure } from '../../src/installation.ts'
import { log } from '../../src/log.ts'
import { fail, write } from '../../src/output.ts'
import { readSettings } from '../../src/settings.ts'

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
