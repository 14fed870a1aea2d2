import { type Step, textOf } from '../step.ts'

const BASE = 'https://page.invalid'
/** Drawings up to this side, in pixels, are icons. */
const ICON = 48

/** Replaces what is embedded from elsewhere by links that name its source, and removes drawings. */
export const linkEmbeds: Step = (content, { document, lose }) => {
  for (const line of content.querySelectorAll('p, figure > div')) {
    const address = line.firstElementChild ? '' : textOf(line)
    if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) continue
    const link = document.createElement('a')
    link.setAttribute('href', address)
    link.textContent = address
    line.replaceChildren(link)
  }
  for (const embed of content.querySelectorAll('iframe, embed, object, video, audio')) {
    if (!content.contains(embed)) continue
    const url = sourceOf(embed)
    const title = (embed.getAttribute('title') ?? embed.getAttribute('aria-label') ?? '').trim()
    const isVideo =
      embed.localName === 'video' || (url !== null && /(^|\.)(youtube|youtu|vimeo)\./.test(url.host))
    if (!url) {
      lose('embed', title || textOf(embed), '')
      embed.remove()
      continue
    }
    const host = url.host.replace(/^www\./, '')
    lose(isVideo ? 'video' : 'embed', title, url.href)
    const link = document.createElement('a')
    link.setAttribute('href', url.href)
    link.textContent = title ? `${title} (${host})` : `${isVideo ? 'Video' : 'Content'} on ${host}`
    const line = embed.closest('p, h1, h2, h3, h4, h5, h6, a')
    if (line && !(line.localName === 'p' && isLast(embed, line))) {
      embed.replaceWith(link)
      continue
    }
    const paragraph = document.createElement('p')
    paragraph.append(link)
    if (line) line.after(paragraph)
    else embed.before(paragraph)
    embed.remove()
  }
  for (const drawing of content.querySelectorAll('svg, canvas')) {
    if (!content.contains(drawing)) continue
    if (!isIcon(drawing)) lose('drawing', drawing.getAttribute('aria-label') ?? textOf(drawing))
    drawing.remove()
  }
}

function sourceOf(embed: Element): URL | null {
  // A script that loads an embed later keeps its address beside an empty one.
  const addresses = [
    ...[...embed.attributes].filter(({ name }) => SOURCE.test(name)).map(({ value }) => value),
    embed.querySelector('source[src], embed[src]')?.getAttribute('src'),
    embed.querySelector('param[name="movie"], param[name="src"]')?.getAttribute('value'),
    embed.querySelector('a[href]')?.getAttribute('href'),
  ].map((address) => address?.trim() ?? '')
  const url = addresses
    .filter((address) => address !== '' && URL.canParse(address, BASE))
    .map((address) => new URL(address, BASE))
    .find(({ protocol, origin }) => /^https?:$/.test(protocol) && origin !== BASE)
  return url ? pageOf(url) : null
}

const SOURCE = /^(src|data|data-([\w-]+-)?src)$/

/** The page of a video, whose player shows none when it is opened. */
function pageOf(url: URL): URL {
  const [, video] = /^\/(?:embed|v)\/([\w-]+)/.exec(url.pathname) ?? []
  if (!video || !/(^|\.)youtube(-nocookie)?\.com$/.test(url.host)) return url
  const list = url.searchParams.get('list')
  if (video === 'videoseries')
    return new URL(`https://www.youtube.com/playlist?list=${encodeURIComponent(list ?? '')}`)
  const start = /^\d+$/.exec(url.searchParams.get('start') ?? '')
  return new URL(`https://www.youtube.com/watch?v=${video}${start ? `&t=${start}` : ''}`)
}

/** Whether nothing is shown behind an element in its paragraph. */
function isLast(element: Element, paragraph: Element): boolean {
  for (let inner = element; inner !== paragraph; ) {
    for (let next = inner.nextSibling; next; next = next.nextSibling) if (textOf(next)) return false
    const parent = inner.parentElement
    if (!parent) return true
    inner = parent
  }
  return true
}

function isIcon(drawing: Element): boolean {
  const [, , width] = (drawing.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const side = Number.parseFloat(drawing.getAttribute('width') ?? width ?? '')
  return side <= ICON || drawing.closest('button, a, label') !== null
}
