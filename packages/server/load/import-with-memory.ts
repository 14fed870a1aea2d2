/** Runs `pnpm admin import` and prints the peak memory of the process. */

import { importCommand } from '../operations/commands/import.ts'
import { fail } from '../src/output.ts'

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024)
process.on('exit', () => console.error(`peak ${megabytes(process.resourceUsage().maxRSS)} MB`))
await importCommand.run(process.argv.slice(2)).catch(fail)
