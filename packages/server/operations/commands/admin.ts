import { fail, write } from '../../src/output.ts'
import { actionsCommand } from './actions.ts'
import { backupCommand } from './backup.ts'
import { checkCommand } from './check.ts'
import { cleanPagesCommand } from './clean-pages.ts'
import { type Command, program, usageOf } from './command.ts'
import { endSessionsCommand } from './end-sessions.ts'
import { importCommand } from './import.ts'
import { inviteCommand } from './invite.ts'
import { personCommand } from './person.ts'
import { restoreCommand } from './restore.ts'
import { rotateKeysCommand } from './rotate-keys.ts'
import { staffCommand } from './staff.ts'
import { ticketsCommand } from './tickets.ts'

const commands: readonly Command[] = [
  checkCommand,
  inviteCommand,
  backupCommand,
  restoreCommand,
  actionsCommand,
  endSessionsCommand,
  rotateKeysCommand,
  staffCommand,
  importCommand,
  personCommand,
  ticketsCommand,
  cleanPagesCommand,
]

const isHelp = (argument: string) => argument === '--help' || argument === '-h'

function listOfCommands(): string {
  const calls = commands.map(({ name, parameters }) => `${name} ${parameters}`.trim())
  const width = Math.max(...calls.map((call) => call.length))
  return [
    `Usage: ${program} <command>`,
    '',
    ...commands.map(({ summary }, index) => `  ${calls[index]?.padEnd(width)}  ${summary}`),
    '',
    'The commands read the same environment variables as the server.',
    `\`${program} <command> --help\` explains one of them.`,
  ].join('\n')
}

const helpOf = (command: Command) => [usageOf(command), '', command.summary, command.details].join('\n')

async function main([name, ...args]: string[]) {
  if (name === undefined || isHelp(name)) return write(listOfCommands())
  const command = commands.find((one) => one.name === name)
  if (!command) {
    console.error(`Unknown command: ${name}\n\n${listOfCommands()}`)
    process.exit(2)
  }
  if (args.some(isHelp)) return write(helpOf(command))
  await command.run(args)
}

// Its reader has read enough, as in `… | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

await main(process.argv.slice(2)).catch(fail)
