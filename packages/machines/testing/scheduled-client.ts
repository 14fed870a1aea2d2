import { setImmediate } from 'node:timers/promises'
import { type Api, createClient } from '@tarang/sdk'
import type { Scheduler } from 'fast-check'

/** The outcome of one request. Most arrive, so that a run makes progress. */
export const requestOutcomes = ['arrives', 'arrives', 'arrives', 'isLost', 'answerIsLost'] as const

export type RequestOutcome = (typeof requestOutcomes)[number]

/**
 * A client whose requests arrive and whose responses return in the order of the schedule. The server acts on every
 * request that arrives, even if the caller has aborted it.
 */
export function scheduledClient(
  schedule: Scheduler,
  serve: (path: string, body: unknown, request: Request) => Response,
  { nextOutcome = () => 'arrives' }: { nextOutcome?: () => RequestOutcome } = {},
): Api {
  return createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: async (request) => {
      const path = new URL(request.url).pathname
      const body = request.body === null ? null : await request.clone().json()
      const outcome = nextOutcome()
      await schedule.schedule(Promise.resolve(), `${path} arrives`)
      if (outcome === 'isLost') throw new TypeError('fetch failed')
      const response = serve(path, body, request)
      await schedule.schedule(Promise.resolve(), `${path} is answered`)
      if (outcome === 'answerIsLost') throw new TypeError('fetch failed')
      return response
    },
  })
}

/** A success in the API's envelope. */
export const successResponse = (data?: unknown, message = 'Done.'): Response =>
  Response.json({ status: { statusCode: 200, message }, ...(data === undefined ? {} : { data }) })

/** A refusal in the API's envelope. */
export const refusalResponse = (
  message: string,
  statusCode = 422,
  errors: Record<string, string> = {},
): Response => Response.json({ status: { statusCode, message, errors } }, { status: statusCode })

/** User actions and checks that run in the order of a schedule; failed checks are thrown at the end. */
export class ScheduledRun {
  readonly #schedule: Scheduler
  readonly #failures: unknown[] = []

  constructor(schedule: Scheduler) {
    this.#schedule = schedule
  }

  /** Runs an action, with its checks, when the schedule reaches it. */
  schedule(label: string, action: () => void): void {
    void this.#schedule.schedule(Promise.resolve(), label).then(() => this.check(action))
  }

  /** Collects a failure: an exception thrown inside a subscription would be lost. */
  check(assertions: () => void): void {
    try {
      assertions()
    } catch (failure) {
      this.#failures.push(failure)
    }
  }

  /** Runs all scheduled work and the work that it schedules; throws the first failure. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 3; ) {
      if (this.#schedule.count() > 0) {
        await this.#schedule.waitOne()
        idle = 0
      } else idle += 1
      // Reading a body takes microtasks outside the schedule: wait for them before the next choice.
      await setImmediate()
    }
    if (this.#failures.length > 0) throw this.#failures[0]
  }
}
