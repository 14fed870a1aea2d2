import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder, readHolder } from './lock.ts'

const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href)
const lockScript = `
  const { lockFolder } = await import(${module})
  try { lockFolder(process.argv[1]); console.log('locked') } catch (error) { console.log(error.name) }
  setInterval(() => {}, 1000)
`

let folder: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-lock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts another process that locks the folder, and reads its result. */
async function lockInChild() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', lockScript, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [output] = await once(child.stdout, 'data')
  return { child, result: String(output).trim() }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a second lock of the same process is refused until the first is released', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  lock.release()
  lockFolder(folder).release()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a lock of another process is refused with its process id, and is free once that is killed', async () => {
  const { child, result } = await lockInChild()
  expect(result).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${child.pid}.`)
  expect(readHolder(folder)?.pid).toBe(child.pid)
  expect((await lockInChild()).result).toBe('FolderInUse')
  await kill(child)
  expect(readHolder(folder)).toBeNull()
  lockFolder(folder).release()
})

test('of several processes that find the lock of a killed one, one locks the folder', async () => {
  const { child } = await lockInChild()
  await kill(child)
  const children = await Promise.all([lockInChild(), lockInChild(), lockInChild(), lockInChild()])
  const results = children.map(({ result }) => result)
  expect(results.filter((result) => result === 'locked')).toHaveLength(1)
  expect(results.filter((result) => result === 'FolderInUse')).toHaveLength(3)
})

test('the holder file of a killed process locks nothing, even if its process id is in use again', async () => {
  const { child } = await lockInChild()
  await kill(child)
  writeFileSync(join(folder, 'holder.json'), JSON.stringify({ pid: process.pid }))
  expect(readHolder(folder)).toBeNull()
  writeFileSync(join(folder, 'holder.json'), JSON.stringify({ pid: 1 }))
  expect((await lockInChild()).result).toBe('locked')
})

test('a lock counts even if its process id is unknown here', async () => {
  // As in another container with the same folder, whose processes this one cannot see.
  const { result } = await lockInChild()
  expect(result).toBe('locked')
  writeFileSync(join(folder, 'holder.json'), JSON.stringify({ pid: 4_000_000 }))
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
})

test('only the folder’s owner can read how to reach the holder', () => {
  const lock = lockFolder(folder)
  const control = { url: 'http://127.0.0.1:1', token: 'secret' }
  lock.announce(control)
  expect(readHolder(folder)?.control).toEqual(control)
  expect(statSync(join(folder, 'holder.json')).mode & 0o077).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
})
