import type { ParamsOption, RequestBodyOption } from 'openapi-fetch'
import type { paths as NotificationsPaths } from './generated/notifications.ts'
import * as operations from './generated/operations.ts'
import type { paths as PlatformPaths } from './generated/platform.ts'
import type { Http } from './http.ts'
import type { Operation } from './operations.ts'
import type { CallOptions } from './options.ts'
import { wholeBody } from './readers.ts'
import type { RequestOptions } from './request.ts'

type Method = 'get' | 'post' | 'put'

type PathWith<Paths, Verb extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [verb in Verb]: { responses: unknown } } ? Path : never
}[keyof Paths]

type Init<Described> = Omit<CallOptions, 'headers'> &
  ParamsOption<Described> &
  RequestBodyOption<Described> & { headers?: ConstructorParameters<typeof Headers>[0] }

type Content<Described> = Described extends { responses: { 200: { content: infer Media } } }
  ? Media[keyof Media]
  : never

/** Calls a path of one service. Fails as every call does. */
type CallPath<Paths, Verb extends Method> = <Path extends PathWith<Paths, Verb>>(
  path: Path,
  ...init: object extends Init<Paths[Path][Verb & keyof Paths[Path]]>
    ? [init?: Init<Paths[Path][Verb & keyof Paths[Path]]>]
    : [init: Init<Paths[Path][Verb & keyof Paths[Path]]>]
) => Promise<{
  /** The whole body; a write may return none. */
  data: Content<Paths[Path][Verb & keyof Paths[Path]]> | (Verb extends 'get' ? never : undefined)
  response: Response
}>

/** The calls of one service by method and path. */
export interface RawServiceClient<Paths extends object> {
  GET: CallPath<Paths, 'get'>
  POST: CallPath<Paths, 'post'>
  PUT: CallPath<Paths, 'put'>
}

/** The calls of both services by method and path, with the whole body and the response. */
export interface RawClient {
  platform: RawServiceClient<PlatformPaths>
  notifications: RawServiceClient<NotificationsPaths>
}

type UntypedInit = Omit<RequestOptions, 'headers'> & {
  headers?: ConstructorParameters<typeof Headers>[0]
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
}

/** Creates the client by method and path. Its requests are sent and checked like all others. */
export function createRawClient(http: Http): RawClient {
  const described = new Map(
    Object.values<Operation>(operations).map((operation) => [
      `${operation.service} ${operation.method} ${operation.path}`,
      operation,
    ]),
  )
  const createServiceClient = (service: Operation['service']) => {
    const withMethod =
      (method: Operation['method']) =>
      async (path: string, { params, headers, ...init }: UntypedInit = {}) => {
        const operation = described.get(`${service} ${method} ${path}`)
        if (!operation) throw new TypeError(`The description has no ${method} ${path}.`)
        let response: Response | undefined
        const onResponse: RequestOptions['onResponse'] = (info) => {
          response = info.response
          init.onResponse?.(info)
        }
        const plainHeaders = Object.fromEntries(new Headers(headers))
        const data: unknown = await http.call(
          operation,
          { ...init, ...params, headers: plainHeaders, onResponse },
          wholeBody,
        )
        return { data, response }
      }
    return { GET: withMethod('GET'), POST: withMethod('POST'), PUT: withMethod('PUT') }
  }
  // The types differ by path, the code does not.
  return {
    platform: createServiceClient('platform'),
    notifications: createServiceClient('notifications'),
  } as unknown as RawClient
}
