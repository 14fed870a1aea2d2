import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data folder is in use by another process, or already by this one. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Who holds a folder, and how it can be reached. Written for its owner's eyes only. */
export type Holder = {
  pid: number
  /** Where a running server listens, and the secret that opens its controls. */
  control?: { url: string; token: string }
}

/** A held folder. */
export type Lock = {
  /** Tells others how to reach the server that holds the folder. */
  announce(control: NonNullable<Holder['control']>): void
  release(): void
}

const lockFileIn = (folder: string) => join(folder, 'lock')
const holderFileIn = (folder: string) => join(folder, 'holder.json')

/**
 * Takes a folder for this process alone: PGlite destroys the data of a folder that is opened twice.
 *
 * SQLite serves as the lock, because it locks files the way that the system itself lets go of when a process ends,
 * however it ends. So nothing stale is ever left, and no process number is mistaken for another's, not even by two
 * containers that share a volume.
 */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const held = take(lockFileIn(folder))
  if (!held) {
    const holder = read(holderFileIn(folder))
    throw new FolderInUse(`The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}.`)
  }
  const me: Holder = { pid: process.pid }
  const say = (holder: Holder) => {
    const unfinished = `${holderFileIn(folder)}.${randomUUID()}`
    writeFileSync(unfinished, JSON.stringify(holder), { mode: 0o600 })
    renameSync(unfinished, holderFileIn(folder))
  }
  say(me)
  let isHeld = true
  return {
    announce: (control) => say({ ...me, control }),
    release() {
      if (!isHeld) return
      isHeld = false
      // The lock's own file stays: whoever deleted it could delete it from under the next holder.
      rmSync(holderFileIn(folder), { force: true })
      letGo(held)
    },
  }
}

/** Who holds a folder now, or null where nobody does. */
export function readHolder(folder: string): Holder | null {
  if (!existsSync(lockFileIn(folder))) return null
  const free = take(lockFileIn(folder))
  if (!free) return read(holderFileIn(folder)) ?? { pid: 0 }
  letGo(free)
  return null
}

// What nobody refers to is collected as garbage, and lets go of its lock.
const locks = new Set<DatabaseSync>()

function letGo(lock: DatabaseSync) {
  locks.delete(lock)
  lock.close()
}

/** The lock of a file, or null where another has it. */
function take(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // Nothing is ever written, so that nothing needs to lie beside the file.
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

/** What the holder's file says; null where it says nothing. */
function read(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(holder) ? holder : null
  } catch {
    return null
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && 'pid' in value && Number.isSafeInteger(value.pid)
