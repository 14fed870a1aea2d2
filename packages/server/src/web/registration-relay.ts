import { Hono } from 'hono'
import * as v from 'valibot'
import { newStaff } from '../auth/registration.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { refused } from '../http/envelope.ts'
import { limitByAddress } from '../http/limits.ts'
import { outboundFetch } from '../http/outbound-fetch.ts'
import { refuse } from '../http/refusal.ts'

/** The API base for registrations that this server relays. */
export const relayBase = '/registration'

const relayTimeout = 10_000
const mostAnswerBytes = 64 * 1024

const envelope = v.object({
  status: v.object({
    statusCode: v.number(),
    message: v.pipe(v.string(), v.maxLength(1000)),
    errors: v.optional(v.record(v.string(), v.string()), {}),
  }),
})

/**
 * Relays registrations to an API that requires one fixed credential. The server adds the credential, so that browsers
 * never get it. Anyone who can open the console can register: use it only where the console is open to staff alone.
 */
export const registrationRelay = (api: string, credential: string) =>
  new Hono<Env>().post(`${relayBase}/user/registerAdmin`, async (context) => {
    const { log, origins } = context.var.app
    // Uses the console's configured origin: the client sends `Host`, and anyone can register a name like `admin.*`.
    if (new URL(context.req.url).host !== new URL(origins.admin).host) refuse(404, 'There is nothing here.')
    const origin = context.req.header('origin') ?? origins.admin
    const site = context.req.header('sec-fetch-site') ?? 'same-origin'
    if (site !== 'same-origin' || origin !== origins.admin) refuse(403, 'Not from another site.')
    await limitByAddress(context, 'registration', { times: 5, within: 60 * 60_000 })
    const person = await readJson(context, newStaff)

    const { status, answer } = await forward(`${api}/user/registerAdmin`, credential, person)
    log('registration.relayed', { status })
    if (!answer || status >= 500)
      return refuse(503, 'Registration cannot be reached for now. Please try again.')
    const { message, errors } = answer.status
    if (status === 200) return context.json({ status: { statusCode: 200, message } })
    return context.json(refused(status, message, errors), status)
  })

interface Relayed {
  status: 200 | 400 | 403 | 409 | 422 | 429 | 500
  answer: v.InferOutput<typeof envelope> | null
}

const knownStatuses = [200, 400, 403, 409, 422, 429] as const

async function forward(url: string, credential: string, person: object): Promise<Relayed> {
  try {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
      body: JSON.stringify(person),
      signal: AbortSignal.timeout(relayTimeout),
    }
    const response = await outboundFetch(url, request, mostAnswerBytes)
    const { success, output } = v.safeParse(envelope, await response.json())
    return {
      status: knownStatuses.find((each) => each === response.status) ?? 500,
      answer: success ? output : null,
    }
  } catch {
    return { status: 500, answer: null }
  }
}
