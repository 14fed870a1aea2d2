/** Generates fixtures from the examples of the description: a typed constant for each operation. */
import type { Example, Operation } from '@tarang/openapi'

/** The module with the request and response examples of each operation, and the shared refusals. */
export function fixturesModule(all: readonly Operation[]): string {
  const shared = new Map<string, Example>()
  for (const { responses } of all)
    for (const example of responses) if (!example.isOwn) shared.set(example.name, example)
  return [
    "import type { BodyOf, ResponseOf } from '../operations.ts'",
    "import { sampleFile } from '../testing/sample-file.ts'",
    "import type { Refusal } from './platform.ts'\n",
    ...all.map((operation) => fixtures(operation.operationId, operation.examples, typeIn(operation))),
    '/** Refusals that any call may get. */',
    fixtures('refusals', [...shared.values()], () => 'satisfies Refusal as Refusal'),
  ].join('\n')
}

const fixtures = (name: string, examples: readonly Example[], typed: (example: Example) => string) =>
  `export const ${name} = {\n${examples
    .map((one) => `  /** ${one.summary}. */\n  ${one.name}: ${literal(one.value)} ${typed(one)},\n`)
    .join('')}}\n`

const typeIn =
  ({ operationId, requests, responses }: Operation) =>
  ({ name }: Example) => {
    // `satisfies` without `as` keeps the narrower type for a call with two kinds of body.
    if (name in requests) return `satisfies BodyOf<'${operationId}'>`
    const isGood = responses.some((response) => response.name === name && response.status === 200)
    // Some values have another type on the wire than after reading.
    return isGood ? `as unknown as NonNullable<ResponseOf<'${operationId}'>>` : 'satisfies Refusal as Refusal'
  }

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('\n', '\n  ')
    .replace(
      /"\(the bytes of ([^"]+)\)"/g,
      (_, name: string) => `/* @__PURE__ */ sampleFile(${JSON.stringify(name)})`,
    )

/** The module with the first good response of each operation. */
export function examplesModule(all: readonly Operation[]): string {
  const members = all.map(({ operationId, responses }) => {
    const first = responses.find(({ status }) => status === 200)
    return `  ${operationId}: fixtures.${operationId}.${first?.name},\n`
  })
  return [
    "import type { ResponseOf, SpecifiedOperationId } from '../operations.ts'",
    "import * as fixtures from './fixtures.ts'\n",
    '/** A good response to every call, the first example of the description, for a `mockFetch` of the whole API. */',
    `export const examples: { readonly [Id in SpecifiedOperationId]: ResponseOf<Id> } = {\n${members.join('')}}\n`,
  ].join('\n')
}
