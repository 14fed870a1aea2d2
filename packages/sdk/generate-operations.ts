/**
 * Generates the run-time data of each operation: a module for each tag and a constant for each operation, so that a
 * bundle contains only the operations that it uses.
 */
import type { Operation } from '@tarang/openapi'
import { Shapes } from './generate-shapes.ts'

/** The modules by name, and one that exports all of them. */
export async function operationsModules(all: readonly Operation[]): Promise<Record<string, string>> {
  const modules: Record<string, string> = {}
  for (const [tag, operations = []] of Object.entries(Object.groupBy(all, ({ tag }) => tag)))
    modules[`operations/${fileOf(tag)}`] = await moduleOf(operations)
  const names = Object.keys(modules).toSorted()
  modules['operations.ts'] = names.map((name) => `export * from './${name}'\n`).join('')
  return modules
}

/** The module of the extensions. Their responses are read as they are: only the reference server has them. */
export const extensionsModule = (all: readonly Operation[]): string =>
  [
    ...(all.some(isUpload) ? ["import { multipart } from '../multipart.ts'"] : []),
    "import type { Operation } from '../operations.ts'\n",
    ...all.map((operation) => constantOf(operation, linesOf(operation))),
  ].join('\n')

const isUpload = ({ bodyType }: Operation) => bodyType === 'multipart/form-data'

function linesOf(operation: Operation): string[] {
  const { operationId, service, method, path, isStaff, returnsText } = operation
  const facts = {
    id: operationId,
    service,
    method,
    path,
    class: operation.class,
    ...(isStaff && { isStaff: true }),
    ...(returnsText && { returnsText: true }),
  }
  const lines = Object.entries(facts).map(([name, fact]) => `  ${name}: ${JSON.stringify(fact)},\n`)
  return isUpload(operation)
    ? [...lines, `  toForm: /* @__PURE__ */ multipart(${JSON.stringify(operation.fileFields)}),\n`]
    : lines
}

const constantOf = ({ operationId }: Operation, lines: readonly string[]) =>
  `export const ${operationId}: Operation<'${operationId}'> = {\n${lines.join('')}}\n`

const fileOf = (tag: string) => `${tag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

async function moduleOf(operations: readonly Operation[]): Promise<string> {
  const shapes = new Shapes()
  const constants: string[] = []
  const imports = new Set<string>()
  for (const operation of operations) {
    const lines = linesOf(operation)
    const schema = operation.responseSchema as object
    const { shape, isOptional } = operation.returnsText
      ? { isOptional: false }
      : await shapes.ofResponse(schema, new URL(operation.href))
    if (isUpload(operation)) imports.add("import { multipart } from '../../multipart.ts'\n")
    if (shape) lines.push(`  response: ${shape},\n`)
    if (shape && isOptional) lines.push('  isResponseOptional: true,\n')
    constants.push(constantOf(operation, lines))
  }
  return [
    [
      ...imports,
      "import type { Operation } from '../../operations.ts'\n",
      ...(shapes.readers.size > 0
        ? [`import { ${[...shapes.readers].sort().join(', ')} } from '../../value-readers.ts'\n`]
        : []),
    ].join(''),
    ...[...shapes.records].map(([name, shape]) => `const ${name} = ${shape} as const\n`),
    ...constants,
  ].join('\n')
}
