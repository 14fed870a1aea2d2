import {
  type Article,
  type ArticleOptions,
  cleanArticle,
  createPageTemplate,
  isReadable,
  keepProse,
  purifierRules,
} from '@tarang/blog-html'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

// All bodies share one window, because DOMPurify parses each into a new document.
const { window } = new JSDOM('')
const purifier = createPurifier(window)

/** The article of a page, which is not yet safe. */
export function articleOf(html: string, options?: ArticleOptions): Article {
  const page = createPageTemplate(window.document)
  page.innerHTML = html
  return cleanArticle(page, options)
}

/** The nodes of the article of a page that DOMPurify allows; null for some broken documents that it cannot parse. */
export const purify = (html: string): DocumentFragment | null =>
  purifier.sanitize(articleOf(html).html, { ...purifierRules, RETURN_DOM_FRAGMENT: true })

/** The HTML of nodes. */
export function htmlOf(content: Node): string {
  const element = window.document.createElement('div')
  element.append(content)
  return element.innerHTML
}

/** Whether a browser parses this HTML into the same nodes, all inside the element that contains it. */
export function isStable(html: string): boolean {
  const page = window.document.implementation.createHTMLDocument('')
  page.body.innerHTML = `<div>${html}</div><p>end</p>`
  const [element, end, ...others] = page.body.children
  return element?.innerHTML === html && end?.outerHTML === '<p>end</p>' && others.length === 0
}

/**
 * The body of a blog as safe HTML, by the same rules as in the browser. Relative addresses are resolved against the
 * body's address. Images are kept if they use https or have the body's origin. Null if no text or image remains.
 */
export const cleanBody = (html: string, bodyUrl: string): string | null => cleanNodes(purify(html), bodyUrl)

/** The same as `cleanBody`, for nodes that DOMPurify has allowed. */
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
