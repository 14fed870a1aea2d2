/** Writes what the client has to know of each operation at run time, a constant each: a bundle carries only its own. */
import type { Operation } from './description.ts'
import { Shapes } from './generate-shapes.ts'

export async function operationsModule(all: readonly Operation[]): Promise<string> {
  const shapes = new Shapes()
  const constants: string[] = []
  for (const operation of all) {
    const { operationId, service, method, path, staff, body, answersText } = operation
    const facts = {
      id: operationId,
      service,
      method,
      path,
      class: operation.class,
      ...(staff && { isStaff: true }),
      ...(body === 'multipart/form-data' && { sendsForm: true }),
      ...(answersText && { answersText: true }),
    }
    const lines = Object.entries(facts).map(([name, fact]) => `  ${name}: ${JSON.stringify(fact)},\n`)
    const answer = await shapes.ofAnswer(operation.answerSchema as object, new URL(operation.address))
    constants.push(
      `export const ${operationId}: Operation<'${operationId}'> = {\n${lines.join('')}  answer: ${answer},\n}\n`,
    )
  }
  return [
    "import type { Operation } from '../operations.ts'\n",
    ...[...shapes.records].map(([name, shape]) => `const ${name} = ${shape} as const\n`),
    ...constants,
  ].join('\n')
}
