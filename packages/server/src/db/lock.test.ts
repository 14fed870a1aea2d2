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
  expect(readdirSync(folder)).toEqual([])
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

test('a process that only has the same number as the holder had is no holder', () => {
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 1, began: 'an earlier life' }))
  lockFolder(folder).release()
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.pid, began: 'an earlier life' }))
  lockFolder(folder).release()
})

test('how to reach the holder can be read by the folder’s owner only', () => {
  const lock = lockFolder(folder)
  const control = { url: 'http://127.0.0.1:1', token: 'secret' }
  lock.announce(control)
  expect(readHolder(folder)?.control).toEqual(control)
  expect(statSync(join(folder, 'lock.json')).mode & 0o077).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
})
