import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import type { Database, Store } from '../src/db/database.ts'
import * as schema from '../src/db/schema/index.ts'

/** The number of rows that a query returned, and of its parameters. */
type OnRows = (count: number, query: string, parameters: number) => void

/** The embedded database of a store, as a database that reports the rows of each query. */
export function observeRows(store: Store, onRows: OnRows): Database {
  const { $client } = store.database as unknown as PgliteDatabase & { $client: PGlite }
  return drizzle({ client: observeClient($client, onRows), schema, casing: 'snake_case' })
}

function observeClient(client: PGlite, onRows: OnRows): PGlite {
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work(observeQueries(tx, onRows)))
  return new Proxy(observeQueries(client, onRows), {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  })
}

function observeQueries<Client extends PGlite | Transaction>(client: Client, onRows: OnRows): Client {
  async function query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    const result = await client.query<Row>(text, values, options)
    onRows(result.rows.length, text, values?.length ?? 0)
    return result
  }
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
