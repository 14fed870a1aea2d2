import type { Operation } from '@tarang/openapi'
import type { Target } from './target.ts'

/** Tokens of a session that a check began. */
export type Session = { jwtToken: string; refreshToken: string; phoneNumber: string }

/** What the checks find: the server, its description, and what whoever started them could tell. */
export type World = {
  target: Target
  operations: Operation[]
  /** Asks for a code and reads it from the outbox. The same number each time, for as long as it may have codes. */
  newCode(phoneNumber: string): Promise<string>
  /** Numbers of staff that may log in, most of them for one check each. */
  phone(which: number): string
  /** A session that all checks share that do not end it. */
  session(): Promise<Session>
  login(phoneNumber: string): Promise<Session>
  /** Secrets of invites, each good for one registration. */
  nextInvite(): string
  /** Lets time go by. */
  pass(milliseconds: number): Promise<void>
  /** Whether `X-Forwarded-For` from here is believed. */
  isBehindProxy: boolean
  /** Keeps something for a later check, such as a file that was uploaded. */
  kept: Map<string, string>
}

/** One thing that must hold, with the row or section of docs/security.md that it is about. */
export type Check = { row: string; name: string; run: (world: World) => Promise<void> }

/** Thrown by a check that cannot be made here; it counts neither way. */
export class NotChecked extends Error {
  override name = 'NotChecked'
}

/** How many checks held, failed, or could not be made. */
export type Tally = { passed: number; failed: number; notChecked: number }

/** Makes the checks one after the other, and says of each in one line how it went. */
export async function runChecks(checks: Check[], world: World, say: (line: string) => void): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, notChecked: 0 }
  for (const { row, name, run } of checks) {
    try {
      await run(world)
      tally.passed += 1
      say(`ok           ${row.padEnd(3)} ${name}`)
    } catch (error) {
      const reason = (error as Error).message.split('\n').slice(0, 3).join(' ')
      const isOpen = error instanceof NotChecked
      tally[isOpen ? 'notChecked' : 'failed'] += 1
      say(`${isOpen ? 'not checked ' : 'FAILED      '} ${row.padEnd(3)} ${name}: ${reason}`)
    }
  }
  return tally
}
