import {
  type NewNotification,
  type Notification,
  type NotificationType,
  notificationFlags,
  notificationTypes,
} from '@tarang/sdk'
import { Argument, type Command, Option } from 'commander'
import { createContext, type Environment } from '../context.ts'
import { type Columns, writeLine, writeRows } from '../output.ts'

const columns: Columns<Notification> = [
  ['Created', 'createdAt'],
  ['Title', 'title'],
  ['Topic', 'topic'],
  ['Text', 'shortDesc'],
]

interface SendOptions {
  title: string
  short: string
  long: string
  channel: NotificationType
  dryRun?: true
  yes?: true
}

/** `notifications list` and `notifications send`. */
export function addNotifications(program: Command, environment: Environment): void {
  const notifications = program.command('notifications').description('notifications to users')

  notifications
    .command('list')
    .description('list the notifications of a channel')
    .addArgument(new Argument('<channel>', 'channel').choices(notificationTypes))
    .action(async (channel: NotificationType, _options, command: Command) => {
      const { client, terminal, format, signal } = createContext(environment, command)
      writeRows(terminal, await client.notifications.list(channel, { signal }), columns, format)
    })

  notifications
    .command('send')
    .description('send a notification by the chosen channel')
    .requiredOption('--title <text>', 'title')
    .requiredOption('--short <text>', 'short text')
    .requiredOption('--long <text>', 'long text')
    .addOption(new Option('--channel <channel>', 'channel').choices(notificationTypes).default('App'))
    .option('--dry-run', 'write what would be sent, and send nothing')
    .option('--yes', 'do not ask first')
    .action(async ({ title, short, long, channel, dryRun, yes }: SendOptions, command: Command) => {
      const { client, terminal, signal } = createContext(environment, command)
      const notification: NewNotification = {
        title,
        shortDesc: short,
        longDesc: long,
        ...notificationFlags[channel],
      }
      if (dryRun) return writeLine(terminal, notification)
      const question = `Send “${title}” to everyone who gets notifications by ${channel}? (y/N)`
      if (!yes && !/^y(es)?$/i.test(await terminal.ask(question))) throw new Error('Nothing was sent.')
      await client.notifications.send(notification, { signal, renew: true })
      terminal.writeError('Sent.\n')
    })
}
