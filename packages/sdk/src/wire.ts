import type { ParamsOption, RequestBodyOption } from 'openapi-fetch'
import type { paths as NotificationsPaths } from './generated/notifications.ts'
import * as operations from './generated/operations.ts'
import type { paths as PlatformPaths } from './generated/platform.ts'
import type { Asking, Http } from './http.ts'
import type { Operation } from './operations.ts'
import type { CallOptions } from './options.ts'
import { whole } from './shape.ts'

type Method = 'get' | 'post' | 'put'

type PathWith<Paths, Verb extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [verb in Verb]: { responses: unknown } } ? Path : never
}[keyof Paths]

type Sent<Described> = CallOptions &
  ParamsOption<Described> &
  RequestBodyOption<Described> & { headers?: ConstructorParameters<typeof Headers>[0] }

type Content<Described> = Described extends { responses: { 200: { content: infer Media } } }
  ? Media[keyof Media]
  : never

/** Asks for a path of one service; fails as any other call does. */
type Ask<Paths, Verb extends Method> = <Path extends PathWith<Paths, Verb>>(
  path: Path,
  ...init: object extends Sent<Paths[Path][Verb & keyof Paths[Path]]>
    ? [init?: Sent<Paths[Path][Verb & keyof Paths[Path]]>]
    : [init: Sent<Paths[Path][Verb & keyof Paths[Path]]>]
) => Promise<{
  /** What came; a write may answer nothing. */
  data: Content<Paths[Path][Verb & keyof Paths[Path]]> | (Verb extends 'get' ? never : undefined)
  response: Response
}>

/** The typed wire of one service: one method per verb, one type per path. */
export interface Wire<Paths extends object> {
  GET: Ask<Paths, 'get'>
  POST: Ask<Paths, 'post'>
  PUT: Ask<Paths, 'put'>
}

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
          whole,
        )
        return { data, response }
      }
    return { GET: call('GET'), POST: call('POST'), PUT: call('PUT') }
  }
  // Each path has types of its own; here they are all sent and read the same way.
  return { platform: wire('platform'), notifications: wire('notifications') } as unknown as Wires
}
