import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { files, fileVariants } from '../db/schema/index.ts'

type Names = readonly (string | null)[]

const setWithdrawn = async (tx: Database, names: Names, withdrawn: boolean) => {
  const present = names.filter((name) => name !== null)
  if (present.length > 0) await tx.update(files).set({ withdrawn }).where(inArray(files.name, present))
}

/** Keeps files for the versions that refer to them, and stops serving them; their variants can be made again. */
export async function withdrawFiles(tx: Database, names: Names) {
  await setWithdrawn(tx, names, true)
  const present = names.filter((name) => name !== null)
  if (present.length > 0) await tx.delete(fileVariants).where(inArray(fileVariants.file, present))
}

/** Serves withdrawn files again. */
export const publishFiles = (tx: Database, names: Names) => setWithdrawn(tx, names, false)

/** Deletes files that nothing refers to any more, with their variants. */
export const deleteFiles = async (tx: Database, names: Names) => {
  const present = names.filter((name) => name !== null)
  if (present.length > 0) await tx.delete(files).where(inArray(files.name, present))
}
