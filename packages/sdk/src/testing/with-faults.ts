import type { OperationId } from '../operations.ts'
import { retainWhile } from '../retain.ts'
import type { Fault } from './faults.ts'
import type { Fetch } from './mock-fetch.ts'
import { createRouter, type ServiceUrls } from './routes.ts'

/** The calls of one operation, or all calls. */
export type OperationSelector = OperationId | '*'

/** A `fetch` that records its calls and can make them fail. */
export interface Faults {
  readonly fetch: Fetch
  /** The operations that were called, oldest first. Requests to other addresses are not recorded. */
  readonly calls: readonly OperationId[]
  /** Makes the next call fail, or the next few. */
  next(operation: OperationSelector, fault: Fault | Response, times?: number): void
  /** Makes every call fail until it is cleared. */
  every(operation: OperationSelector, fault: Fault | Response): void
  /** Removes the faults of an operation, or all of them. */
  clear(operation?: OperationSelector): void
}

/**
 * Puts faults between a client and a mock, the reference server or the real service.
 *
 * @example
 * ```ts
 * const faults = withFaults(mockFetch({ listStockSplits: fixtures.listStockSplits.splits }))
 * const api = createClient({ baseUrl, notificationsUrl, fetch: faults.fetch })
 * faults.next('listStockSplits', refused(503))
 * faults.every('createStockSplit', lost)
 * ```
 */
export function withFaults(fetch: (request: Request) => Promise<Response>, urls: ServiceUrls = {}): Faults {
  const findRoute = createRouter(urls)
  const calls: OperationId[] = []
  const next = new Map<OperationSelector, Fault[]>()
  const every = new Map<OperationSelector, Fault>()

  return {
    calls,
    fetch: (input, init) =>
      retainWhile(new Request(input, init), async (request) => {
        const id = findRoute(request)?.operation.id
        if (id) calls.push(id)
        const fault =
          (id && next.get(id)?.shift()) ?? next.get('*')?.shift() ?? (id && every.get(id)) ?? every.get('*')
        if (!fault) return fetch(request)
        const { signal } = request
        const copy = new Request(request.clone(), { signal })
        return retainWhile(copy, () => fault({ request: copy }, () => fetch(request)))
      }),
    next(operation, fault, times = 1) {
      const queue = next.get(operation) ?? []
      queue.push(...Array.from({ length: times }, () => toFault(fault)))
      next.set(operation, queue)
    },
    every: (operation, fault) => void every.set(operation, toFault(fault)),
    clear(operation) {
      for (const faults of [next, every])
        if (operation === undefined) faults.clear()
        else faults.delete(operation)
    },
  }
}

const toFault = (fault: Fault | Response): Fault =>
  fault instanceof Response ? async () => fault.clone() : fault
