/** The declarations that apply to an element, by property. */
export type StyleOf = (element: Element) => ReadonlyMap<string, string>

/**
 * Reads the styles of a page: those of its elements, and those that its style sheets give to single classes, as word
 * processors write them. Other selectors and at-rules are ignored.
 */
export function readPageStyles(content: DocumentFragment): StyleOf {
  const classes = new Map<string, Map<string, string>>()
  for (const sheet of content.querySelectorAll('style')) {
    const css = (sheet.textContent ?? '').replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, ' ')
    for (const [, selectors = '', declarations = ''] of withoutAtRules(css).matchAll(
      /([^{}]+)\{([^{}]*)\}/g,
    )) {
      for (const selector of selectors.split(',')) {
        const name = /^[a-z]*\.([\w-]+)$/i.exec(selector.trim())?.[1]
        if (!name) continue
        const known = classes.get(name) ?? new Map<string, string>()
        for (const [property, value] of declarationsOf(declarations)) known.set(property, value)
        classes.set(name, known)
      }
    }
  }
  return (element) => {
    const styles = [...element.classList].flatMap((name) => [...(classes.get(name) ?? [])])
    return new Map([...styles, ...declarationsOf(element.getAttribute('style') ?? '')])
  }
}

/** Removes `@import …;`, `@media … { … { … } }` and their like. */
function withoutAtRules(css: string): string {
  let kept = ''
  let depth = 0
  let atRule: number | null = null
  for (let index = 0; index < css.length; index++) {
    const letter = css[index]
    if (letter === '@' && atRule === null) atRule = depth
    if (letter === '{') depth += 1
    if (letter === '}') depth = Math.max(0, depth - 1)
    if (atRule === null) kept += letter
    const isEnd = letter === '}' || (letter === ';' && depth === atRule)
    if (atRule !== null && isEnd && depth <= atRule) atRule = null
  }
  return kept
}

const declarationsOf = (text: string): [string, string][] =>
  text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    if (colon < 0) return []
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '')
    return [[declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()]]
  })
