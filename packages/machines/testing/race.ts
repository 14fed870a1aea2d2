import { setImmediate } from 'node:timers/promises'
import { type Api, createClient, type Session } from '@tarang/sdk'
import type { Scheduler } from 'fast-check'

/** What may befall one request on its way. */
export const fates = ['arrives', 'arrives', 'arrives', 'isLost', 'answerIsLost'] as const

export type Fate = (typeof fates)[number]

/**
 * A client whose requests reach the server, and whose answers come back, when the schedule says so. The server acts on
 * every request that reaches it, whether somebody still waits for the answer or not.
 */
export function racingClient(
  schedule: Scheduler,
  serve: (path: string, body: unknown, request: Request) => Response,
  { fateOf = () => 'arrives', session }: { fateOf?: () => Fate; session?: Session } = {},
): Api {
  return createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    ...(session && { session }),
    fetch: async (request) => {
      const path = new URL(request.url).pathname
      const body = request.method === 'GET' ? null : await request.clone().json()
      const fate = fateOf()
      await schedule.schedule(Promise.resolve(), `${path} arrives`)
      if (fate === 'isLost') throw new TypeError('fetch failed')
      const response = serve(path, body, request)
      await schedule.schedule(Promise.resolve(), `${path} is answered`)
      if (fate === 'answerIsLost') throw new TypeError('fetch failed')
      return response
    },
  })
}

/** The API's envelope around what went well. */
export const granted = (data?: unknown, message = 'Done.'): Response =>
  Response.json({ status: { statusCode: 200, message }, ...(data === undefined ? {} : { data }) })

/** The API's refusal. */
export const refused = (message: string, statusCode = 422, errors: Record<string, string> = {}): Response =>
  Response.json({ status: { statusCode, message, errors } }, { status: statusCode })

/** Somebody who acts when the schedule comes to it, and watches. */
export class Witness {
  readonly #schedule: Scheduler
  readonly #failures: unknown[] = []

  constructor(schedule: Scheduler) {
    this.#schedule = schedule
  }

  /** Has something done, and looked at, when the schedule comes to it. */
  act(label: string, act: () => void): void {
    void this.#schedule.schedule(Promise.resolve(), label).then(() => this.sees(act))
  }

  /** Looks, wherever that is: what is thrown inside a subscription would be nobody's. */
  sees(look: () => void): void {
    try {
      look()
    } catch (failure) {
      this.#failures.push(failure)
    }
  }

  /** Lets everything that the schedule holds happen, in its order, and what follows from it; throws what was seen. */
  async untilQuiet(): Promise<void> {
    for (let idle = 0; idle < 3; ) {
      if (this.#schedule.count() > 0) {
        await this.#schedule.waitOne()
        idle = 0
      } else idle += 1
      // A body is read in turns of its own: the next choice waits for it, or it would not be the schedule's.
      await setImmediate()
    }
    if (this.#failures.length > 0) throw this.#failures[0]
  }
}
