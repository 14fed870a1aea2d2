import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, parseAst } from 'vite'
import { type Constants, literal, type Node, NotLiteral } from './literal.ts'

const CLASS_NAMES = fileURLToPath(new URL('class-names.ts', import.meta.url))
const RECIPE = /[\\/]styled-system[\\/]recipes[\\/](?!create-recipe|index)([\w-]+)\.js$/
const FUNCTIONS = ['css', 'cva', 'sva'] as const
type StyleFunction = (typeof FUNCTIONS)[number]

/** What Panda generates: functions that resolve styles to class names. */
type Panda = Readonly<Record<StyleFunction, (...styles: unknown[]) => unknown>>

/** A recipe of Panda: class names by variants, or for each slot. */
interface Recipe {
  (variants: object): unknown
  readonly variantMap: Readonly<Record<string, readonly string[]>>
}

interface Options {
  /** Makes a style that is not a literal an error, because it would need Panda's run time. */
  readonly isStrict: boolean
  /** Writes what stands in the code for a list of class names, where another plugin replaces it. */
  readonly placeholderFor?: ((list: string) => string) | undefined
}

/** Writes class names as an expression. */
type Write = (names: unknown) => string

/**
 * Replaces calls of Panda's functions by the class names that they return, so that pages neither load Panda's run time
 * nor resolve styles. A dev server reads the functions once, when it starts.
 */
export function staticStyles({ isStrict, placeholderFor = (list) => list }: Options): Plugin {
  const write: Write = (names) =>
    JSON.stringify(names, (_, value) => (typeof value === 'string' ? placeholderFor(value) : value))
  let panda: Promise<Panda> | undefined
  return {
    name: 'static-styles',
    enforce: 'pre',
    async load(id) {
      if (!RECIPE.test(id)) return null
      const exported = Object.entries(
        (await import(/* @vite-ignore */ pathToFileURL(id).href)) as Record<string, Recipe>,
      )
      return (
        importOfNames() +
        exported.map(([name, recipe]) => `export const ${name} = ${lookup(recipe, write)}\n`).join('')
      )
    },
    async transform(code, id) {
      if (!code.includes('#styled-system/css') || !/\.tsx?$/.test(id)) return null
      panda ??= import('#styled-system/css') as Promise<unknown> as Promise<Panda>
      return replaceCalls(code, await panda, write, (node) => {
        const line = code.slice(0, node.start).split('\n').length
        if (isStrict) this.error(`${id}:${line}: a style that is not a literal needs Panda’s run time`)
      })
    },
  }
}

const importOfNames = () => `import { always, byVariants } from ${JSON.stringify(CLASS_NAMES)}\n`

/** A module's code with its calls replaced, or null if it has none. */
function replaceCalls(
  code: string,
  panda: Panda,
  write: Write,
  onDynamic: (node: Node) => void,
): string | null {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node & { readonly body: readonly Node[] }
  const functions = importedFunctions(program.body)
  const constants = constantsOf(program.body)
  const edits: { readonly node: Node; readonly text: string }[] = []
  visit(program, (node, isInFunction) => {
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
    const called = callee?.type === 'Identifier' ? functions.get(callee.name as string) : undefined
    if (!called) return
    try {
      // In a function, a name may be a local one.
      const known: Constants = isInFunction ? new Map() : constants
      const styles = (node.arguments as Node[]).map((each) => literal(each, known))
      edits.push({ node, text: callText(called, panda[called](...styles), write) })
    } catch (error) {
      if (!(error instanceof NotLiteral)) throw error
      onDynamic(error.node)
    }
  })
  if (edits.length === 0) return null
  const replaced = edits.reduceRight(
    (text, { node, text: names }) => text.slice(0, node.start) + names + text.slice(node.end),
    code,
  )
  return edits.some(({ text }) => text.startsWith('/')) ? importOfNames() + replaced : replaced
}

const callText = (called: StyleFunction, result: unknown, write: Write) =>
  called === 'css' ? write(result) : lookup(result as Recipe, write)

/** An expression that looks the class names of a recipe up. */
function lookup(recipe: Recipe, write: Write): string {
  const { variantMap } = recipe
  const names = Object.keys(variantMap)
  if (names.length === 0) return `/* @__PURE__ */ always(${write(recipe({}))})`
  const usual = JSON.stringify(recipe({}))
  const valuesOf = (name: string) => variantMap[name] ?? []
  const defaults = Object.fromEntries(
    names.map((name) => [
      name,
      valuesOf(name).find((value) => JSON.stringify(recipe({ [name]: value })) === usual),
    ]),
  )
  // What is not chosen and has no default is the empty text in a key.
  const choices = names.reduce<readonly Record<string, string>[]>(
    (all, name) =>
      all.flatMap((choice) => [
        ...(defaults[name] ? [] : [choice]),
        ...valuesOf(name).map((value) => ({ ...choice, [name]: value })),
      ]),
    [{}],
  )
  const table = Object.fromEntries(
    choices.map((choice) => [names.map((name) => choice[name] ?? '').join(), recipe(choice)]),
  )
  return `/* @__PURE__ */ byVariants(${JSON.stringify(names)}, ${JSON.stringify(defaults)}, ${write(table)})`
}

/** The local names of Panda's functions. */
function importedFunctions(body: readonly Node[]): ReadonlyMap<string, StyleFunction> {
  const imports = body.filter(
    (node) => node.type === 'ImportDeclaration' && (node.source as Node).value === '#styled-system/css',
  )
  return new Map(
    imports
      .flatMap((node) => node.specifiers as Node[])
      .map((specifier) => [(specifier.local as Node).name, (specifier.imported as Node).name] as const)
      .filter((names): names is [string, StyleFunction] => FUNCTIONS.includes(names[1] as StyleFunction)),
  )
}

function constantsOf(body: readonly Node[]): Constants {
  const declarations = body.filter((node) => node.type === 'VariableDeclaration' && node.kind === 'const')
  return new Map(
    declarations
      .flatMap((node) => node.declarations as Node[])
      .filter(({ id, init }) => (id as Node).type === 'Identifier' && init)
      .map(({ id, init }) => [(id as Node).name as string, init as Node]),
  )
}

function visit(
  node: Node,
  onNode: (node: Node, isInFunction: boolean) => void,
  isInFunction = /Function/.test(node.type),
): void {
  onNode(node, isInFunction)
  for (const member of Object.values(node))
    for (const child of Array.isArray(member) ? member : [member])
      if (child && typeof (child as Node).type === 'string')
        visit(child as Node, onNode, isInFunction || /Function/.test((child as Node).type))
}
