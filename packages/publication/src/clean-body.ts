import { isReadable, keepProse, purifierRules } from '@tarang/blog-html'
import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

// One window for all bodies: DOMPurify parses each into a document of its own.
const { window } = new JSDOM('')
const purifier = createPurifier(window)

/**
 * The body of a blog as safe HTML, by the same rules as in the browser. Relative addresses are completed by the body's
 * own; an image is kept over https or from the body's origin. Null if nothing is left to read.
 */
export function cleanBody(html: string, bodyUrl: string): string | null {
  const content: DocumentFragment | null = purifier.sanitize(html, {
    ...purifierRules,
    RETURN_DOM_FRAGMENT: true,
  })
  // DOMPurify gives up on some broken documents.
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
  if (!isReadable(content)) return null
  const element = window.document.createElement('div')
  element.append(content)
  return element.innerHTML
}

function webUrl(address: string, base: string): string | undefined {
  const text = address.trim()
  if (text === '' || !URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}
