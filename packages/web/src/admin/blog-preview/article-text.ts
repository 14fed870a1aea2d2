const INLINE = new Set(
  `a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time
  tt u var wbr`.split(/\s+/),
)

/**
 * The text that readers see: each run of spaces is one space, and each block one line. Without recursion, because a page may
 * be nested deeply.
 */
export function articleText(content: Node): string {
  const parts: string[] = []
  const stack: (Node | 'block')[] = [content]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node === 'block') parts.push('\n')
    else if (node.nodeType === node.TEXT_NODE) parts.push((node.nodeValue ?? '').replace(/\s+/g, ' '))
    else {
      const isBlock = node.nodeType === node.ELEMENT_NODE && !INLINE.has((node as Element).localName)
      if (isBlock) parts.push('\n')
      if (isBlock) stack.push('block')
      for (let child = node.lastChild; child; child = child.previousSibling) stack.push(child)
    }
  }
  return parts
    .join('')
    .replace(/ *\n[\n ]*/g, '\n')
    .replace(/ +/g, ' ')
    .trim()
}
