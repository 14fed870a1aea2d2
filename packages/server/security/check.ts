import type { Operation } from '@tarang/openapi'
import type { Target } from './target.ts'

export interface Session {
  jwtToken: string
  refreshToken: string
  phoneNumber: string
}

/** What every check gets: the server, its API description, and ways to log in. */
export interface CheckContext {
  target: Target
  operations: Operation[]
  /** Requests a login code and reads it from the outbox. */
  newCode(phoneNumber: string): Promise<string>
  /** The phone number of a member of staff, by index. Most checks use one that no other check uses. */
  phone(which: number): string
  /** The session of all checks that do not end it. */
  session(): Promise<Session>
  login(phoneNumber: string): Promise<Session>
  /** Waits, or moves the clock of a test server. */
  wait(milliseconds: number): Promise<void>
  /** Whether the server trusts `X-Forwarded-For` from this machine. */
  isBehindProxy: boolean
  /** Values that one step leaves for a later one, such as the path of an uploaded file. */
  shared: Map<string, string>
}

export interface Check {
  /** The number of the threat in docs/security.md. */
  row: string
  name: string
  run(context: CheckContext): Promise<void>
}

/** Thrown by a check that cannot run here. It counts as neither passed nor failed. */
export class NotChecked extends Error {
  override name = 'NotChecked'
}

export interface Tally {
  passed: number
  failed: number
  notChecked: number
  /** The checks that failed or could not run. */
  failures: { name: string; reason: string }[]
}

/** Runs the checks one after another and writes one line for each. */
export async function runChecks(
  checks: Check[],
  context: CheckContext,
  write: (line: string) => void,
): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, notChecked: 0, failures: [] }
  for (const { row, name, run } of checks) {
    try {
      await run(context)
      tally.passed += 1
      write(`ok           ${row.padEnd(3)} ${name}`)
    } catch (error) {
      const reason = (error as Error).message.split('\n').slice(0, 3).join(' ')
      const isNotChecked = error instanceof NotChecked
      tally[isNotChecked ? 'notChecked' : 'failed'] += 1
      tally.failures.push({ name, reason })
      write(`${isNotChecked ? 'not checked ' : 'FAILED      '} ${row.padEnd(3)} ${name}: ${reason}`)
    }
  }
  return tally
}
