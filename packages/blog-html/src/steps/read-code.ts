import { readPageStyles } from '../page-styles.ts'
import { type Step, textOf } from '../step.ts'

/** Makes code of blocks that only their styles make code: lines that keep their spaces, in letters of one width. */
export const readCode: Step = (content, { document }) => {
  const styleOf = readPageStyles(content)
  for (const block of content.querySelectorAll('div[style*="font-family"], p[style*="font-family"]')) {
    const style = styleOf(block)
    const isCode =
      /^pre/.test(style.get('white-space') ?? '') &&
      /mono|courier|consolas|menlo|monaco/.test(style.get('font-family') ?? '')
    if (!isCode || !content.contains(block) || block.closest('pre') || !textOf(block)) continue
    const code = document.createElement('code')
    for (const node of block.childNodes) {
      const isLine = node.nodeName === 'DIV' || node.nodeName === 'P' || node.nodeName === 'BR'
      code.append((node.textContent ?? '') + (isLine ? '\n' : ''))
    }
    code.normalize()
    const pre = document.createElement('pre')
    pre.append(code)
    block.replaceWith(pre)
  }
}
