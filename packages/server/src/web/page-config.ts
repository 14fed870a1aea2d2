import { CONFIG_ELEMENT_ID, type RuntimeConfig, writeConfig } from '@tarang/runtime-config'
import type { RenderedPage } from '../pages/messages.ts'

const slot = new RegExp(`(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[\\s\\S]*?(</script>)`)

/** Whether a page has the element that carries the configuration. */
export const hasConfigSlot = (html: string) => slot.test(html)

/** JSON that cannot end its element. */
const inElement = (json: string) => json.replaceAll('<', '\\u003c')

/** Writes the configuration into a page as JSON that cannot end its own element. */
export function withConfig(html: string, config: RuntimeConfig): string {
  const json = inElement(writeConfig(config))
  return html.replace(slot, (_, open: string, close: string) => `${open}${json}${close}`)
}

const description = /\s*<meta\s+name="description"[^>]*>/

/** Replaces the title and description of a page by its own metadata. */
export const withHead = (html: string, head: string): string =>
  html.replace(description, '').replace(/<title>[^<]*<\/title>/, () => head)

const charset = '<meta charset="utf-8" />'

/** Writes a content security policy into a page, before anything that it is for. */
export const withPolicy = (html: string, element: string): string =>
  html.replace(charset, () => `${charset}\n    ${element}`)

/** Replaces what a page says to a browser without scripts. */
export const withoutScriptText = (html: string, content: string): string =>
  html.replace(withoutScript, () => `\n    <noscript>${content}</noscript>`)

const root = '<div id="root"></div>'
const withoutScript = /\s*<noscript>[\s\S]*?<\/noscript>/
/** What the build puts into the head for pages that only the browser renders: it would hold up the first paint. */
const clientOnly =
  /\s*<(?:script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g

/** The themes that a visitor can choose instead of the system's. */
export type Theme = 'light' | 'dark'

/** The theme that a visitor chose, out of the `Cookie` header; anything else in it is ignored. */
export const themeOf = (cookies: string | null): Theme | null =>
  (/(?:^|;)\s*theme=(light|dark)\s*(?:;|$)/.exec(cookies ?? '')?.[1] as Theme | undefined) ?? null

const themeChoice = /<input\b[^>]*\bname="theme"[^>]*>/g

/** Shows a page in a chosen theme, with that choice checked in its theme switch. */
export const withTheme = (html: string, theme: Theme): string =>
  html
    .replace(/<html\b/, `<html data-theme="${theme}"`)
    .replace(themeChoice, (input) =>
      input.replace(' checked=""', '').replace(` value="${theme}"`, (value) => `${value} checked=""`),
    )

const jsonElement = (id: string, json: string, attributes = '') =>
  `<script type="application/json" id="${id}"${attributes}>${inElement(json)}</script>`

interface ContentOptions {
  /** The path of the page, where it answers a form at another address. */
  path?: string | undefined
  /** A file may be of any age, and its host need not say which: the application refreshes its data. */
  isFile?: boolean
}

/**
 * The browser fetches a page of ours when the pointer rests on its link. It does so neither with Save-Data nor on a low
 * battery. The application takes the rules away when it takes over, and then loads data alone.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/api/*', '/files/*', '/assets/*', '/docs*', '/outbox*', '/*.xml', '/*.json'],
            },
          },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Writes the rendered content into a page: with the styles of its first paint, the script that starts the application
 * when somebody uses the page, and the data from which the application takes over.
 */
export function withContent(
  html: string,
  { html: content, data, styles, fonts, starter, start }: RenderedPage,
  { path, isFile }: ContentOptions = {},
): string {
  const attributes = `${path ? ` data-path="${path}"` : ''}${isFile ? ' data-age="unknown"' : ''}`
  const head = [
    `<style>${styles}</style>`,
    // The starter applies them when the first paint is over, with Save-Data once somebody uses the page.
    `<style id="tarang-fonts" media="not all">${fonts}</style>`,
    `<noscript><style>${fonts}</style></noscript>`,
    `<script>${starter}</script>`,
  ]
  const body = [
    `<div id="root">${content}</div>`,
    jsonElement('tarang-page-data', data, attributes),
    jsonElement('tarang-start', start),
    `<script type="speculationrules">${speculationRules}</script>`,
  ]
  return html
    .replace(withoutScript, '')
    .replaceAll(clientOnly, '')
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace(root, () => body.join('\n    '))
}
