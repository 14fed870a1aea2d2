/** Writes the examples of the description as fixtures: a typed constant for each operation. */
import type { Example, Operation } from '@tarang/openapi'

/** The module: what may be sent and answered of each operation, and how any call may be refused. */
export function fixturesModule(all: readonly Operation[]): string {
  const shared = new Map<string, Example>()
  for (const { responses } of all)
    for (const example of responses) if (!example.isOwn) shared.set(example.name, example)
  return [
    "import type { AnswerOf, BodyOf } from '../operations.ts'",
    "import { sampleFile } from '../testing/sample-file.ts'",
    "import type { Refusal } from './platform.ts'\n",
    ...all.map((operation) => fixtures(operation.operationId, operation.examples, typeIn(operation))),
    '/** How any call may be refused. */',
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
    // Only `satisfies`: where a call takes one of two bodies, the example is known to be the one that it is.
    if (name in requests) return `satisfies BodyOf<'${operationId}'>`
    const isGood = responses.some((response) => response.name === name && response.status === 200)
    // As it comes over the wire, where some values are of another kind than they are read as.
    return isGood ? `as unknown as NonNullable<AnswerOf<'${operationId}'>>` : 'satisfies Refusal as Refusal'
  }

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('\n', '\n  ')
    .replace(
      /"\(the bytes of ([^"]+)\)"/g,
      (_, name: string) => `/* @__PURE__ */ sampleFile(${JSON.stringify(name)})`,
    )

/** The module that has one good answer for each operation: the first that the description shows. */
export function examplesModule(all: readonly Operation[]): string {
  const members = all.map(({ operationId, responses }) => {
    const first = responses.find(({ status }) => status === 200)
    return `  ${operationId}: fixtures.${operationId}.${first?.name},\n`
  })
  return [
    "import type { AnswerOf, OperationId } from '../operations.ts'",
    "import * as fixtures from './fixtures.ts'\n",
    '/** A good answer to every call, the first that the description shows: for a `standIn` of the whole API. */',
    `export const examples: { readonly [Id in OperationId]: AnswerOf<Id> } = {\n${members.join('')}}\n`,
  ].join('\n')
}
