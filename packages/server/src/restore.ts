import { summaryOf } from './backups/contents.ts'
import { putBack } from './backups/put-back.ts'
import { readFileCommand } from './file-command.ts'
import { fail, write } from './output.ts'

/** Makes the embedded database what a backup holds. */
async function main() {
  const wanted = readFileCommand('restore', 'pg_restore --clean --if-exists --dbname=<DATABASE_URL> <file>')
  const contents = await putBack(wanted)
  write(`${wanted.folder}: ${summaryOf(contents)}, as in ${wanted.file}.`)
}

await main().catch(fail)
