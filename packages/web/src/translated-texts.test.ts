import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Whether an expression looks like a text that may change. */
const isChangingText = (node: Node): boolean => {
  const { type, callee, consequent, alternate, right } = node as Node & Record<string, Node>
  if (type === 'TemplateLiteral') return true
  if (type === 'CallExpression') return /^format|^\w+Text$/.test(String(callee?.name))
  if (type === 'ConditionalExpression')
    return [consequent, alternate].some((part) => part && isTextOrChanging(part))
  return type === 'LogicalExpression' && right !== undefined && isTextOrChanging(right)
}
const isTextOrChanging = (node: Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') || isChangingText(node)

/** The texts of an element that a change of the element would meet in a page that the browser has translated. */
function exposedTexts(node: Node): Node[] {
  const children = (node.children ?? []) as Node[]
  const texts = children.filter((child) => child.type === 'JSXText' && String(child.value).trim() !== '')
  const expressions = children.filter(
    ({ type, expression }) =>
      type === 'JSXExpressionContainer' &&
      !['Literal', 'JSXEmptyExpression'].includes((expression as Node).type),
  )
  const others =
    children.length - children.filter(({ type, value }) => type === 'JSXText' && !String(value).trim()).length
  return [
    ...(expressions.length > 0 ? texts : []),
    ...(others > 1 ? expressions.filter(({ expression }) => isChangingText(expression as Node)) : []),
    ...partsOf(node).flatMap(exposedTexts),
  ]
}

test('a text that changes, or stands beside what comes and goes, has an element of its own', () => {
  const root = import.meta.dirname
  const files = globSync('**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx$|^testing\//.test(file),
  )
  const exposed = files.sort().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const { program } = parseSync(file, source)
    return exposedTexts(program as unknown as Node).map(
      ({ start, end }) =>
        `${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end).trim().replace(/\s+/g, ' ')}`,
    )
  })
  expect(files.length).toBeGreaterThan(100)
  expect(exposed).toEqual([])
})
