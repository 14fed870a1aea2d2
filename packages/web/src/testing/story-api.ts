import {
  examples,
  type Fault,
  type Handlers,
  lost,
  mockFetch,
  refusals,
  refused,
  slow,
  unreadable,
  withFaults,
} from '@tarang/sdk/testing'

/** What no operation of the description answers, by method and path: a contact form, the page of a blog. */
export type Elsewhere = Readonly<Record<string, (asked: { request: Request }) => Promise<Response>>>

const real = globalThis.fetch
let handlers: Handlers = examples
let others: Elsewhere = {}

const otherOf = ({ method, url }: Request) => others[`${method} ${new URL(url).pathname}`]

const api = withFaults((request) =>
  mockFetch(handlers, {
    fallback: (request) => {
      const other = otherOf(request)
      return other ? other({ request }) : real(request)
    },
  })(request),
)

/** What goes wrong when the toolbar says so: with the next call, or with every call. */
const faults = {
  slow: slow(4000),
  refused: refused(refusals.failed),
  unreadable,
  lost,
} satisfies Record<string, Fault>

type FaultName = keyof typeof faults

/** What the toolbar of Storybook offers. */
export type FaultChoice = 'none' | `next-${FaultName}` | `every-${FaultName}`

let chosen: FaultChoice = 'none'

/** Only what the product asks for goes wrong, not what Storybook does. */
const isOurs = (request: Request) =>
  /^\/(api|notifications-service|forms|files)\//.test(new URL(request.url).pathname) ||
  otherOf(request) !== undefined

/** Stands in for the network in every story: each call has the description's own example for an answer. */
export function standInForTheNetwork(): void {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return isOurs(request) ? api.fetch(request) : real(request)
  }
}

/** Lets the next call, or every call, go wrong; `spent` is called when the next one did. */
export function choose(choice: FaultChoice, spent: () => void): void {
  chosen = choice
  api.clear()
  if (choice === 'none') return
  const [when, name] = choice.split('-') as ['next' | 'every', FaultName]
  if (when === 'every') {
    api.every('*', faults[name])
    return
  }
  api.next('*', (asked, pass) => {
    chosen = 'none'
    spent()
    return faults[name](asked, pass)
  })
}

/** What is chosen now, and not yet spent. */
export const choice = (): FaultChoice => chosen

/**
 * Answers calls otherwise than the description's examples do, for one story: `{ listAuditLogs: never }`. Returns what
 * takes it away again, as a story's `beforeEach` wants it.
 */
export function answering(mine: Handlers, elsewhere: Elsewhere = {}): () => void {
  const before = { handlers, others }
  handlers = { ...handlers, ...mine }
  others = { ...others, ...elsewhere }
  return () => {
    handlers = before.handlers
    others = before.others
  }
}

/** An answer that no type of the description would allow: what should not come, and has. */
export const odd = (body: unknown, status = 200) => Response.json(body, { status })

/** A refusal without a word. */
export const speechless = (status = 500) => odd(null, status)
