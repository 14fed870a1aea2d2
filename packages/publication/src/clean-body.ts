import { isReadable, keepProse, purifierRules } from '@tarang/blog-html'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

// One window for all bodies: DOMPurify parses each into a document of its own.
const { window } = new JSDOM('')
const purifier = createPurifier(window)

/** The nodes that DOMPurify lets through; null for some broken documents, on which it gives up. */
export const purify = (html: string): DocumentFragment | null =>
  purifier.sanitize(html, { ...purifierRules, RETURN_DOM_FRAGMENT: true })

/** The HTML of nodes. */
export function htmlOf(content: Node): string {
  const element = window.document.createElement('div')
  element.append(content)
  return element.innerHTML
}

/** Whether a page's parser makes the same nodes of this HTML, and nothing of it lands outside of its element. */
export function isStable(html: string): boolean {
  const page = window.document.implementation.createHTMLDocument('')
  page.body.innerHTML = `<div>${html}</div><p>end</p>`
  const [element, end, ...others] = page.body.children
  return element?.innerHTML === html && end?.outerHTML === '<p>end</p>' && others.length === 0
}

/**
 * The body of a blog as safe HTML, by the same rules as in the browser. Relative addresses are completed by the body's
 * own; an image is kept over https or from the body's origin. Null if nothing is left to read.
 */
export const cleanBody = (html: string, bodyUrl: string): string | null => cleanNodes(purify(html), bodyUrl)

/** The same, of nodes that DOMPurify has let through. */
export function cleanNodes(content: DocumentFragment | null, bodyUrl: string): string | null {
  if (!content) return null
  const absolute = (address: string) => webUrl(address, bodyUrl)
  keepProse(content, {
    linkUrl: absolute,
    imageUrl: (address) => {
      const url = absolute(address)
      return url && (url.startsWith('https:') || new URL(url).origin === new URL(bodyUrl).origin)
        ? url
        : undefined
    },
  })
  return isReadable(content) ? htmlOf(content) : null
}

function webUrl(address: string, base: string): string | undefined {
  const text = address.trim()
  if (text === '' || !URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}
