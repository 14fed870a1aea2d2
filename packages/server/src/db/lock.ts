import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The data folder is in use by another process, or already by this one. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Who holds a folder, and how it can be reached. Written for its owner's eyes only. */
export type Holder = {
  pid: number
  /** When that process began, where the system tells: process numbers come again. */
  began: string | null
  /** Where a running server listens, and the secret that opens its controls. */
  control?: { url: string; token: string }
}

/** A held folder. */
export type Lock = {
  /** Tells others how to reach the server that holds the folder. */
  announce(control: NonNullable<Holder['control']>): void
  release(): void
}

const heldHere = new Set<string>()
const fileOf = (folder: string) => join(folder, 'lock.json')

/** Takes a folder for this process alone: PGlite destroys the data of a folder that is opened twice. */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(folder)
  const me: Holder = { pid: process.pid, began: beginningOf(process.pid) }
  if (heldHere.has(file) || !(create(file, me) || replaceStale(file, me))) {
    const holder = readHolder(folder)
    throw new FolderInUse(`The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}.`)
  }
  heldHere.add(file)
  return {
    announce(control) {
      const unfinished = `${file}.${randomUUID()}`
      writeFileSync(unfinished, JSON.stringify({ ...me, control }), { mode: 0o600 })
      renameSync(unfinished, file)
    },
    release() {
      if (heldHere.delete(file)) rmSync(file, { force: true })
    },
  }
}

/** Who holds a folder now, or null where nobody alive does. */
export function readHolder(folder: string): Holder | null {
  const holder = read(fileOf(folder))
  return holder && isAlive(holder) ? holder : null
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Takes over what a killed process left. Whoever takes over does so behind a second lock, one at a time. */
function replaceStale(file: string, me: Holder): boolean {
  const door = `${file}.taking-over`
  if (ageOf(door) > 10_000) rmSync(door, { force: true })
  if (!create(door, me)) return false
  try {
    const holder = read(file)
    if (holder ? isAlive(holder) : ageOf(file) < 2_000) return false
    rmSync(file, { force: true })
    return create(file, me)
  } finally {
    rmSync(door, { force: true })
  }
}

/** What a lock file says; null where it says nothing, as one does that is just being written. */
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

function isAlive({ pid, began }: Holder): boolean {
  // Where the system does not tell beginnings: our own number on a lock that we do not hold is from an earlier life
  // of the number, as in a container, where every start has the same one.
  if (pid === process.pid && began === null) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false
  }
  const now = beginningOf(pid)
  return began === null || now === null || began === now
}

/** When a process began, in the kernel's own ticks since this boot. Only Linux tells. */
function beginningOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    return `${boot} ${afterName.split(' ')[19]}`
  } catch {
    return null
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
