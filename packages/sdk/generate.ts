/** Generates the types and run-time data from the API description. `--check` fails if the committed files are stale. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readOperations, services } from '@tarang/openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { examplesModule, fixturesModule } from './generate-fixtures.ts'
import { operationsModules } from './generate-operations.ts'
import { type Description as Described, describe } from './reference/description.ts'
import { referencePage } from './reference/page.ts'
import { snippets } from './reference/snippets.ts'

const generated = new URL('src/generated/', import.meta.url)

const { factory } = ts
const blob = factory.createTypeReferenceNode('Blob')
const keyword = (kind: ts.KeywordTypeSyntaxKind) => factory.createKeywordTypeNode(kind)
const texts = factory.createArrayTypeNode(keyword(ts.SyntaxKind.StringKeyword))

/** The type of a value after it was read (`src/value-readers.ts`). */
const read: Readonly<Record<string, ts.TypeNode>> = {
  text: keyword(ts.SyntaxKind.StringKeyword),
  date: keyword(ts.SyntaxKind.StringKeyword),
  'text-status': keyword(ts.SyntaxKind.StringKeyword),
  number: keyword(ts.SyntaxKind.NumberKeyword),
  status: keyword(ts.SyntaxKind.NumberKeyword),
  flag: keyword(ts.SyntaxKind.BooleanKeyword),
  words: texts,
}

interface Extended {
  format?: string
  type?: string | string[]
  'x-reading'?: string
  'x-known-values'?: (string | number)[]
  'x-unread'?: true
}

/** The type of a file, of a value with a reader, and of a value with known values. */
function typeOf(schema: Extended): ts.TypeNode | undefined {
  // openapi-typescript types files as strings.
  if (schema.format === 'binary') return blob
  if (schema['x-unread']) return keyword(ts.SyntaxKind.UndefinedKeyword)
  const type = read[schema['x-reading'] ?? '']
  if (!type) return undefined
  const known = schema['x-known-values']?.map((value) =>
    factory.createLiteralTypeNode(
      typeof value === 'number' ? factory.createNumericLiteral(value) : factory.createStringLiteral(value),
    ),
  )
  // `string & {}` accepts every text, and editors still suggest the known ones.
  const open = (schema['x-reading'] === 'status' ? [type, keyword(ts.SyntaxKind.StringKeyword)] : [type]).map(
    (one) => factory.createIntersectionTypeNode([one, factory.createTypeLiteralNode([])]),
  )
  const isNullable = [schema.type].flat().includes('null')
  return factory.createUnionTypeNode([
    ...(known ? [...known, ...open] : [type]),
    ...(isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ])
}

async function types(root: URL, schemas: Described['components'][string] = {}): Promise<string> {
  const nodes = await openapiTS(root, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => typeOf(schema as Extended),
  })
  // openapi-typescript documents the members of `components`, but not the exported aliases.
  for (const node of nodes) {
    if (!ts.isTypeAliasDeclaration(node)) continue
    const { description } = (schemas[node.name.text] ?? {}) as { description?: string }
    if (description)
      ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${description} `, true)
  }
  return astToString(nodes)
}

const all = await readOperations()
const examples = await snippets()
const described = { platform: describe('platform'), notifications: describe('notifications') }

const modules = {
  'platform.ts': await types(services.platform, described.platform.components.schemas),
  'notifications.ts': await types(services.notifications, described.notifications.components.schemas),
  ...(await operationsModules(all)),
  'fixtures.ts': fixturesModule(all),
  'examples.ts': examplesModule(all),
}

const files: Record<string, string> = {
  // The server shows it at `/docs`.
  '../../../server/src/generated/reference.html': await referencePage(Object.values(described), (call) =>
    examples.get(call),
  ),
}
for (const [name, text] of Object.entries(modules))
  files[name] = `// Generated from openapi/ by generate.ts. Do not edit.\n\n${text}`

if (process.argv.includes('--check')) {
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, generated), 'utf8').catch(() => '')
    if (committed !== text) stale.push(fileURLToPath(new URL(name, generated)))
  }
  if (stale.length > 0) {
    console.error(`Stale, run \`pnpm generate\`:\n${stale.join('\n')}`)
    process.exitCode = 1
  }
} else {
  await mkdir(new URL('operations/', generated), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, generated), text)
}
