import * as extensions from '../generated/extension-operations.ts'
import * as operations from '../generated/operations.ts'
import type { Operation } from '../operations.ts'

/** The URLs of the services: those of `createClient`, or paths that match on any origin. */
export interface ServiceUrls {
  /** Default: `/api`. */
  baseUrl?: string
  /** Default: `/notifications-service`. */
  notificationsUrl?: string
}

/** An operation with the path parameters of a request. */
export interface Route {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
}

const parameter = /\{([^}]+)\}/g
const parameterCount = ({ path }: Operation) => [...path.matchAll(parameter)].length

/** Creates a function that finds the operation of a request. */
export function createRouter({ baseUrl = '/api', notificationsUrl = '/notifications-service' }: ServiceUrls) {
  const bases = {
    platform: baseUrl,
    notifications: notificationsUrl,
    extensions: `${baseUrl.replace(/\/$/, '')}/extensions`,
  }
  // Literal paths first, because `/{id}/like` matches some of them.
  const table = Object.values<Operation>({ ...operations, ...extensions })
    .toSorted((one, other) => parameterCount(one) - parameterCount(other))
    .map((operation) => ({
      operation,
      base: bases[operation.service].replace(/\/$/, ''),
      ...toPattern(operation),
    }))

  return ({ method, url }: Request): Route | undefined => {
    const { origin, pathname } = new URL(url)
    for (const { operation, base, pattern, names } of table) {
      const address = base.startsWith('/') || base === '' ? pathname : origin + pathname
      const values = address.startsWith(base) && pattern.exec(address.slice(base.length))
      if (!values || method !== operation.method) continue
      const path = names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')])
      return { operation, path: Object.fromEntries(path) }
    }
    return undefined
  }
}

const toPattern = ({ path }: Operation) => ({
  pattern: new RegExp(`^${path.replace(parameter, '([^/]+)')}$`),
  names: [...path.matchAll(parameter)].map(([, name = '']) => name),
})
