import type { Step } from '../step.ts'

const CONTAINERS =
  'a, b, blockquote, center, div, em, figcaption, figure, font, h1, h2, h3, h4, h5, h6, header, i, label, li, ol, p, s, section, small, span, strong, sub, sup, u, ul'
const CONTENT = '[id], audio, canvas, embed, hr, iframe, img, math, object, picture, svg, table, video'

/** Removes elements without text, which word processors write to keep a distance. */
export const dropEmpty: Step = (content) => {
  // From the end, because an element is empty once those in it are removed.
  for (const element of [...content.querySelectorAll(CONTAINERS)].reverse()) {
    if (element.hasAttribute('id') || element.closest('math')) continue
    const text = element.textContent ?? ''
    if (/[^\s\u00a0\u200b\ufeff]/.test(text) || element.querySelector(CONTENT)) continue
    // The space of an empty element separates words.
    if (text && /^(a|b|em|font|i|s|small|span|strong|u)$/.test(element.localName)) element.replaceWith(' ')
    else element.remove()
  }
}
