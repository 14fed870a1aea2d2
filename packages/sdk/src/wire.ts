import type { Client } from 'openapi-fetch'
import type { paths as NotificationsPaths } from './generated/notifications.ts'
import * as operations from './generated/operations.ts'
import type { paths as PlatformPaths } from './generated/platform.ts'
import type { Asking, Http } from './http.ts'
import type { Operation } from './operations.ts'
import { same } from './shape.ts'

/** The typed wire of one service: one method per verb, one type per path. */
export type Wire<Paths extends object> = Pick<Client<Paths>, 'GET' | 'POST' | 'PUT'>

/** The typed wire of both services. */
export interface Wires {
  platform: Wire<PlatformPaths>
  notifications: Wire<NotificationsPaths>
}

type Init = Omit<Asking, 'headers'> & {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
  headers?: ConstructorParameters<typeof Headers>[0]
}

/** Opens the typed wire: every operation by its method and path, sent and checked like any other call. */
export function wireOf(http: Http): Wires {
  const described = new Map(
    Object.values<Operation>(operations).map((operation) => [
      `${operation.service} ${operation.method} ${operation.path}`,
      operation,
    ]),
  )
  const wire = (service: Operation['service']) => {
    const call =
      (method: Operation['method']) =>
      async (path: string, { params, headers, ...init }: Init = {}) => {
        const operation = described.get(`${service} ${method} ${path}`)
        if (!operation) throw new TypeError(`The description has no ${method} ${path}.`)
        let response: Response | undefined
        const onAnswer: Asking['onAnswer'] = (receipt) => {
          response = receipt.response
          init.onAnswer?.(receipt)
        }
        const plain = Object.fromEntries(new Headers(headers))
        const data: unknown = await http.ask(
          operation,
          { ...init, ...params, headers: plain, onAnswer },
          same,
        )
        return { data, response }
      }
    return { GET: call('GET'), POST: call('POST'), PUT: call('PUT') }
  }
  // openapi-fetch types each path; here they are all sent and read the same way.
  return { platform: wire('platform'), notifications: wire('notifications') } as unknown as Wires
}
