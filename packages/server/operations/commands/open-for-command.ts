import { openInstallation } from '../../src/installation.ts'
import type { Settings } from '../../src/settings.ts'

/** Opens the data for a command. Never migrates a PostgreSQL: the operator decides when to upgrade. */
export const openForCommand = ({ store, ...settings }: Settings) =>
  openInstallation(
    { ...settings, store: store.kind === 'postgres' ? { ...store, migrates: false } : store },
    { write: () => {}, log: () => {} },
  )
