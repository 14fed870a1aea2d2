import * as operations from '../generated/operations.ts'
import type { Operation } from '../operations.ts'

/** Where the services are at home: what `createClient` was told, or only the paths, on whatever origin. */
export interface Bases {
  /** `/api` unless said otherwise. */
  baseUrl?: string
  /** `/notifications-service` unless said otherwise. */
  notificationsUrl?: string
}

/** An operation that is asked for, with what stands in the places of its path. */
export interface Route {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
}

const place = /\{([^}]+)\}/g
const placesOf = ({ path }: Operation) => [...path.matchAll(place)].length

/** Finds the operation that a request asks for; none where it goes elsewhere. */
export function routesOf({ baseUrl = '/api', notificationsUrl = '/notifications-service' }: Bases) {
  const bases = { platform: baseUrl, notifications: notificationsUrl }
  // What is literal first: `/{id}/like` stands beside it.
  const table = Object.values<Operation>(operations)
    .toSorted((one, other) => placesOf(one) - placesOf(other))
    .map((operation) => ({
      operation,
      base: bases[operation.service].replace(/\/$/, ''),
      ...pattern(operation),
    }))

  return ({ method, url }: Request): Route | undefined => {
    const { origin, pathname } = new URL(url)
    for (const { operation, base, shape, names } of table) {
      const address = base.startsWith('/') || base === '' ? pathname : origin + pathname
      const values = address.startsWith(base) && shape.exec(address.slice(base.length))
      if (!values || method !== operation.method) continue
      const path = names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')])
      return { operation, path: Object.fromEntries(path) }
    }
    return undefined
  }
}

const pattern = ({ path }: Operation) => ({
  shape: new RegExp(`^${path.replace(place, '([^/]+)')}$`),
  names: [...path.matchAll(place)].map(([, name = '']) => name),
})
