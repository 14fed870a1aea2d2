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

/** The commands of `pnpm admin`, in the order of its list. */
export const commands: readonly Command[] = [
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

export function listOfCommands(): string {
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

export const helpOf = (command: Command) =>
  [usageOf(command), '', command.summary, command.details].join('\n')
