import DOMPurify, { type Config } from 'dompurify'

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

const purifyRules: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'optgroup', 'datalist'],
    ...['output', 'meter', 'progress', 'fieldset', 'legend', 'label', 'dialog', 'audio', 'video', 'source'],
    ...['track', 'map', 'area', 'marquee', 'font', 'center', 'blink'],
  ],
  // A class could use the page's own styles, for an overlay.
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

/** Parses untrusted HTML into harmless nodes. */
export function cleanHtml(html: string): DocumentFragment {
  const trusted = trustedPolicy()
  return DOMPurify.sanitize(html, {
    ...purifyRules,
    RETURN_DOM_FRAGMENT: true,
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  })
}
