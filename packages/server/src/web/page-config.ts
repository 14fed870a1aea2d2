import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@tarang/runtime-config'

const slot = new RegExp(`(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[\\s\\S]*?(</script>)`)

/** Whether a page has the element that carries the configuration. */
export const hasConfigSlot = (html: string) => slot.test(html)

/** Writes the configuration into a page as JSON that cannot end its own element. */
export function withConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(slot, (_, open: string, close: string) => `${open}${json}${close}`)
}

const description = /\s*<meta\s+name="description"[^>]*>/

/** Replaces the title and description of a page by its own metadata. */
export const withHead = (html: string, head: string): string =>
  html.replace(description, '').replace(/<title>[^<]*<\/title>/, () => head)
