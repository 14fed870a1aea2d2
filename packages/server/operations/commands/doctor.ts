/** `pnpm run doctor --api <url> --page <url>` (`pnpm doctor` is pnpm's): calls an API as the pages of a host do, and lists what its operator has to change. */
import { parseArgs } from 'node:util'
import { examine } from '../doctor/examine.ts'

const write = (line: string) => void process.stdout.write(`${line}\n`)

const usage = 'Usage: pnpm run doctor --api <url> --page <url> [--form <url>]'
const text = { type: 'string' } as const

function readArguments() {
  try {
    const { api, page, form } = parseArgs({ options: { api: text, page: text, form: text } }).values
    if (!api || !page || ![api, page].every((one) => /^https?:/.test(one) && URL.canParse(one))) return null
    return { api: api.replace(/\/+$/, ''), page, ...(form && { form }) }
  } catch {
    return null
  }
}

const subject = readArguments()
if (!subject) {
  console.error(usage)
  process.exit(2)
}
const findings = await examine(subject)
for (const { what, isFine, detail } of findings)
  write(`${isFine ? '✓' : '✗'} ${what}${detail && `: ${detail}`}`)
const count = findings.filter(({ isFine }) => !isFine).length
write(count === 0 ? 'Nothing to change.' : `${count} to change.`)
process.exitCode = count === 0 ? 0 : 1
