import { write } from '../../src/output.ts'
import { summaryOf } from '../backups/contents.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { type Command, usageOf } from './command.ts'
import { readFileArguments } from './file-arguments.ts'

export const restoreCommand: Command = {
  name: 'restore',
  parameters: '<file> [--overwrite]',
  summary: 'Replaces the embedded database by a backup. The server must be stopped.',
  details: 'A database that exists is replaced only with --overwrite. For PostgreSQL use pg_restore.',
  async run(args) {
    const options = readFileArguments(
      args,
      usageOf(restoreCommand),
      'pg_restore --clean --if-exists --dbname=<DATABASE_URL> <file>',
    )
    const contents = await restoreBackup(options)
    write(`${options.folder}: ${summaryOf(contents)}, as in ${options.file}.`)
    write(
      'Staff, invites, unsubscriptions and erased persons are as they were then: docs/operations.md says what to end again.',
    )
  },
}
