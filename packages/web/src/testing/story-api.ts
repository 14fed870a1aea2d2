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

/** Answers to requests outside the API description, by method and path: a contact form, a blog's body. */
export type OtherResponses = Readonly<Record<string, (call: { request: Request }) => Promise<Response>>>

const real = globalThis.fetch
// Every list asks for its shared views where a story has extensions; a role that ends with its story shows the staff once more.
let handlers: Handlers = { ...examples, listSharedViews: [], listStaff: [] }
let others: OtherResponses = {}

const otherOf = ({ method, url }: Request) => others[`${method} ${new URL(url).pathname}`]

const api = withFaults((request) =>
  mockFetch(handlers, {
    fallback: (request) => {
      const other = otherOf(request)
      return other ? other({ request }) : real(request)
    },
  })(request),
)

/** The toolbar's faults, for the next call or for every call. */
const faults = {
  slow: slow(4000),
  refused: refused(refusals.failed),
  unreadable,
  lost,
} satisfies Record<string, Fault>

type FaultName = keyof typeof faults

/** The choices of the Storybook toolbar. */
export type FaultChoice = 'none' | `next-${FaultName}` | `every-${FaultName}`

let chosen: FaultChoice = 'none'

/** Whether the product made a request, not Storybook. */
const isOurs = (request: Request) =>
  /^\/(api|notifications-service|forms|files)\//.test(new URL(request.url).pathname) ||
  otherOf(request) !== undefined

/** Replaces `fetch` in every story: each call answers with the description's example. */
export function standInForTheNetwork(): void {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return isOurs(request) ? api.fetch(request) : real(request)
  }
}

/**
 * Makes the next write, or every call, fail; `spent` is called when the next write has failed. It is not the next call, because
 * a form reads its record again before it saves.
 */
export function choose(choice: FaultChoice, spent: () => void): void {
  chosen = choice
  api.clear()
  if (choice === 'none') return
  const [when, name] = choice.split('-') as ['next' | 'every', FaultName]
  if (when === 'every') {
    api.every('*', faults[name])
    return
  }
  const failNext = () =>
    api.next('*', (call, pass) => {
      if (call.request.method === 'GET') {
        failNext()
        return pass()
      }
      chosen = 'none'
      spent()
      return faults[name](call, pass)
    })
  failNext()
}

/** The active fault. */
export const choice = (): FaultChoice => chosen

/** Overrides the answers of one story: `{ listAuditLogs: never }`. Returns the cleanup, for a story's `beforeEach`. */
export function answering(mine: Handlers, otherResponses: OtherResponses = {}): () => void {
  const before = { handlers, others }
  handlers = { ...handlers, ...mine }
  others = { ...others, ...otherResponses }
  return () => {
    handlers = before.handlers
    others = before.others
  }
}

/** A JSON response of any shape, for answers that break the API description. */
export const rawJson = (body: unknown, status = 200) => Response.json(body, { status })

/** A failure response without a message. */
export const refusalWithoutMessage = (status = 500) => rawJson(null, status)
