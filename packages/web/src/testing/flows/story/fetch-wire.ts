import type { Reply, Wire } from '../user-actions.ts'

interface Waiting {
  readonly call: string
  readonly done: (response: Response) => void
  readonly fail: (error: unknown) => void
}

/** Calls outside the flow under test, with their immediate replies: 'GET /api/liveStrategies'. */
export type AtOnce = Readonly<Record<string, Reply>>

/** Replaces `fetch`: API calls wait for their reply, all others pass. */
export function interceptFetch(atOnce: AtOnce = {}): Wire & { restore: () => void } {
  const real = globalThis.fetch
  const queue: Waiting[] = []
  const made: string[] = []
  const arrivals = new Set<() => void>()

  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!/^\/(api|notifications-service)\//.test(pathname)) return real(request)
    const call = `${request.method} ${pathname}`
    const known = atOnce[call]
    if (known !== undefined) return known === 'lost' ? lost() : Promise.resolve(responseOf(known))
    made.push(call)
    return new Promise((done, fail) => {
      const waiting = { call, done, fail }
      queue.push(waiting)
      request.signal.addEventListener('abort', () => {
        const index = queue.indexOf(waiting)
        if (index >= 0) queue.splice(index, 1)
        fail(request.signal.reason)
      })
      for (const notify of arrivals) notify()
    })
  }

  const take = (call: RegExp): Waiting | undefined => {
    const index = queue.findIndex((waiting) => call.test(waiting.call))
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  return {
    waiting: () => queue.map(({ call }) => call),
    made: () => [...made],
    async answer(call, reply) {
      let waiting = take(call)
      // The call may be made a few promises later.
      for (let turn = 0; !waiting && turn < 200; turn++) {
        await new Promise<void>((arrived) => {
          const notify = () => {
            arrivals.delete(notify)
            arrived()
          }
          arrivals.add(notify)
          requestAnimationFrame(notify)
        })
        waiting = take(call)
      }
      if (!waiting)
        throw new Error(
          `No call waits that is ${call}: ${queue.map((one) => one.call).join(', ') || 'none at all'}.`,
        )
      if (reply === 'lost') waiting.fail(new TypeError('Failed to fetch'))
      else waiting.done(responseOf(reply))
    },
    restore: () => {
      globalThis.fetch = real
      queue.length = 0
    },
  }
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

const responseOf = (reply: Exclude<Reply, string>): Response =>
  'text' in reply
    ? new Response(reply.text, { status: reply.status ?? 200 })
    : Response.json(reply.body ?? null, { status: reply.status ?? 200 })
