import type { StyleNode } from './client-build.ts'

export interface PageStyles {
  /** What the first paint needs. */
  readonly styles: string
  /** The font faces that are downloaded; the first paint shows their local fallbacks. */
  readonly fonts: string
}

/**
 * The part of a stylesheet that a page's HTML uses: rules whose classes occur in it, the custom properties and animations
 * that these use, and what has no class.
 */
export function pageStyles(stylesheet: readonly StyleNode[], html: string): PageStyles {
  const used = { classes: classesIn(html), elements: elementsIn(html) }
  const isDownloaded = (node: StyleNode) => 'text' in node && /^@font-face.*url\(/s.test(node.text)
  const rules = keepUsed(stylesheet, used).filter((node) => !isDownloaded(node))
  const properties = usedProperties(rules)
  const animations = textOf(rules, properties, null)
  const fonts = stylesheet.flatMap((node) => (isDownloaded(node) && 'text' in node ? [node.text] : []))
  return {
    styles: textOf(rules, properties, animations),
    fonts: fonts.filter((face) => isFaceUsed(face, html)).join(''),
  }
}

/** Whether a page has characters of a font face. */
function isFaceUsed(text: string, html: string): boolean {
  if (/font-style:\s*italic/.test(text) && !/<(em|i|cite|dfn|address)\b|italic/.test(html)) return false
  const ranges = /unicode-range:([^;}]*)/.exec(text)?.[1]
  if (ranges === undefined) return true
  const members = ranges
    .trim()
    // A stylesheet may be minified to wildcards: U+4??.
    .replace(/U\+([0-9a-f]*)(\?+)/gi, (_, first: string, rest: string) => {
      const end = (digit: string) => first + digit.repeat(rest.length)
      return `U+${end('0')}-${end('F')}`
    })
    .replace(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?,?\s*/gi, (_, first: string, last?: string) =>
      last ? `\\u{${first}}-\\u{${last}}` : `\\u{${first}}`,
    )
  return new RegExp(`[${members}]`, 'u').test(html)
}

/** The classes of all elements in HTML. */
function classesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list
      .replace(/&(amp|gt|lt|quot|#x27);/g, (_, entity: string) => SIGNS[entity] ?? '')
      .split(' '))
      names.add(name)
  }
  return names
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** The names of all elements in HTML, and of those that stand around it; of its inputs also the kinds. */
function elementsIn(html: string): ReadonlySet<string> {
  const names = Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name = '']) => name)
  const inputs = Array.from(
    html.matchAll(/<input\b[^>]*\btype="([a-z]+)"/g),
    ([, type]) => `input[type=${type}]`,
  )
  const hints = / placeholder="/.test(html) ? ['[placeholder]'] : []
  return new Set(['html', 'body', ...names, ...inputs, ...hints])
}

interface Used {
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
}

function keepUsed(nodes: readonly StyleNode[], used: Used): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if ('text' in node) return [node]
    if ('at' in node) {
      const remaining = keepUsed(node.nodes, used)
      return remaining.length > 0 ? [{ at: node.at, nodes: remaining }] : []
    }
    const selectors = node.selectors.filter(
      ({ classes, elements }) =>
        classes.every((name) => used.classes.has(name)) && elements.every((name) => used.elements.has(name)),
    )
    return selectors.length > 0 ? [{ selectors, body: node.body }] : []
  })
}

const PROPERTY = /(?:^|;)\s*(--(?:\\.|[\w-])+)\s*:((?:[^;"']|"[^"]*"|'[^']*')*)/g
const REFERENCE = /var\(\s*(--(?:\\.|[\w-])+)/g

/** The custom properties that declarations use, directly or through other properties. */
function usedProperties(nodes: readonly StyleNode[]): ReadonlySet<string> {
  const values = new Map<string, string[]>()
  const waiting: string[] = []
  const visit = (each: readonly StyleNode[]) => {
    for (const node of each) {
      if ('at' in node) visit(node.nodes)
      else if ('body' in node) {
        for (const [, name = '', value = ''] of node.body.matchAll(PROPERTY))
          values.set(name, [...(values.get(name) ?? []), value])
        waiting.push(...references(node.body.replace(PROPERTY, '')))
      } else waiting.push(...references(node.text))
    }
  }
  visit(nodes)
  const used = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    for (const value of values.get(name) ?? []) waiting.push(...references(value))
  }
  return used
}

const references = (text: string) => Array.from(text.matchAll(REFERENCE), ([, name = '']) => name)

/** Writes nodes; animations are left out where their name does not occur in `mentioned`. */
function textOf(
  nodes: readonly StyleNode[],
  properties: ReadonlySet<string>,
  mentioned: string | null,
): string {
  return nodes
    .map((node) => {
      if ('at' in node) {
        const inner = textOf(node.nodes, properties, mentioned)
        return inner && `${node.at}{${inner}}`
      }
      if ('text' in node) {
        const isUsed = node.keyframes === undefined || mentioned?.includes(node.keyframes)
        return isUsed ? node.text : ''
      }
      const body = node.body
        .replace(PROPERTY, (declaration, name: string) => (properties.has(name) ? declaration : ''))
        .replace(/^;+/, '')
      return body && `${node.selectors.map(({ selector }) => selector).join(',')}{${body}}`
    })
    .join('')
}
