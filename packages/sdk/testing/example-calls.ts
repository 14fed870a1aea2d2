/** Every call of the client, with the arguments of its TSDoc example. */
import { stripTypeScriptTypes } from 'node:module'
import { type Operation, readOperations } from '@tarang/openapi'
import { snippets } from '../snippets.ts'
import type { Api } from '../src/index.ts'

/** One call of the client, as its example makes it. */
export interface ExampleCall {
  /** The call's name in the client, such as `explore.list`. */
  readonly name: string
  readonly operation: Operation
  readonly arguments: readonly unknown[]
  /** Makes the call, with more options. */
  readonly make: (api: Api, options?: object) => Promise<unknown>
}

/** Variables that the examples use. */
const variables = {
  invite: 'an-invite',
  chart: new File(['bytes'], 'chart.png', { type: 'image/png' }),
  file: new File(['bytes'], 'trades.csv', { type: 'text/csv' }),
  refreshToken: 'refresh',
  id: 'id',
  figures: {},
  trade: {},
}

const code = new Map([...snippets('resources'), ...snippets('extensions')])

/** Runs the example of a call with a client, which is `api` or `extensions` in it. */
export async function runExample(name: string, client: unknown): Promise<void> {
  const body = `return (async () => {\n${stripTypeScriptTypes(code.get(name) ?? '')}\n})()`
  await new Function('api', 'extensions', ...Object.keys(variables), body)(
    client,
    client,
    ...Object.values(variables),
  )
}

/** The arguments of the first call of an example. */
function argumentsOf(name: string): Promise<unknown[]> {
  const [resource = '', member = ''] = name.split('.')
  return new Promise((resolve, reject) => {
    const record = (...given: unknown[]) => {
      resolve(given)
      return new Promise(() => {})
    }
    runExample(name, { [resource]: { [member]: record } }).then(
      () => reject(new Error(`The example of ${name} does not call it.`)),
      reject,
    )
  })
}

type Members = Readonly<Record<string, Readonly<Record<string, (...values: unknown[]) => Promise<unknown>>>>>

const callOf = async (name: string, operation: Operation): Promise<ExampleCall> => {
  const given = await argumentsOf(name)
  const [resource = '', member = ''] = name.split('.')
  return {
    name,
    operation,
    arguments: given,
    make(api, options) {
      const calls = (api as unknown as Members)[resource] ?? {}
      // The options are the first parameter that has a default.
      const { length } = calls[member] as { length: number }
      const values = options ? [...given.slice(0, length), { ...(given[length] ?? {}), ...options }] : given
      return calls[member]?.(...values) as Promise<unknown>
    },
  }
}

/** Every call of the client that is an operation of the description. */
export const exampleCalls: readonly ExampleCall[] = await Promise.all(
  (await readOperations()).flatMap((operation) => operation.calls.map((name) => callOf(name, operation))),
)
