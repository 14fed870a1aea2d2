import { write } from '../../src/output.ts'
import { summaryOf } from '../backups/contents.ts'
import { createBackup } from '../backups/create-backup.ts'
import { type Command, usageOf } from './command.ts'
import { readFileArguments } from './file-arguments.ts'

export const backupCommand: Command = {
  name: 'backup',
  parameters: '<file> [--overwrite]',
  summary: 'Writes the embedded database into a file and reads it back. The server may run.',
  details: 'A file that exists is replaced only with --overwrite. For PostgreSQL use pg_dump.',
  async run(args) {
    const options = readFileArguments(
      args,
      usageOf(backupCommand),
      'pg_dump --format=custom --file=<file> <DATABASE_URL>',
    )
    const contents = await createBackup(options)
    write(
      `${options.file}: ${summaryOf(contents)}, read back whole. It holds the server's keys and personal data: store it as securely as both.`,
    )
  },
}
