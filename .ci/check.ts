import { checks, writeGenerated } from './checks.ts'
import { failureList } from './runner.ts'

/** `pnpm check`. With `--write` it formats and writes generated files instead of checking them. */
if (process.argv.includes('--write')) {
  const { failed } = await writeGenerated()
  console.error(failureList())
  process.exit(failed === 0 ? 0 : 1)
}

const { passed, failed } = await checks()
console.error(`\n${failureList()}\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
