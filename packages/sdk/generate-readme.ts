/** Generates the README's table of calls from the description and the resources. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Operation } from '@tarang/openapi'
import ts from 'typescript'

const resources = new URL('src/resources/', import.meta.url)

/** The parameters of each call without its options, by call: `stockSplits.list` has `{ splitStatus? }`. */
function parametersOfCalls(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(resources)) {
    const text = readFileSync(new URL(file, resources), 'utf8')
    let resource = ''
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent))
        resource = node.name.getText()
      if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer))
        found.set(
          `${resource}.${node.name.getText()}`,
          node.initializer.parameters.flatMap(({ name }) => parameterOf(name)).join(', '),
        )
      else ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  }
  return found
}

function parameterOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return name.text === 'options' ? [] : [name.text]
  const members = name.elements.map((one) => one.getText()).filter((member) => !member.startsWith('...'))
  return members.length > 0 ? [`{ ${members.join('?, ')}? }`] : []
}

/** The README with the table between its markers. */
export function withCalls(readme: string, operations: readonly Operation[]): string {
  const parameters = parametersOfCalls()
  const rows = operations.map(({ method, service, path, calls, isStaff }) => [
    `${method} ${service === 'notifications' ? '_notifications service_ ' : ''}${path}`,
    calls.map((call) => `\`${call}(${parameters.get(call)})\``).join(', '),
    isStaff ? 'S' : '',
  ])
  const table = [['method and path', 'call', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)))
  const [head, ...lines] = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return readme.replace(
    /(<!-- calls[^>]*-->\n)[\s\S]*(<!-- end of the calls -->)/,
    (_, start, end) => `${start}\n${[head, rule, ...lines].join('\n')}\n\n${end}`,
  )
}
