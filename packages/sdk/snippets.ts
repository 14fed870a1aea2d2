/** Reads the calls of the client and of the extensions from their source. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

interface CallSource {
  /** The parameters without the options: `stockSplits.list` has `{ splitStatus? }`. */
  parameters: string
  /** The code of its `@example`. */
  example: string | undefined
}

/** The calls in a folder of resources, by name (`explore.list`). */
export function readCalls(folder: 'resources' | 'extensions'): Map<string, CallSource> {
  const found = new Map<string, CallSource>()
  const address = new URL(`src/${folder}/`, import.meta.url)
  for (const file of readdirSync(address)) {
    let resource = ''
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent))
        resource = node.name.getText()
      if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer))
        found.set(`${resource}.${node.name.getText()}`, {
          parameters: node.initializer.parameters.flatMap(({ name }) => parameterOf(name)).join(', '),
          example: exampleOf(node),
        })
      else ts.forEachChild(node, visit)
    }
    const text = readFileSync(new URL(file, address), 'utf8')
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  }
  return found
}

function parameterOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return name.text === 'options' ? [] : [name.text]
  const members = name.elements.map((one) => one.getText()).filter((member) => !member.startsWith('...'))
  return members.length > 0 ? [`{ ${members.join('?, ')}? }`] : []
}

function exampleOf(node: ts.Node): string | undefined {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'example')
  return /```ts\n([\s\S]*?)\n```/.exec(ts.getTextOfJSDocComment(tag?.comment) ?? '')?.[1]
}

/** The code of each example in a folder, by call. */
export const snippets = (folder: 'resources' | 'extensions'): Map<string, string> =>
  new Map([...readCalls(folder)].flatMap(([call, { example }]) => (example ? [[call, example]] : [])))
