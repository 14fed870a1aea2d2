import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder, readHolder } from './lock.ts'

const module = JSON.stringify(new URL('./lock.ts', import.meta.url).href)
const holding = `
  const { lockFolder } = await import(${module})
  try { lockFolder(process.argv[1]); console.log('held') } catch (error) { console.log(error.name) }
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

/** Another process that takes the folder, and what it says of it. */
async function other() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a held folder is refused to a second opener of the same process, until it is released', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  lock.release()
  lockFolder(folder).release()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('a folder held by another process is refused, naming that process, and is free when it was killed', async () => {
  const { child, said } = await other()
  expect(said).toBe('held')
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${child.pid}.`)
  expect(readHolder(folder)?.pid).toBe(child.pid)
  expect((await other()).said).toBe('FolderInUse')
  await killed(child)
  expect(readHolder(folder)).toBeNull()
  lockFolder(folder).release()
})

test('of many who find the lock of a killed process, one takes the folder', async () => {
  const { child } = await other()
  await killed(child)
  const said = (await Promise.all([other(), other(), other(), other()])).map((one) => one.said)
  expect(said.filter((word) => word === 'held')).toHaveLength(1)
  expect(said.filter((word) => word === 'FolderInUse')).toHaveLength(3)
})

test('what a killed holder wrote of itself makes nobody a holder, whoever has its number now', async () => {
  const { child } = await other()
  await killed(child)
  writeFileSync(join(folder, 'holder.json'), JSON.stringify({ pid: process.pid }))
  expect(readHolder(folder)).toBeNull()
  writeFileSync(join(folder, 'holder.json'), JSON.stringify({ pid: 1 }))
  expect((await other()).said).toBe('held')
})

test('a holder of which no process number is known here is a holder all the same', async () => {
  // As in another container with the same folder, whose processes nobody sees from this one.
  const { said } = await other()
  expect(said).toBe('held')
  writeFileSync(join(folder, 'holder.json'), JSON.stringify({ pid: 4_000_000 }))
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
})

test('how to reach the holder can be read by the folder’s owner only', () => {
  const lock = lockFolder(folder)
  const control = { url: 'http://127.0.0.1:1', token: 'secret' }
  lock.announce(control)
  expect(readHolder(folder)?.control).toEqual(control)
  expect(statSync(join(folder, 'holder.json')).mode & 0o077).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
})
