import type { RenderedPage } from '@tarang/publication'
import { CONFIG_ELEMENT_ID, type RuntimeConfig, type Theme, writeConfig } from '@tarang/runtime-config'

/** The page that Vite has built, cut at the marks of `packages/web/index.html`. */
export interface PageTemplate {
  readonly doctype: string
  /** From the attributes of `<html>` on. */
  readonly top: string
  /** Title and description of a page that has no others. */
  readonly metadata: string
  /** Icons and the configuration. */
  readonly head: string
  /** Scripts and styles of a page that only a browser renders. */
  readonly client: string
  readonly beforeContent: string
  /** The root element, and the text for browsers without script. */
  readonly content: string
  readonly end: string
}

const CONFIG_START = `<script type="application/json" id="${CONFIG_ELEMENT_ID}">`

/** Writes the configuration into its element, as JSON that cannot end the element; null for a page without it. */
export function withConfig(html: string, config: RuntimeConfig): string | null {
  const start = html.indexOf(CONFIG_START)
  const end = html.indexOf('</script>', start)
  if (start < 0 || end < 0) return null
  const json = writeConfig(config).replaceAll('<', '\\u003c')
  return html.slice(0, start) + CONFIG_START + json + html.slice(end)
}

/** Cuts a built page at its marks; null if it is not a build of the application. */
export function readTemplate(html: string): PageTemplate | null {
  const pieces = cut(html, [
    '<html',
    '<!--metadata-->',
    '<!--/metadata-->',
    '<!--client-->',
    '</head>',
    '<!--content-->',
    '<!--/content-->',
  ])
  if (!pieces?.[3]?.includes(CONFIG_START)) return null
  const [
    doctype = '',
    top = '',
    metadata = '',
    head,
    client = '',
    beforeContent = '',
    content = '',
    end = '',
  ] = pieces
  return { doctype, top, metadata, head, client, beforeContent, content, end: `${end}\n` }
}

/** The pieces of a text before, between and after marks, without the white space around them; null if a mark is missing. */
function cut(text: string, marks: readonly string[]): string[] | null {
  const pieces: string[] = []
  let from = 0
  for (const mark of marks) {
    const at = text.indexOf(mark, from)
    if (at < 0) return null
    pieces.push(text.slice(from, at))
    from = at + mark.length
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim())
}

/** The parts that differ between pages; the template has a default for each. */
export interface PageParts {
  readonly theme?: Theme | null
  /** An element with the content security policy, for hosts that send none. */
  readonly policy?: string
  readonly metadata?: string | null
  readonly rendered?: RenderedPage | null
  /** The body of a page that is not rendered. */
  readonly content?: string
}

/** Writes a page from its parts. */
export function writePage(template: PageTemplate, config: RuntimeConfig, parts: PageParts): string {
  const { theme, policy = '', metadata, rendered, content = template.content } = parts
  return [
    template.doctype,
    `<html${theme ? ` data-theme="${theme}"` : ''} ${template.top}`,
    // Before everything that it is for.
    policy,
    metadata ?? template.metadata,
    withConfig(template.head, config),
    rendered?.head ?? template.client,
    '</head>',
    template.beforeContent,
    rendered?.body ?? content,
    template.end,
  ]
    .filter(Boolean)
    .join('\n    ')
}
