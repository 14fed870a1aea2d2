import { type Step, textOf } from '../step.ts'

const FRAMES = 'footer, nav, [role="contentinfo"], [role="navigation"], [class*="footer" i], [id*="footer" i]'

/** Removes the menus and footers of a site or mail. Footnotes, contents, and sources of quotations stay. */
export const dropFrame: Step = (content, { lose }) => {
  for (const frame of content.querySelectorAll(FRAMES)) {
    if (!content.contains(frame) || belongsToText(frame, content)) continue
    if (textOf(frame)) lose('frame', textOf(frame))
    frame.remove()
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
