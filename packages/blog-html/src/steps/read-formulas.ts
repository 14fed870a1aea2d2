import { isPresentable, keepFormulaAttributes } from '../formula.ts'
import { type Step, textOf } from '../step.ts'

/** Keeps each formula once: as MathML that browsers draw, else as its TeX. */
export const readFormulas: Step = (content, { document, lose }) => {
  const texOf = (tex: string) => {
    lose('formula-as-tex', tex)
    const code = document.createElement('code')
    code.textContent = tex.trim()
    return code
  }
  for (const element of content.querySelectorAll('.katex-html, .MathJax_Preview')) {
    const whole = element.closest('.katex')
    // Drawn by styles alone, a formula without them reads as another one.
    if (whole && !whole.querySelector('math')) lose('formula', textOf(element))
    element.remove()
  }
  for (const drawn of content.querySelectorAll('mjx-container, .MathJax, .MathJax_Display, .MathJax_SVG')) {
    if (!content.contains(drawn)) continue
    const math = drawn.querySelector('math')
    if (math) drawn.replaceWith(math)
    else drawn.remove()
  }
  for (const script of content.querySelectorAll('script[type^="math/tex"]'))
    script.replaceWith(texOf(script.textContent ?? ''))
  for (const element of content.querySelectorAll(HOLDERS)) {
    if (textOf(element) || element.querySelector('*')) continue
    const { tex, text } = heldBy(element)
    if (tex) element.replaceWith(texOf(tex))
    else if (text) element.replaceWith(text)
  }
  for (const math of content.querySelectorAll('math')) {
    if (!content.contains(math)) continue
    const tex =
      math.querySelector('annotation[encoding*="tex" i]')?.textContent ?? math.getAttribute('alttext') ?? ''
    for (const semantics of math.querySelectorAll('semantics')) {
      const [formula] = semantics.children
      if (formula) semantics.replaceWith(formula)
    }
    const block = math.closest('p, li, td, th, h1, h2, h3, h4, h5, h6')
    if (block && textOf(block) !== textOf(math)) math.removeAttribute('display')
    if (isPresentable(math)) keepFormulaAttributes(math)
    else if (tex.trim()) math.replaceWith(texOf(tex))
    else {
      lose('formula', textOf(math))
      math.remove()
    }
  }
}

/** Empty elements that editors fill by a script, from their attributes. */
const HOLDERS = '[data-attrs], [data-tex], [data-latex], [data-formula]'

function heldBy(element: Element): { readonly tex?: string | undefined; readonly text?: string | undefined } {
  const { dataset } = element as HTMLElement
  const tex = dataset.tex ?? dataset.latex ?? dataset.formula
  if (tex) return { tex }
  const held = jsonOf(dataset.attrs ?? '')
  const first = (names: readonly string[]) =>
    names
      .map((name) => held[name])
      .find((value): value is string => typeof value === 'string' && value !== '')
  return {
    tex: first(['persistentExpression', 'expression', 'latex', 'tex']),
    text: first(['symbol', 'label', 'text']),
  }
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
