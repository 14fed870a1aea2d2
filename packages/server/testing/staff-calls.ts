import { eq } from 'drizzle-orm'
import { users } from '../src/db/schema/index.ts'
import { login } from './auth-calls.ts'
import { expectDescribed } from './contract/extensions.ts'
import { type TestServer, testMoment } from './test-server.ts'

/** The calls of one member of staff to the extensions. */
export interface StaffCaller {
  id: string
  jwtToken: string
  refreshToken: string
  /** Calls an operation that must succeed, and returns its body as described. */
  call(operationId: string, method: string, path: string, json?: unknown): Promise<unknown>
  /** Calls a path, and returns the status and body. */
  send(method: string, path: string, json?: unknown, headers?: Record<string, string>): Promise<Answered>
}

interface Answered {
  status: number
  body: { status: { message: string; errors?: Record<string, string> } }
}

/** Adds a member of staff with this stored role, and logs them in. */
export async function addStaff(server: TestServer, phoneNumber: string, role: string): Promise<StaffCaller> {
  await server.database.insert(users).values({
    firstName: `Person ${phoneNumber.slice(-1)}`,
    lastName: role,
    email: `p${phoneNumber}@tarang.example`,
    phoneNumber,
    role,
    createdOn: testMoment,
  })
  return logInStaff(server, phoneNumber)
}

/** Logs in a member of staff. */
export async function logInStaff(server: TestServer, phoneNumber: string): Promise<StaffCaller> {
  const [user] = await server.database.select().from(users).where(eq(users.phoneNumber, phoneNumber))
  const { jwtToken, refreshToken } = await login(server, phoneNumber)
  const request = (method: string, path: string, json?: unknown, headers?: Record<string, string>) =>
    server.fetch(
      new Request(`http://admin.localhost/api/extensions${path}`, {
        method,
        headers: {
          authorization: `Bearer ${jwtToken}`,
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        body: json === undefined ? null : JSON.stringify(json),
      }),
    )
  return {
    id: user!.id,
    jwtToken,
    refreshToken,
    call: async (operationId, method, path, json) =>
      expectDescribed(operationId, await request(method, path, json)),
    send: async (method, path, json, headers) => {
      const response = await request(method, path, json, headers)
      return { status: response.status, body: (await response.json()) as Answered['body'] }
    },
  }
}
