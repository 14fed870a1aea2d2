/** Compares a call with bare `fetch` and openapi-fetch, and reading with parsing. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import createFetchClient from 'openapi-fetch'
import { listLiveStrategies } from './src/generated/operations.ts'
import type { paths } from './src/generated/platform.ts'
import { createClient, type Strategy } from './src/index.ts'
import { readShape, type Shape } from './src/read-shape.ts'
import { fixtures } from './src/testing/index.ts'

const [example] = fixtures.listLiveStrategies.strategies
const rows = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ ...example, id: index + 1 })))

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** Medians of each variant. The variants alternate, so that load on the machine affects all of them. */
async function compare(rounds: number, variants: Record<string, () => unknown>, warmUp = rounds / 10) {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(variants).map((name) => [name, []]))
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [name, run] of Object.entries(variants)) {
      const started = performance.now()
      await run()
      if (round >= 0) times[name]?.push(performance.now() - started)
    }
  return Object.entries(times).map(([name, all]) => [name, median(all)] as const)
}

function print(title: string, medians: readonly (readonly [string, number])[]) {
  const [, base = 1] = medians[0] ?? []
  console.error(`\n${title}`)
  for (const [name, time] of medians)
    console.error(`  ${name.padEnd(28)} ${time.toFixed(3).padStart(9)} ms   × ${(time / base).toFixed(2)}`)
}

async function overNetwork(count: number, { isFirst }: { isFirst: boolean }) {
  const body = rows(count)
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      })
      response.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const headers = { Authorization: 'Bearer a-token' }
  const wire = createFetchClient<paths>({ baseUrl: url, headers })
  const api = createClient({ baseUrl: url, notificationsUrl: url, session: { jwtToken: () => 'a-token' } })
  const variants = {
    'bare fetch': async () =>
      (await (await fetch(`${url}/liveStrategies`, { headers })).json()) as Strategy[],
    'bare fetch with a time limit': async () => {
      const signal = AbortSignal.timeout(15_000)
      return (await (await fetch(`${url}/liveStrategies`, { headers, signal })).json()) as Strategy[]
    },
    'openapi-fetch': () => wire.GET('/liveStrategies'),
    '@tarang/sdk': () => api.strategies.list(),
  }
  const rounds = count > 1000 ? 40 : 1000
  const title = `a list of ${count} rows, over a connection of this machine`
  if (isFirst) print(`${title}: the first calls of a process`, await compare(rounds, variants, 0))
  // After the warm-up the engine has optimised the client and `fetch`.
  print(`${title}: later calls`, await compare(rounds, variants, 10 * rounds))
  server.closeAllConnections()
  server.close()
}

async function withoutNetwork() {
  const url = 'https://api.example.com'
  const answer = rows(1)
  const fakeFetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } })
  const wire = createFetchClient<paths>({ baseUrl: url, fetch: fakeFetch })
  const api = createClient({ baseUrl: url, notificationsUrl: url, fetch: fakeFetch })
  print(
    'a list of one row, without any network',
    await compare(3000, {
      'bare Request and Response': async () => {
        new Request(`${url}/liveStrategies`)
        return (await (await fakeFetch()).json()) as Strategy[]
      },
      'openapi-fetch': () => wire.GET('/liveStrategies'),
      '@tarang/sdk': () => api.strategies.list(),
    }),
  )
}

async function reading() {
  const text = rows(10_000)
  let body: unknown
  print(
    '10,000 rows',
    await compare(60, {
      'JSON.parse': () => {
        body = JSON.parse(text)
      },
      'reading by the description': () => readShape(listLiveStrategies.response as Shape, body, []),
    }),
  )
}

await overNetwork(10, { isFirst: true })
await overNetwork(10_000, { isFirst: false })
await withoutNetwork()
await reading()
