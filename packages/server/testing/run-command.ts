import { vi } from 'vitest'
import { commands } from '../operations/commands/commands.ts'
import { explain } from '../src/output.ts'

/**
 * Runs a command of `pnpm admin` in this process, with only these environment variables and `PATH`. A started program would
 * first load its modules and compile the database.
 */
export async function runCommand(
  environment: Readonly<Record<string, string>>,
  [name, ...args]: readonly string[],
) {
  const command = commands.find((each) => each.name === name)
  if (!command) throw new Error(`There is no command ${name}.`)
  // A `DATABASE_URL` of this machine must not be opened.
  for (const variable of Object.keys(process.env)) if (variable !== 'PATH') vi.stubEnv(variable, undefined)
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
  let out = ''
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += chunk
    return true
  })
  const exitCode = process.exitCode
  process.exitCode = 0
  try {
    const error = await command.run(args).then(() => '', explain)
    const code = error === '' ? process.exitCode : 1
    return { code, out: out.trim(), error }
  } finally {
    process.exitCode = exitCode
    output.mockRestore()
    vi.unstubAllEnvs()
  }
}
