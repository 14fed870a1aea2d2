import DOMPurify, { type Config } from 'dompurify'

interface Policy {
  createHTML(html: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): Policy
}

/** The one policy that the page's Content-Security-Policy allows; there may be no second of its name. */
let policy: Policy | undefined

function trustedPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: PolicyFactory }
  // What passes here is only ever parsed into a document without scripts, by the purifier itself.
  policy ??= trustedTypes?.createPolicy('blog-html', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('No script is loaded from here.')
    },
  })
  return policy
}

const rules: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'optgroup', 'datalist'],
    ...['output', 'meter', 'progress', 'fieldset', 'legend', 'label', 'dialog', 'audio', 'video', 'source'],
    ...['track', 'map', 'area', 'marquee', 'font', 'center', 'blink'],
  ],
  // A class could borrow the page's own clothes: an overlay, say.
  FORBID_ATTR: [
    'style',
    'id',
    'name',
    'class',
    'srcset',
    'sizes',
    'autofocus',
    'tabindex',
    'accesskey',
    'background',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Makes harmless nodes of HTML that nobody checked. */
export function cleanHtml(html: string): DocumentFragment {
  const trusted = trustedPolicy()
  return DOMPurify.sanitize(html, {
    ...rules,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  })
}
