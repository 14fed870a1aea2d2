/** A node of an ESTree, as far as literals need it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** The expressions of a module's own constants, by name. */
export type Constants = ReadonlyMap<string, Node>

/** Says where a style is not written as a literal. */
export class NotLiteral extends Error {
  readonly node: Node
  constructor(node: Node) {
    super(`${node.type} is no literal`)
    this.node = node
  }
}

/** The value of an expression that needs no run time: literals, and constants of the module that hold one. */
export function literal(node: Node, constants: Constants): unknown {
  const value = (member: unknown) => literal(member as Node, constants)
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'ArrayExpression':
      return (node.elements as Node[]).flatMap((element) =>
        element.type === 'SpreadElement' ? (value(element.argument) as unknown[]) : [value(element)],
      )
    case 'TemplateLiteral':
      return templateText(node, value)
    case 'UnaryExpression':
      if (node.operator === '-') return -(value(node.argument) as number)
      break
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return value(node.expression)
    case 'Identifier': {
      const constant = constants.get(node.name as string)
      if (constant) return value(constant)
      break
    }
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as Node[]).flatMap((property) =>
          property.type === 'SpreadElement'
            ? Object.entries(value(property.argument) as object)
            : [[keyOf(property, value), value(property.value)]],
        ),
      )
  }
  throw new NotLiteral(node)
}

function templateText(node: Node, value: (member: unknown) => unknown): string {
  const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  const expressions = node.expressions as Node[]
  return parts
    .map((part, index) => part.value.cooked + (index in expressions ? value(expressions[index]) : ''))
    .join('')
}

function keyOf(property: Node, value: (member: unknown) => unknown): string {
  const key = property.key as Node
  if (property.kind !== 'init') throw new NotLiteral(property)
  return String(property.computed ? value(key) : key.type === 'Identifier' ? key.name : key.value)
}
