import { purifierRules } from '@tarang/blog-html'
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
  // DOMPurify parses this into a document without scripts.
  policy ??= trustedTypes?.createPolicy('blog-html', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('No script is loaded from here.')
    },
  })
  return policy
}

/** Parses untrusted HTML into harmless nodes. */
export function cleanHtml(html: string): DocumentFragment {
  const trusted = trustedPolicy()
  const content: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...purifierRules,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  })
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
