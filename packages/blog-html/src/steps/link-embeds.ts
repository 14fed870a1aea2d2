import { type Step, textOf } from '../step.ts'

const BASE = 'https://page.invalid'
/** Drawings up to this side, in pixels, are icons. */
const ICON = 48

/** Replaces what is embedded from elsewhere by links that name its source, and removes drawings. */
export const linkEmbeds: Step = (content, { document, lose }) => {
  for (const embed of content.querySelectorAll('iframe, embed, object, video, audio')) {
    if (!content.contains(embed)) continue
    const url = sourceOf(embed)
    const title = (embed.getAttribute('title') ?? embed.getAttribute('aria-label') ?? '').trim()
    const isVideo = embed.localName === 'video' || (url !== null && /(^|\.)(youtube|vimeo)\./.test(url.host))
    if (!url) {
      lose('embed', title || textOf(embed), '')
      embed.remove()
      continue
    }
    const host = url.host.replace(/^www\./, '')
    lose(isVideo ? 'video' : 'embed', title, host)
    const link = document.createElement('a')
    link.setAttribute('href', url.href)
    link.textContent = title ? `${title} (${host})` : `${isVideo ? 'Video' : 'Content'} on ${host}`
    if (embed.closest('p, h1, h2, h3, h4, h5, h6, a')) {
      embed.replaceWith(link)
      continue
    }
    const paragraph = document.createElement('p')
    paragraph.append(link)
    embed.replaceWith(paragraph)
  }
  for (const drawing of content.querySelectorAll('svg, canvas')) {
    if (!content.contains(drawing)) continue
    if (!isIcon(drawing)) lose('drawing', drawing.getAttribute('aria-label') ?? textOf(drawing))
    drawing.remove()
  }
}

function sourceOf(embed: Element): URL | null {
  const address =
    embed.getAttribute('src') ??
    embed.getAttribute('data-src') ??
    embed.getAttribute('data') ??
    embed.querySelector('source[src], embed[src]')?.getAttribute('src') ??
    ''
  if (!URL.canParse(address.trim(), BASE) || address.trim() === '') return null
  const url = new URL(address.trim(), BASE)
  if (!/^https?:$/.test(url.protocol) || url.origin === BASE) return null
  const [, video] = /^\/embed\/([\w-]+)/.exec(url.pathname) ?? []
  // The player's address shows no page when it is opened.
  return video && /(^|\.)youtube(-nocookie)?\.com$/.test(url.host)
    ? new URL(`https://www.youtube.com/watch?v=${video}`)
    : url
}

function isIcon(drawing: Element): boolean {
  const [, , width] = (drawing.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const side = Number.parseFloat(drawing.getAttribute('width') ?? width ?? '')
  return side <= ICON || drawing.closest('button, a, label') !== null
}
