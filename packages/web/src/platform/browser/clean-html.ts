import {
  type Article,
  type ArticleOptions,
  cleanArticle,
  createPageTemplate,
  purifierRules,
} from '@tarang/blog-html'
import DOMPurify from 'dompurify'

interface Policy {
  createHTML(html: string): string
}

interface PolicyFactory {
  createPolicy(name: string, purifyRules: object): Policy
}

/** The one policy that the Content-Security-Policy allows; a name can be registered only once. */
let policy: Policy | undefined

function trustedPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: PolicyFactory }
  // This is only parsed into documents without scripts.
  policy ??= trustedTypes?.createPolicy('blog-html', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('No script is loaded from here.')
    },
  })
  return policy
}

/** The article of an untrusted page, which is not yet safe. */
export function articleOf(html: string, options?: ArticleOptions): Article {
  const page = createPageTemplate(document)
  setUntrustedHtml(page, html)
  return cleanArticle(page, options)
}

/** Parses untrusted HTML into a template of `createPageTemplate`. */
export function setUntrustedHtml(template: HTMLTemplateElement, html: string) {
  template.innerHTML = trustedPolicy()?.createHTML(html) ?? html
}

/** Reduces an untrusted page to the harmless nodes of its article, which does not repeat a known title. */
export function cleanHtml(html: string, title?: string): DocumentFragment {
  const trusted = trustedPolicy()
  const content: DocumentFragment | null = DOMPurify.sanitize(
    articleOf(html, title === undefined ? {} : { title }).html,
    {
      ...purifierRules,
      RETURN_DOM_FRAGMENT: true,
      ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
    },
  )
  // DOMPurify gives up on some broken documents.
  return content ?? document.createDocumentFragment()
}

/**
 * Makes a frame an empty page in standards mode: `about:blank` is in quirks mode, where tables look different. Its policies
 * are those of this page.
 */
export function openEmptyPage(frame: HTMLIFrameElement): void {
  const html = '<!doctype html>'
  frame.srcdoc = trustedPolicy()?.createHTML(html) ?? html
}
