import { holding } from '../holding.ts'
import type { OperationId } from '../operations.ts'
import type { Fault } from './faults.ts'
import { type Bases, routesOf } from './routes.ts'
import type { Fetch } from './stand-in.ts'

/** Which calls: those of one operation, or all of them. */
export type Which = OperationId | '*'

/** A `fetch` whose calls can be made to go wrong, and that remembers what it was asked. */
export interface Faults {
  readonly fetch: Fetch
  /** What was asked, oldest first; requests that go elsewhere are not counted. */
  readonly asked: readonly OperationId[]
  /** The next call, or the next few, goes wrong in that way; then all is well again. */
  next(which: Which, fault: Fault | Response, times?: number): void
  /** Every call goes wrong in that way, until it is mended. */
  every(which: Which, fault: Fault | Response): void
  /** From now on, those calls go well; without a name, all of them. */
  mend(which?: Which): void
}

/**
 * Puts faults between a client and whoever answers it: what stands in, the reference server, the real service.
 *
 * @example
 * ```ts
 * const faults = withFaults(standIn({ listStockSplits: fixtures.listStockSplits.splits }))
 * const api = createClient({ baseUrl, notificationsUrl, fetch: faults.fetch })
 * faults.next('listStockSplits', refused(503))
 * faults.every('createStockSplit', lost)
 * ```
 */
export function withFaults(fetch: (request: Request) => Promise<Response>, bases: Bases = {}): Faults {
  const routeOf = routesOf(bases)
  const asked: OperationId[] = []
  const next = new Map<Which, Fault[]>()
  const every = new Map<Which, Fault>()

  return {
    asked,
    fetch: (input, init) =>
      holding(new Request(input, init), async (request) => {
        const id = routeOf(request)?.operation.id
        if (id) asked.push(id)
        const fault =
          (id && next.get(id)?.shift()) ?? next.get('*')?.shift() ?? (id && every.get(id)) ?? every.get('*')
        if (!fault) return fetch(request)
        const { signal } = request
        const copy = new Request(request.clone(), { signal })
        return holding(copy, () => fault({ request: copy }, () => fetch(request)))
      }),
    next(which, fault, times = 1) {
      const queue = next.get(which) ?? []
      queue.push(...Array.from({ length: times }, () => faultOf(fault)))
      next.set(which, queue)
    },
    every: (which, fault) => void every.set(which, faultOf(fault)),
    mend(which) {
      for (const faults of [next, every])
        if (which === undefined) faults.clear()
        else faults.delete(which)
    },
  }
}

const faultOf = (fault: Fault | Response): Fault =>
  fault instanceof Response ? async () => fault.clone() : fault
