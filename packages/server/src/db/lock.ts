import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isRecord } from '@tarang/machines/unknown-json'

/** The data folder is locked by another process, or already by this one. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** The process that has locked a folder. Only the folder's owner can read it. */
export interface Holder {
  pid: number
  /** The address of a running server, and the secret that its control routes require. */
  control?: { url: string; token: string }
}

/** A locked folder. */
export interface Lock {
  /** Publishes how to reach the server that has locked the folder. */
  announce(control: NonNullable<Holder['control']>): void
  release(): void
}

const lockFileIn = (folder: string) => join(folder, 'lock')
const holderFileIn = (folder: string) => join(folder, 'holder.json')

/**
 * Locks a folder for this process: PGlite destroys the data of a folder that is opened twice.
 *
 * The lock is SQLite's, because the operating system releases its file locks when a process ends, however it ends. So no lock goes stale, and no process id is mistaken for another's, not even between containers that share a volume.
 */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = tryLock(lockFileIn(folder))
  if (!lock) {
    const holder = readHolderFile(holderFileIn(folder))
    throw new FolderInUse(`The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}.`)
  }
  const self: Holder = { pid: process.pid }
  const writeHolder = (holder: Holder) => {
    const unfinished = `${holderFileIn(folder)}.${randomUUID()}`
    writeFileSync(unfinished, JSON.stringify(holder), { mode: 0o600 })
    renameSync(unfinished, holderFileIn(folder))
  }
  writeHolder(self)
  let isLocked = true
  return {
    announce: (control) => writeHolder({ ...self, control }),
    release() {
      if (!isLocked) return
      isLocked = false
      // The lock file stays: deleting it could delete it from under the next holder.
      rmSync(holderFileIn(folder), { force: true })
      unlock(lock)
    },
  }
}

/** The process that has locked a folder, or null. */
export function readHolder(folder: string): Holder | null {
  if (!existsSync(lockFileIn(folder))) return null
  const lock = tryLock(lockFileIn(folder))
  if (!lock) return readHolderFile(holderFileIn(folder)) ?? { pid: 0 }
  unlock(lock)
  return null
}

// Keeps the handles reachable: garbage collection would close them and release their locks.
const locks = new Set<DatabaseSync>()

function unlock(lock: DatabaseSync) {
  locks.delete(lock)
  lock.close()
}

/** Locks a file; null where another process has locked it. */
function tryLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // Nothing is written, so no journal file is needed.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    locks.add(lock)
    return lock
  } catch (error) {
    lock.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (isBusy) return null
    throw error
  }
}

const sqliteBusy = 5

/** The holder of a file; null where it is missing or unreadable. */
function readHolderFile(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(holder) ? holder : null
  } catch {
    return null
  }
}

const isHolder = (value: unknown): value is Holder => isRecord(value) && Number.isSafeInteger(value.pid)
