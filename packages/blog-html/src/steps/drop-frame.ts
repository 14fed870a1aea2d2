import { type Step, textOf } from '../step.ts'

const FRAMES = 'footer, nav, [role="contentinfo"], [role="navigation"], [class*="footer" i], [id*="footer" i]'

/**
 * Removes the menus and footers of a site or mail. Footnotes, contents, and sources of quotations stay, and so do the
 * sentences of a footer: warnings and disclosures are often there.
 */
export const dropFrame: Step = (content, { lose }) => {
  const remove = (element: Element) => {
    if (textOf(element)) lose('frame', textOf(element))
    element.remove()
  }
  for (const frame of content.querySelectorAll(FRAMES)) {
    if (!content.contains(frame) || belongsToText(frame, content)) continue
    if (!hasSentence(frame)) remove(frame)
    else for (const block of innermostBlocks(frame)) if (!hasSentence(block)) remove(block)
  }
}

function belongsToText(frame: Element, content: DocumentFragment): boolean {
  if (frame.matches('blockquote *, figure *, tfoot, tfoot *')) return true
  if (/^doc-/.test(frame.getAttribute('role') ?? '')) return true
  const links = [...frame.querySelectorAll('a[href]')]
  if (links.length > 0 && links.every((link) => link.getAttribute('href')?.startsWith('#'))) return true
  // The longest text of a page is not its footer, whatever its class.
  return textOf(frame).length > textOf(content).length / 2
}

const BLOCKS =
  'address, blockquote, dd, div, dt, h1, h2, h3, h4, h5, h6, li, ol, p, section, table, td, th, tr, ul'

const innermostBlocks = (frame: Element) =>
  [...frame.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))

/** Words of the shortest sentence that says more than whose page it is. */
const SENTENCE = 8

/** Whether an element has a sentence outside its links, which have fewer words than the rest. */
function hasSentence(element: Element): boolean {
  if (element.matches('nav, [role="navigation"]')) return false
  const lines = linesOf(element)
  const words = lines.reduce((sum, line) => sum + wordsIn(line), 0)
  const linked = wordsIn([...element.querySelectorAll('a')].map(textOf).join(' '))
  const isSentence = (line: string) => /[.!?।]["”’)]?$/.test(line) && wordsIn(line) >= SENTENCE
  return linked <= words && lines.some(isSentence)
}

/** The text outside links, one line for each block. Without recursion, because a page may be nested deeply. */
function linesOf(element: Element): string[] {
  let text = ''
  const stack: (Node | 'block')[] = [element]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node === 'block') text += '\n'
    else if (node.nodeType === node.TEXT_NODE) text += (node.nodeValue ?? '').replace(/\s+/g, ' ')
    else if ((node as Element).localName !== 'a') {
      if (node !== element && (node as Element).matches?.(`br, ${BLOCKS}`)) {
        text += '\n'
        stack.push('block')
      }
      for (let child = node.lastChild; child; child = child.previousSibling) stack.push(child)
    }
  }
  return text.split('\n').map((line) => line.trim())
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
