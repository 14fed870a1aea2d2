import { CommanderError } from 'commander'
import type { Environment } from './context.ts'
import { errorMessageOf } from './error-message.ts'
import { exitCodeOf, exitCodes } from './exit-codes.ts'
import { createProgram } from './program.ts'

/** Runs a command and returns its exit code. */
export async function runCommand(args: readonly string[], environment: Environment): Promise<number> {
  const { terminal, signal } = environment
  try {
    await createProgram(environment).parseAsync(args, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    // Commander has written the message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    if (signal.aborted) return exitCodes.interrupted
    const code = exitCodeOf(error)
    terminal.writeError(`${errorMessageOf(error)}\n`)
    if (code === exitCodes.notLoggedIn) terminal.writeError('Log in with `tarang login`.\n')
    return code
  } finally {
    terminal.close()
  }
}
