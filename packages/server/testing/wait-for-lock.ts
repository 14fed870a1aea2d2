import { setTimeout } from 'node:timers/promises'
import { FolderInUse, type Lock, lockFolder } from '../src/db/lock.ts'

/** Locks a folder, and waits while another test file holds it. */
export async function waitForLock(folder: string): Promise<Lock> {
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      await setTimeout(100)
    }
  }
}
