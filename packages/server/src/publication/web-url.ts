/** A link of the API as an absolute address over http or https: relative ones are relative to its base. */
export function webUrl(link: string | null | undefined, apiBase: string): string | null {
  const base = `${apiBase.replace(/\/$/, '')}/`
  const text = link?.trim()
  if (!text || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}
