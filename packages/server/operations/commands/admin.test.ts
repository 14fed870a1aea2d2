import { expect, test } from 'vitest'
import { StartFailure } from '../../src/start-failure.ts'
import { runProgram } from '../../testing/processes.ts'
import { usageOf } from './command.ts'
import { commands, helpOf } from './commands.ts'

async function admin(...args: string[]) {
  const run = runProgram('operations/commands/admin.ts', {}, args)
  const code = await run.ended
  return { code, out: run.out(), error: run.errors() }
}

test.each([[], ['--help']])('admin %s lists the commands', async (...args: string[]) => {
  const { code, out } = await admin(...args)
  expect(code).toBe(0)
  expect([...out.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name)).toEqual([
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
  ])
})

test('--help after a command shows its help, which begins with its usage', async () => {
  for (const command of commands)
    expect(helpOf(command)).toMatch(new RegExp(`^Usage: pnpm admin ${command.name}\\b`))
  const [command] = commands
  expect(await admin(command!.name, '--help')).toEqual({ code: 0, out: `${helpOf(command!)}\n`, error: '' })
})

test('an unknown command exits with 2 and the list', async () => {
  const { code, out, error } = await admin('reset')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toMatch(/^Unknown command: reset\n\nUsage: pnpm admin <command>/)
})

const commandOf = (name: string) => {
  const command = commands.find((each) => each.name === name)
  if (!command) throw new Error(`There is no command ${name}.`)
  return command
}

test.each([
  ['backup'],
  ['restore', 'a', 'b'],
  ['restore', 'a', '--force'],
  ['actions', '--since', 'then'],
  ['actions', '--since', '2001-02-30'],
  ['actions', '--since', '2001-02-28T24:61'],
  ['actions', '--delete-before', '2001-05-01', 'yes'],
  // February would end in March.
  ['actions', '--delete-before', '2001-02-31'],
  ['rotate-keys', 'now'],
  ['tickets', '--status', 'closed'],
  ['clean-pages', '12'],
  ['import'],
  ['import', 'strategies'],
  ['person', 'export'],
  ['person', 'erase', '9823456701', '--everything'],
  ['person', 'export', '9823456701', '--yes'],
  ['person', 'erase', '9823456701', '--file', 'x.json'],
  ['person', 'erase', '9823456701', '--user-id', ''],
  ['person', 'forget', '9823456701'],
  ['person', 'export', '9823456701', 'kavya@example.com'],
])('%s with arguments that it does not take is refused with its usage', async (name, ...args) => {
  const command = commandOf(name)
  await expect(command.run(args)).rejects.toThrow(new StartFailure(usageOf(command)))
})

test.each([
  ['import', 'people', 'a.csv', /^“people” cannot be imported\. Choose one of strategies, /],
  [
    'import',
    'trades',
    'a.xls',
    /^The name of the file must end in \.csv, \.tsv, \.txt, \.xlsx or \.ndjson\.$/,
  ],
  [
    'person',
    'export',
    'Kavya',
    /^Name the person by a phone number of ten digits or by an e-mail address\.$/,
  ],
])('%s %s %s is refused with the reason', async (name, first, second, reason) => {
  await expect(commandOf(name).run([first, second])).rejects.toThrow(reason)
})

test('a reader that has read enough ends a command without a word', async () => {
  const run = runProgram('operations/commands/admin.ts', {}, ['--help'])
  run.child.stdout?.destroy()
  expect([await run.ended, run.errors()]).toEqual([0, ''])
})
