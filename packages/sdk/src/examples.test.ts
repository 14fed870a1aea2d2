import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readOperations } from '@tarang/openapi'
import { expect, test } from 'vitest'
import { snippets } from '../snippets.ts'
import { runExample } from '../testing/example-calls.ts'
import { createExtensions, type Extensions } from './extensions/index.ts'
import { type Api, createClient } from './index.ts'
import { examples, mockFetch, withFaults } from './testing/index.ts'

/** The TSDoc examples of the calls, which editors and `/docs` show. */
const code = [...snippets('resources')]
const extensionsCode = [...snippets('extensions')]
const described = new Map(
  (await readOperations(['platform', 'notifications', 'extensions'])).flatMap(({ calls, operationId }) =>
    calls.map((call) => [call, operationId]),
  ),
)

const service = withFaults(mockFetch(examples))
const respondExternally = async ({ method }: Request) =>
  method === 'POST' ? Response.json({ ok: true }) : new Response('<p>They do.</p>')
const api = createClient({
  baseUrl: 'https://api.example.com/api',
  notificationsUrl: 'https://api.example.com/notifications-service',
  session: {
    jwtToken: () => 'token',
    refreshToken: () => 'refresh',
    replace: () => {},
  },
  fetch: (request) =>
    new URL(request.url).host === 'api.example.com' ? service.fetch(request) : respondExternally(request),
})

const callsOf = (resources: Omit<Api, 'raw'> | Extensions) =>
  Object.entries(resources).flatMap(([resource, members]) =>
    Object.keys(members).map((member) => `${resource}.${member}`),
  )

test('every call has an example', () => {
  const { raw: _, ...resources } = api
  expect(code.map(([call]) => call).sort()).toEqual(callsOf(resources).sort())
  const extensions = createExtensions({ baseUrl: 'https://api.example.com/api' })
  expect(extensionsCode.map(([call]) => call).sort()).toEqual(callsOf(extensions).sort())
})

test.each(code)('the example of %s runs', async (call) => {
  const before = service.calls.length
  await runExample(call, api)
  const operation = described.get(call)
  if (operation) expect(service.calls.slice(before)).toEqual([operation])
})

test.each(extensionsCode)('the example of the extension %s runs', async (call) => {
  const requested: string[] = []
  const extensions = createExtensions({
    baseUrl: 'https://api.example.com/api',
    session: { jwtToken: () => 'token' },
    fetch: async () => Response.json({}),
    hooks: { request: ({ operation }) => void requested.push(operation) },
  })
  await runExample(call, extensions)
  expect(requested).toEqual([described.get(call)])
})

test('the examples are of the right types', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'examples-'))
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
  const functions = [...code, ...extensionsCode].map(
    ([call, text]) => `export async function ${call.replace('.', '_')}() {\n${text}\n}\n`,
  )
  await writeFile(
    join(folder, 'examples.ts'),
    `import type { Api } from '${path('./index.ts')}'
import type { Extensions, StrategyFigures, TradeValues } from '${path('./extensions/index.ts')}'
declare const api: Api, extensions: Extensions, invite: string, chart: File, file: File
declare const refreshToken: string, id: string, figures: StrategyFigures, trade: TradeValues
${functions.join('\n')}`,
  )
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: path('../../../tsconfig.base.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      files: ['examples.ts'],
    }),
  )
  await promisify(execFile)(path('../../../node_modules/.bin/tsc'), ['-p', folder]).catch(({ stdout }) =>
    expect.fail(String(stdout)),
  )
  await rm(folder, { recursive: true })
})
