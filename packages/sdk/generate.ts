/** Generates the types and run-time data from the API description. `--check` fails if the committed files are stale. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readOperations, services } from '@tarang/openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { type Bundle, bundle } from './bundle.ts'
import { examplesModule, fixturesModule } from './generate-fixtures.ts'
import { extensionsModule, operationsModules } from './generate-operations.ts'
import { withCalls } from './generate-readme.ts'
import { snippets } from './snippets.ts'

const generated = new URL('src/generated/', import.meta.url)

const { factory } = ts
const file = factory.createTypeReferenceNode('File')
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
  'x-reader'?: string
  'x-known-values'?: (string | number)[]
  'x-unread'?: true
}

/** The type of a file, of a value with a reader, and of a value with known values. */
function typeOf(schema: Extended): ts.TypeNode | undefined {
  // openapi-typescript types files as strings.
  if (schema.format === 'binary') return file
  if (schema['x-unread']) return keyword(ts.SyntaxKind.UndefinedKeyword)
  const type = read[schema['x-reader'] ?? '']
  if (!type) return undefined
  const known = schema['x-known-values']?.map((value) =>
    factory.createLiteralTypeNode(
      typeof value === 'number' ? factory.createNumericLiteral(value) : factory.createStringLiteral(value),
    ),
  )
  // `string & {}` accepts every text, and editors still suggest the known ones.
  const open = (schema['x-reader'] === 'status' ? [type, keyword(ts.SyntaxKind.StringKeyword)] : [type]).map(
    (one) => factory.createIntersectionTypeNode([one, factory.createTypeLiteralNode([])]),
  )
  const isNullable = [schema.type].flat().includes('null')
  return factory.createUnionTypeNode([
    ...(known ? [...known, ...open] : [type]),
    ...(isNullable ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ])
}

/** The members of each record in `components`, by its name. */
function recordsOf(nodes: readonly ts.Node[]): Map<string, readonly ts.TypeElement[]> {
  const records = new Map<string, readonly ts.TypeElement[]>()
  for (const node of nodes)
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'components')
      for (const { name, type } of schemasOf(node))
        if (type && ts.isTypeLiteralNode(type)) records.set((name as ts.Identifier).text, type.members)
  return records
}

function schemasOf(components: ts.InterfaceDeclaration): readonly ts.PropertySignature[] {
  const schemas = components.members
    .filter(ts.isPropertySignature)
    .find(({ name }) => (name as ts.Identifier).text === 'schemas')
  return schemas?.type && ts.isTypeLiteralNode(schemas.type)
    ? schemas.type.members.filter(ts.isPropertySignature)
    : []
}

/** Refers to the records in `components` by their names. */
function withNamedRecords(node: ts.Node, records: ReadonlyMap<string, unknown>): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node
  const named = new Map(schemasOf(node).map((schema) => [schema as ts.Node, schema]))
  const transformer: ts.TransformerFactory<ts.Node> = (context) => {
    const visit = (child: ts.Node): ts.Node => {
      const schema = named.get(child)
      const name = (schema?.name as ts.Identifier | undefined)?.text ?? ''
      if (!schema || !records.has(name)) return ts.visitEachChild(child, visit, context)
      return factory.updatePropertySignature(
        schema,
        schema.modifiers,
        schema.name,
        schema.questionToken,
        factory.createTypeReferenceNode(name),
      )
    }
    return visit
  }
  return ts.transform(node, [transformer]).transformed[0] ?? node
}

async function types(root: URL, schemas: Bundle['components']['schemas'] = {}): Promise<string> {
  const nodes = await openapiTS(root, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => typeOf(schema as Extended),
  })
  const records = recordsOf(nodes)
  const exported = nodes.map((node) => {
    if (!ts.isTypeAliasDeclaration(node)) return node
    const name = node.name.text
    const members = records.get(name)
    // Editors show the name of an interface, but the members of an alias.
    const declaration = members
      ? factory.createInterfaceDeclaration(node.modifiers, name, undefined, undefined, members)
      : node
    // openapi-typescript documents the members of `components`, but not the exported types.
    const { description } = schemas[name] ?? {}
    if (description)
      ts.addSyntheticLeadingComment(
        declaration,
        ts.SyntaxKind.MultiLineCommentTrivia,
        `* ${description} `,
        true,
      )
    return declaration
  })
  return astToString(exported.map((node) => withNamedRecords(node, records)))
}

const all = await readOperations()
const examples = snippets('resources')
const bundles = {
  platform: bundle('platform', examples),
  notifications: bundle('notifications', examples),
  extensions: bundle('extensions', snippets('extensions')),
}

const { version } = JSON.parse(await readFile(new URL('package.json', import.meta.url), 'utf8'))

const modules = {
  'platform.ts': await types(services.platform, bundles.platform.components.schemas),
  'notifications.ts': await types(services.notifications, bundles.notifications.components.schemas),
  'extensions.ts': await types(services.extensions),
  'extension-operations.ts': extensionsModule(await readOperations(['extensions'])),
  ...(await operationsModules(all)),
  'version.ts': `/** The version of this package. */\nexport const VERSION = '${version}'\n`,
  'fixtures.ts': fixturesModule(all),
  'examples.ts': examplesModule(all),
}

const files: Record<string, string> = {}
for (const [service, bundled] of Object.entries(bundles))
  files[`openapi/${service}.json`] = `${JSON.stringify(bundled)}\n`
for (const [name, text] of Object.entries(modules))
  files[name] = `// Generated from openapi/ by generate.ts. Do not edit.\n\n${text}`

const readme = '../../README.md'
files[readme] = withCalls(await readFile(new URL(readme, generated), 'utf8'), all)

if (process.argv.includes('--check')) {
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, generated), 'utf8').catch(() => '')
    if (committed !== text) stale.push(fileURLToPath(new URL(name, generated)))
  }
  if (stale.length > 0) {
    console.error(`Stale, run \`pnpm check --write\`:\n${stale.join('\n')}`)
    process.exitCode = 1
  }
} else {
  for (const folder of ['operations/', 'openapi/'])
    await mkdir(new URL(folder, generated), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, generated), text)
}
