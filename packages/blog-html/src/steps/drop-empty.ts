import type { Step } from '../step.ts'

// A set, because jsdom takes seconds for a long selector on a large page.
const CONTAINERS = new Set(
  'a b blockquote center div em figcaption figure font h1 h2 h3 h4 h5 h6 header i label li ol p s section small span strong sub sup u ul'.split(
    ' ',
  ),
)
const CONTENT = '[id], audio, canvas, embed, hr, iframe, img, math, object, picture, svg, table, video'

/** Removes elements without text, which word processors write to keep a distance. */
export const dropEmpty: Step = (content) => {
  for (const rule of content.querySelectorAll('hr')) {
    for (const side of ['previousElementSibling', 'nextElementSibling'] as const)
      while (rule[side]?.localName === 'br') rule[side].remove()
  }
  freeSpaces(content)
  // From the end, because an element is empty once those in it are removed.
  for (const element of [...content.querySelectorAll('*')].reverse()) {
    if (!CONTAINERS.has(element.localName)) continue
    const text = element.textContent ?? ''
    if (/[^\s\u00a0\u200b\ufeff]/.test(text)) continue
    if (element.hasAttribute('id') || element.closest('math') || element.querySelector(CONTENT)) continue
    // The space of an empty element separates words.
    if (text && /^(a|b|em|font|i|s|small|span|strong|u)$/.test(element.localName)) element.replaceWith(' ')
    else element.remove()
  }
}

/** The least spaces of a text in which no line could break. */
const UNBROKEN = 4

/** Lets lines break in texts whose spaces are nearly all fixed, as some word processors write them. */
function freeSpaces(content: DocumentFragment) {
  for (const parent of content.querySelectorAll('*')) {
    for (const node of parent.childNodes) {
      const text = node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? '') : ''
      if (!text.includes('\u00a0')) continue
      const fixed = text.match(/(?<=\S)\u00a0(?=\S)/g)?.length ?? 0
      const free = text.match(/(?<=\S)[ \n](?=\S)/g)?.length ?? 0
      if (fixed >= UNBROKEN && fixed > 2 * free) node.nodeValue = text.replaceAll('\u00a0', ' ')
    }
  }
}
