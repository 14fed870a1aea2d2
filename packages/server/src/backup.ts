import { summaryOf } from './backups/contents.ts'
import { takeBackup } from './backups/take.ts'
import { readFileCommand } from './file-command.ts'
import { fail, write } from './output.ts'

/** Writes the embedded database into a file, of a server that runs or of one that does not. */
async function main() {
  const wanted = readFileCommand('backup', 'pg_dump --format=custom --file=<file> <DATABASE_URL>')
  const contents = await takeBackup(wanted)
  write(
    `${wanted.file}: ${summaryOf(contents)}, read back whole. It holds the server's keys and everybody's data: keep it as you keep those.`,
  )
}

await main().catch(fail)
