import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@tarang/runtime-config'
import type { RenderedPage } from '../pages/messages.ts'

const slot = new RegExp(`(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[\\s\\S]*?(</script>)`)

/** Whether a page has the element that carries the configuration. */
export const hasConfigSlot = (html: string) => slot.test(html)

/** JSON that cannot end its element. */
const inElement = (json: string) => json.replaceAll('<', '\\u003c')

/** Writes the configuration into a page as JSON that cannot end its own element. */
export function withConfig(html: string, config: RuntimeConfig): string {
  const json = inElement(JSON.stringify(config))
  return html.replace(slot, (_, open: string, close: string) => `${open}${json}${close}`)
}

const description = /\s*<meta\s+name="description"[^>]*>/

/** Replaces the title and description of a page by its own metadata. */
export const withHead = (html: string, head: string): string =>
  html.replace(description, '').replace(/<title>[^<]*<\/title>/, () => head)

const root = '<div id="root"></div>'
const withoutScript = /\s*<noscript>[\s\S]*?<\/noscript>/

/** Writes the rendered content into a page, with the data from which the browser takes over. */
export const withContent = (html: string, { html: content, data }: RenderedPage): string =>
  html
    .replace(withoutScript, '')
    .replace(
      root,
      () =>
        `<div id="root">${content}</div>\n    <script type="application/json" id="tarang-page-data">${inElement(data)}</script>`,
    )
