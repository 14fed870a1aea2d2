import { expect, test } from 'vitest'
import { runProgram } from '../../testing/processes.ts'

async function admin(...args: string[]) {
  const run = runProgram('operations/commands/admin.ts', {}, args)
  const code = await run.ended
  return { code, out: run.out(), error: run.errors() }
}

const names = [
  'check',
  'invite',
  'backup',
  'restore',
  'actions',
  'end-sessions',
  'rotate-keys',
  'staff',
  'import',
  'person',
  'tickets',
  'clean-pages',
]

test.each([[], ['--help']])('admin %s lists the commands', async (...args: string[]) => {
  const { code, out } = await admin(...args)
  expect(code).toBe(0)
  expect([...out.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name)).toEqual(names)
})

test.each(names)('admin %s --help shows its usage', async (name) => {
  const { code, out } = await admin(name, '--help')
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`^Usage: pnpm admin ${name}\\b`))
})

test('an unknown command exits with 2 and the list', async () => {
  const { code, out, error } = await admin('reset')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toMatch(/^Unknown command: reset\n\nUsage: pnpm admin <command>/)
})
