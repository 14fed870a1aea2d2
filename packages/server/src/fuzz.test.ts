/**
 * Sends random and hostile requests to every operation of the description, and checks each answer against it. `pnpm test`
 * sends the same ones each time; `pnpm test:long fuzz` others for FUZZ_SECONDS, with a new seed unless FUZZ_SEED names one.
 */
import { type Operation, readOperations } from '@tarang/openapi'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FuzzRequest, type KnownValues, requestsOf } from '../testing/fuzz/requests.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { bases, errorsOf, isRefusal, validator } from '../testing/validators.ts'

const seconds = Number(process.env.FUZZ_SECONDS ?? 0)
const seed = Number(process.env.FUZZ_SEED ?? (seconds > 0 ? Date.now() % 2 ** 31 : 20_261_121))

const all = await readOperations()

let server: TestServer
let known: KnownValues
let sentCount = 0
/** Operations that accepted a random request. */
const accepting = new Set<string>()
beforeAll(async () => {
  server = await createTestServer()
  known = {
    bearer: await server.staffToken(),
    invite: (await server.invitationLink()).split('#invite=')[1] ?? '',
    params: ['1', '2', '0', '99999', 'MOMENTUM-50-W', 'App', 'Email', 'categories', 'strategy'],
  }
})
afterAll(() => server.close())

async function send({ method, path, headers, body }: FuzzRequest) {
  sentCount += 1
  const response = await server.fetch(new Request(`http://admin.localhost${path}`, { method, headers, body }))
  return { response, text: await response.text() }
}

/** Whether a request can only match this operation. */
const isFor = ({ method, path, service }: Operation, request: FuzzRequest) => {
  const pattern = new RegExp(`^${bases[service]}${path.replaceAll(/\{\w+\}/g, '[^/.%:?]+')}(\\?|$)`)
  return request.method === method && pattern.test(request.path)
}

/** Checks an answer against the description. Any request may be refused with 403, 404 or 405 before it reaches a route. */
async function expectDescribed(operation: Operation, request: FuzzRequest) {
  const { response, text } = await send(request)
  const { status, headers } = response
  expect(status, text).toBeLessThan(500)
  expect(headers.get('x-request-id')).toBeTruthy()
  if (request.method === 'HEAD' || status === 204) {
    expect(text).toBe('')
    return
  }
  if (status >= 400) {
    const body: unknown = JSON.parse(text)
    expect(isRefusal(body), errorsOf(isRefusal)).toBe(true)
    expect(body).toMatchObject({ status: { statusCode: status } })
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    if (status === 405) expect(headers.get('allow')).toBeTruthy()
    if (isFor(operation, request))
      expect(operation.responses.map((answer) => answer.status)).toContain(status)
    return
  }
  expect(status).toBe(200)
  if (!isFor(operation, request)) return
  accepting.add(operation.operationId)
  if (operation.returnsText) return
  const validate = validator(`${operation.href}/responses/200/content/application~1json/schema`)
  expect(validate(JSON.parse(text)), errorsOf(validate)).toBe(true)
}

describe('every request gets a described answer and no 5xx:', () => {
  test.each(all)('$operationId', { timeout: (seconds + 60) * 1000 }, async (operation) => {
    await fc.assert(
      fc.asyncProperty(await requestsOf(operation, known), (request) => expectDescribed(operation, request)),
      {
        seed,
        ...(seconds === 0
          ? { numRuns: 80 }
          : { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: (seconds * 1000) / all.length }),
        markInterruptAsFailure: false,
      },
    )
  })

  test('and all stored records can be read', async () => {
    const lists = all.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    for (const { service, path, href } of lists) {
      const headers = { authorization: `Bearer ${known.bearer}` }
      const { response, text } = await send({
        method: 'GET',
        path: `${bases[service]}${path}`,
        headers,
        body: null,
      })
      expect(response.status).toBe(200)
      const validate = validator(`${href}/responses/200/content/application~1json/schema`)
      expect(validate(JSON.parse(text)), `${path}: ${errorsOf(validate)}`).toBe(true)
    }
    process.stdout.write(
      `${sentCount} requests to ${all.length} operations, of which ${accepting.size} accepted some; seed ${seed}.\n`,
    )
    expect(sentCount).toBeGreaterThan(all.length * 5)
    // Else nothing but refusals would have been looked at.
    expect(accepting.size).toBeGreaterThan(all.length / 2)
  })
})
