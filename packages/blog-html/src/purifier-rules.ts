import type { Config } from 'dompurify'

/** The options of DOMPurify for a blog's body: no styles, forms, media, or names that could affect the page; `keepProse` decides on ids. */
export const purifierRules: Config = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'optgroup', 'datalist'],
    ...['output', 'meter', 'progress', 'fieldset', 'legend', 'label', 'dialog', 'audio', 'video', 'source'],
    ...[
      'annotation-xml',
      'annotation',
      'semantics',
      'maction',
      'mglyph',
      'malignmark',
      'menclose',
      'ms',
      'mlabeledtr',
    ],
    ...['track', 'map', 'area', 'marquee', 'font', 'center', 'blink'],
  ],
  // A class could apply the page's own styles and cover the page.
  FORBID_ATTR: [
    'style',
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
