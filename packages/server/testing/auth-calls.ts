import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '../src/db/database.ts'
import * as schema from '../src/db/schema/index.ts'
import {
  createTestServer,
  openTestStore,
  type TestServer,
  type TestServerOverrides,
  testMoment,
} from './test-server.ts'

export { otherCode } from './other-code.ts'

/** Calls of the tests of login, sessions and registration. */

export const phone = '5550000001'

const person = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  email: 'asha@tarang.example',
  phoneNumber: phone,
  role: 'owner',
  createdOn: testMoment,
}

let store: Promise<Store> | null = null

/** A server with one member of staff and no other data. The test files of a worker share one database, which this empties. */
export async function serverWithStaff(overrides: TestServerOverrides = {}): Promise<TestServer> {
  store ??= openTestStore({ sampleData: false })
  const { database } = await store
  const tables = Object.values<unknown>(schema).filter((value) => value instanceof PgTable)
  const names = tables.map((table) => sql.identifier(getTableConfig(table).name))
  await database.execute(sql`alter table staff_actions disable trigger staff_actions_append_only`)
  await database.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  await database.execute(sql`alter table staff_actions enable trigger staff_actions_append_only`)
  await database.insert(schema.users).values(person)
  return createTestServer({ database, ...overrides })
}

/** The answer to a call. */
export interface Answer {
  httpStatus: number
  headers: Headers
  status?: { statusCode: number; message: string; errors?: Record<string, string> }
  data?: Record<string, unknown>
}

/** Posts JSON and reads the envelope. */
export async function post(
  server: Pick<TestServer, 'fetch'>,
  path: string,
  body: unknown,
  bearer?: string,
): Promise<Answer> {
  const response = await server.fetch(
    new Request(`http://admin.localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    }),
  )
  const answer = (await response.json()) as Omit<Answer, 'httpStatus' | 'headers'>
  return { ...answer, httpStatus: response.status, headers: response.headers }
}

export const requestCode = (server: TestServer, phoneNumber = phone) =>
  post(server, '/api/auth/login-auth', { phoneNumber })

export const tryCode = (server: TestServer, otp: string, phoneNumber = phone) =>
  post(server, '/api/auth/verifyLoginOtp', { phoneNumber, otp })

export const refresh = (server: TestServer, refreshToken: unknown) =>
  post(server, '/notifications-service/auth/refresh-token', { refreshToken })

/** Logs in with a requested code. */
export async function login(server: TestServer, phoneNumber = phone) {
  await requestCode(server, phoneNumber)
  const { data } = await tryCode(server, server.latestCode(phoneNumber), phoneNumber)
  return data as { jwtToken: string; refreshToken: string; user: { firstName: string; lastName: string } }
}

/** The status of a staff call with this jwt. */
export async function staffCall(server: TestServer, authorization?: string) {
  const response = await server.fetch(
    new Request('http://admin.localhost/api/no-such-call', {
      headers: authorization === undefined ? {} : { authorization },
    }),
  )
  return { httpStatus: response.status, ...((await response.json()) as Pick<Answer, 'status'>) }
}
