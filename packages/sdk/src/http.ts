import { createBearers } from './bearers.ts'
import { refreshToken } from './generated/operations/auth.ts'
import type { ClientOptions } from './options.ts'
import { checkRefreshedToken } from './refreshed-token.ts'
import { createRunCall, type RunCall } from './run-call.ts'
import {
  type CallOperation,
  createCall,
  createServiceClients,
  type ServiceClients,
} from './service-client.ts'
import { toBaseUrl } from './urls.ts'

/** A connection to both services: their addresses, session, hooks and retry budget. Every resource takes one. */
export interface Http {
  /** @internal */
  readonly call: CallOperation
  /**
   * Makes a call without openapi-fetch, with the same hooks, retries and time limits.
   *
   * @internal
   */
  readonly runCall: RunCall
  /** @internal */
  readonly services: ServiceClients
  /** Exchanges the token that a call was last refused with, else the session's; does nothing if it was replaced since. */
  renew(): Promise<void>
}

/**
 * Opens a connection to both services. `createClient` and `createExtensions` take one, and so does each resource: a bundle
 * contains only the resources that it imports.
 *
 * @example
 * ```ts
 * const http = createHttp({ baseUrl, notificationsUrl })
 * const sections = await explore(http).list()
 * ```
 */
export function createHttp(options: ClientOptions): Http {
  const { notificationsUrl, session } = options
  const platform = toBaseUrl('baseUrl', options.baseUrl)
  const baseUrls = {
    platform,
    extensions: `${platform}/extensions`,
    notifications: notificationsUrl === undefined ? '' : toBaseUrl('notificationsUrl', notificationsUrl),
  }
  const runCall = createRunCall(options)
  const bearers = createBearers(session, (token) =>
    call(refreshToken, { body: { refreshToken: token } }, checkRefreshedToken),
  )
  const services = createServiceClients(options, baseUrls, bearers)
  const call = createCall(services, runCall)
  return { call, runCall, services, renew: bearers.renew }
}

/** The connection that a client shares: one that is open, or a new one with these options. */
export const toHttp = (connection: ClientOptions | Http): Http =>
  'renew' in connection ? connection : createHttp(connection)

type Resource = (http: Http) => unknown

/** The calls of resources, by the name of each. */
export type Resources<Factories extends Readonly<Record<string, Resource>>> = {
  [Name in keyof Factories]: ReturnType<Factories[Name]>
}

/** Creates the calls of resources. */
export const createResources = <Factories extends Readonly<Record<string, Resource>>>(
  http: Http,
  factories: Factories,
): Resources<Factories> =>
  Object.fromEntries(
    Object.entries(factories).map(([name, create]) => [name, create(http)]),
  ) as Resources<Factories>
