import { createTestServer, type TestServer } from '@tarang/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { session } from '#platform/api/session'
import { stubFetch } from './stub-fetch.ts'

/** `lost`: the server does it, and its answer does not come. `slow`: the request waits for `repair`. */
export type Fault = 'offline' | 'slow' | 'lost' | Response

/** The reference server behind a screen under test, as the page's `fetch`. */
export interface ReferenceServer {
  /** The server: its login codes, clock and database. */
  readonly server: TestServer
  /** The calls of this test: 'GET /api/liveStrategies'. */
  readonly calls: string[]
  /** Makes a call fail, or wait, until the test ends or `repair` is called. */
  fail(call: string, fault: Fault): void
  repair(call: string): void
  /** Signs in the first of the sample staff, an owner, or the one with this number. */
  signIn(phoneNumber?: string): Promise<void>
}

/** Runs one reference server for a test file; screens call it through the SDK. */
export function withReferenceServer(): ReferenceServer {
  let server: TestServer
  const tokens = new Map<string, string>()
  const calls: string[] = []
  const faults = new Map<string, Fault>()
  const waiting = new Map<string, PromiseWithResolvers<void>>()

  const send = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    const fault = faults.get(call)
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    if (fault === 'slow') {
      const repaired = waiting.get(call) ?? Promise.withResolvers<void>()
      waiting.set(call, repaired)
      await repaired.promise
      request.signal.throwIfAborted()
      return server.fetch(request)
    }
    if (fault === 'lost') {
      await server.fetch(request)
      throw new TypeError('Failed to fetch')
    }
    return fault ? fault.clone() : server.fetch(request)
  }

  beforeAll(async () => {
    server = await createTestServer()
  })
  beforeEach(() => {
    calls.length = 0
    stubFetch(send)
  })
  afterEach(() => {
    faults.clear()
    waiting.clear()
    vi.unstubAllGlobals()
  })
  afterAll(() => server.close())

  return {
    get server() {
      return server
    },
    calls,
    fail: (call, fault) => void faults.set(call, fault),
    repair(call) {
      faults.delete(call)
      waiting.get(call)?.resolve()
      waiting.delete(call)
    },
    signIn: async (phoneNumber = server.staffPhone) => {
      // One login per file, because the server limits the codes per phone number.
      const token = tokens.get(phoneNumber) ?? (await server.staffToken(phoneNumber))
      tokens.set(phoneNumber, token)
      // The name that a login over the screen brings again.
      session.store({ jwtToken: token, refreshToken: 'unused', userName: 'Asha Kulkarni' })
    },
  }
}

/** Answers that differ for a screen: its text for a refusal, the shape that it expects, and its text where nobody knows. */
export const badAnswers: readonly (readonly [string, () => Fault])[] = [
  ['a refusal', () => Response.json({ status: { statusCode: 500, message: 'secret' } }, { status: 500 })],
  ['an answer of another shape', () => Response.json({ colour: 'red' })],
  ['no answer', () => 'offline'],
]

/** The alert of a form whose save got no answer: nobody knows whether it was made. */
export const unknownSaveText = (text: string) =>
  `${text}We do not know whether it was saved. Look before you try again.Look`
