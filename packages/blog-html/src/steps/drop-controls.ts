import type { Step } from '../step.ts'

/** Turns ticked and unticked boxes into characters, and removes other controls, and what no reader sees. */
export const dropControls: Step = (content, { document }) => {
  for (const box of content.querySelectorAll(
    'input[type="checkbox"], [role="checkbox"], [class*="checkbox"]',
  )) {
    const state = stateOf(box)
    if (state === null) continue
    box.replaceWith(document.createTextNode(state ? '☑ ' : '☐ '))
  }
  for (const element of content.querySelectorAll(UNSEEN)) element.remove()
}

const UNSEEN =
  'base, button, datalist, input, link, meta, noscript, output, script, select, style, template, textarea, title'

function stateOf(box: Element): boolean | null {
  if (box.localName === 'input') return box.hasAttribute('checked')
  if (box.getAttribute('role') === 'checkbox') return box.getAttribute('aria-checked') === 'true'
  if (box.textContent?.trim()) return null
  const state = [...box.classList].find((name) => /^checkbox-(on|off|checked|unchecked)$/.test(name))
  return state ? /-(on|checked)$/.test(state) : null
}
