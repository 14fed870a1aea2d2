import { treatmentOf } from '@tarang/blog-html'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Parent = DefaultTreeAdapterTypes.ParentNode

/** An attribute in the source of a page. */
export interface SourceAttribute {
  readonly name: string
  readonly value: string
  readonly line: number
}

/** An element in the source of a page. */
export interface SourceElement {
  readonly name: string
  /** Null for an element that the parser has added. */
  readonly line: number | null
  readonly attributes: readonly SourceAttribute[]
  /** Whether an element around it is removed with its content. */
  readonly isInRemoved: boolean
}

/** The text that readers see, and where it is in the source. */
export interface SourceText {
  /** Each run of spaces is one space, and each block of text one line. */
  readonly text: string
  /** The line of the source at a position of `text`. */
  readonly lineAt: (position: number) => number
}

export interface ParsedPage {
  readonly elements: readonly SourceElement[]
  readonly words: SourceText
  /** The text of `<title>`, or else of the first `<h1>`. */
  readonly title: string
}

const INLINE = new Set(
  `a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time
  tt u var wbr`.split(/\s+/),
)
/** Parses a page as a browser does. Without recursion, because a page may be nested deeply. */
export function parsePage(html: string): ParsedPage {
  const elements: SourceElement[] = []
  const words = collectText()
  let title = ''
  let heading = ''
  const stack: (Step | 'block')[] = [
    { node: parse(html, { sourceCodeLocationInfo: true }), parent: '', isInRemoved: false, isHidden: false },
  ]
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (step === 'block') {
      words.endBlock()
      continue
    }
    const { node, parent, isInRemoved, isHidden } = step
    if (node.nodeName === '#text' && 'value' in node) {
      const line = node.sourceCodeLocation?.startLine ?? 1
      if (parent === 'title') title += node.value
      if (parent === 'h1') heading += node.value
      if (!isHidden) words.add(node.value, line)
      continue
    }
    if (!('childNodes' in node)) continue
    if (!('tagName' in node)) {
      pushChildren(stack, node, step)
      continue
    }
    const name = node.tagName
    const locations = node.sourceCodeLocation?.attrs
    elements.push({
      name,
      line: node.sourceCodeLocation?.startLine ?? null,
      attributes: node.attrs.map((attribute) => ({
        name: attribute.name,
        value: attribute.value,
        line: locations?.[attribute.name]?.startLine ?? node.sourceCodeLocation?.startLine ?? 1,
      })),
      isInRemoved,
    })
    const isBlock = !INLINE.has(name)
    if (isBlock) {
      words.endBlock()
      stack.push('block')
    }
    const content = name === 'template' && 'content' in node ? node.content : node
    pushChildren(stack, content as Parent, {
      parent: name,
      isInRemoved: isInRemoved || treatmentOf(name) === 'removed',
      isHidden: isHidden || name === 'head' || treatmentOf(name) === 'removed',
    })
  }
  return { elements, words: words.result(), title: (title.trim() || heading.trim()).replace(/\s+/g, ' ') }
}

interface Step {
  readonly node: Node
  readonly parent: string
  readonly isInRemoved: boolean
  readonly isHidden: boolean
}

function pushChildren(stack: (Step | 'block')[], { childNodes }: Parent, around: Omit<Step, 'node'>) {
  for (const node of childNodes.toReversed()) stack.push({ ...around, node })
}

function collectText() {
  const parts: string[] = []
  const starts: number[] = []
  const lines: number[] = []
  let length = 0
  let last = '\n'
  const add = (part: string, line: number) => {
    parts.push(part)
    starts.push(length)
    lines.push(line)
    length += part.length
    last = part.at(-1) ?? last
  }
  return {
    add(text: string, firstLine: number) {
      for (const [row, part] of text.split('\n').entries()) {
        const spaced = `${row > 0 ? ' ' : ''}${part}`.replace(/\s+/g, ' ')
        const next = /\s$/.test(last) ? spaced.trimStart() : spaced
        if (next) add(next, firstLine + row)
      }
    },
    endBlock() {
      if (last !== '\n') add('\n', lines.at(-1) ?? 1)
    },
    result(): SourceText {
      return {
        text: parts.join(''),
        lineAt: (position) => {
          let [low, high] = [0, starts.length - 1]
          while (low < high) {
            const middle = Math.ceil((low + high) / 2)
            if ((starts[middle] ?? 0) <= position) low = middle
            else high = middle - 1
          }
          return lines[low] ?? 1
        },
      }
    },
  }
}
