import type { Random } from '../src/sample-data/random.ts'
import { acceptAll, startWebhook, type WebhookAnswer, type WebhookCall } from '../testing/providers.ts'

const refusals = {
  failed: { status: 500 },
  throttled: { status: 429, headers: { 'retry-after': '1' } },
  unreadable: { body: '<html>busy</html>' },
} satisfies Record<string, WebhookAnswer>

/** `silent` accepts the messages and never answers. */
type Fault = keyof typeof refusals | 'silent'
const kinds: Fault[] = ['failed', 'throttled', 'unreadable', 'silent']

/** What happens at the first call after so many accepted messages. */
interface Interruption {
  after: number
  /** Whether the caller gets its answer first. */
  isAnswered: boolean
  /** Gets the address that was called. */
  interrupt(url: string): void
}

interface Options {
  random: Random
  /** Each kind of fault comes once in so many calls. */
  faultsEvery: number
  interruptions: Interruption[]
}

/** Stand-ins for a provider, one for each process that calls it, which count how often each message was accepted. */
export function createFaultyProviders({ random, faultsEvery, interruptions }: Options) {
  const accepted = new Map<string, number>()
  const repeatable = new Map<string, number>()
  const faults: Record<Fault, number> = { failed: 0, throttled: 0, unreadable: 0, silent: 0 }
  const remaining = [...interruptions]
  let calls = 0
  let deck: (Fault | null)[] = []
  const count = (ids: readonly string[], times: Map<string, number>) => {
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
  }
  const drawFault = () => {
    if (deck.length === 0) deck = random.shuffle([...kinds, ...Array(faultsEvery - kinds.length).fill(null)])
    return deck.pop() ?? null
  }

  /** Starts the provider of one process. */
  async function start() {
    // The messages of an answer whose outcomes may not be stored yet.
    let answered: string[] = []
    let hasEnded = false
    const webhook = await startWebhook((call: WebhookCall): WebhookAnswer => {
      calls += 1
      const [interruption] = remaining
      const isInterrupted = !hasEnded && interruption !== undefined && accepted.size >= interruption.after
      const fault = isInterrupted ? null : drawFault()
      // This call shows that the outcomes of the last one are stored: there is no reason to send those messages again.
      answered = []
      if (fault) faults[fault] += 1
      if (fault && fault !== 'silent') return refusals[fault]
      const ids = call.body.messages.map(({ id }) => id)
      count(ids, accepted)
      const isAnswered = isInterrupted ? interruption.isAnswered : fault === null
      if (!isAnswered || hasEnded) count(ids, repeatable)
      else answered = ids
      if (isInterrupted) {
        remaining.shift()
        interruption.interrupt(webhook.url)
      }
      return isAnswered ? acceptAll(call) : { isSilent: true }
    })
    return {
      url: webhook.url,
      /** The process is killed: messages of its last answer, and of calls that are read later, may be sent again. */
      callerEnded() {
        hasEnded = true
        count(answered, repeatable)
        answered = []
      },
      close: webhook.close,
    }
  }

  return {
    start,
    faults,
    calls: () => calls,
    isAccepted: (id: string) => accepted.has(id),
    acceptedCount: () => accepted.size,
    remainingInterruptions: () => remaining.length,
    /** How many messages were accepted again, and how many of them although a process knew the outcome. */
    repeated() {
      let all = 0
      let needless = 0
      for (const [id, times] of accepted) {
        all += times - 1
        needless += Math.max(0, times - 1 - (repeatable.get(id) ?? 0))
      }
      return { all, needless }
    },
  }
}

export type FaultyProvider = Awaited<ReturnType<ReturnType<typeof createFaultyProviders>['start']>>
