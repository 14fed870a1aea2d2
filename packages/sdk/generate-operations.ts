/** Writes what the client has to know of each operation at run time, a constant each: a bundle carries only its own. */
import type { Operation } from './description.ts'

export function operationsModule(all: readonly Operation[]): string {
  const constants = all.map((operation) => {
    const { operationId, service, method, path, staff, answersText } = operation
    const facts = {
      id: operationId,
      service,
      method,
      path,
      class: operation.class,
      ...(staff && { isStaff: true }),
      ...(answersText && { answersText: true }),
    }
    const lines = Object.entries(facts).map(([name, fact]) => `  ${name}: ${JSON.stringify(fact)},\n`)
    return `export const ${operationId}: Operation<'${operationId}'> = {\n${lines.join('')}}\n`
  })
  return ["import type { Operation } from '../operations.ts'\n", ...constants].join('\n')
}
