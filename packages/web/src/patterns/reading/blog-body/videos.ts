import { coverFrame } from '#patterns/reading/cover'
import { poster, readVideo, type VideoPlayer } from '#patterns/reading/video'
import { config } from '#platform/config'
import { css, cx } from '#styled-system/css'

const BLOCKS =
  'blockquote, dd, div, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, li, p, pre, summary, td, th'

/** The links that are the whole of a paragraph and lead to a video that the site may play. */
export const videoLinks = (content: ParentNode): HTMLAnchorElement[] =>
  [...content.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => playerOf(link) !== null && isAlone(link),
  )

function playerOf(link: Element): string | null {
  const video = readVideo(link.getAttribute('href'), config.videoHosts)
  return video.kind === 'embed' ? video.src : null
}

function isAlone(link: Element): boolean {
  const block = link.closest(BLOCKS)
  if (!block || !/^(p|div|figure)$/.test(block.localName) || block.querySelector('img')) return false
  const caption = block.querySelector(':scope > figcaption')?.textContent ?? ''
  return textOf(block) === textOf(link) + caption.trim() && textOf(link) !== ''
}

const textOf = (element: Element) => element.textContent?.trim() ?? ''

const slots = poster({ size: 'large' })
const frame = cx(
  coverFrame,
  slots.root,
  css({
    backgroundColor: 'accent.subtle',
    _print: {
      aspectRatio: 'auto',
      borderWidth: '0',
      backgroundColor: 'transparent',
      _after: { content: 'attr(href)', overflowWrap: 'anywhere' },
    },
  }),
)
const mark = cx(slots.mark, css({ _print: { display: 'none' } }))

/** Makes previews of links to videos; without script they stay links. */
export function showVideos(content: ParentNode) {
  for (const link of videoLinks(content)) {
    const player = playerOf(link)
    if (!player) continue
    const document = link.ownerDocument
    const text = textOf(link)
    // An address says nothing to those who hear it.
    const title = /^https?:/.test(text) ? `Video on ${new URL(link.href).host.replace(/^www\./, '')}` : text
    const name = document.createElement('span')
    name.setAttribute('class', slots.name ?? '')
    name.textContent = title
    link.replaceChildren(name, playMark(document))
    link.setAttribute('class', frame)
    link.setAttribute('role', 'button')
    link.setAttribute('aria-label', `Play video: ${title}`)
    link.setAttribute('data-player', player)
  }
}

const SVG = 'http://www.w3.org/2000/svg'

function playMark(document: Document): Element {
  const triangle = document.createElementNS(SVG, 'path')
  triangle.setAttribute('d', 'M6 3l14 9-14 9z')
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('fill', 'currentColor')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(triangle)
  const element = document.createElement('span')
  element.setAttribute('class', mark)
  element.append(drawing)
  return element
}

/** Lets a click, Enter or Space on the preview of a video play it; returns the cleanup. */
export function playVideos(content: HTMLElement | null, { play, prepare }: VideoPlayer): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const link of content?.querySelectorAll<HTMLAnchorElement>('a[data-player]') ?? []) {
    const start = () => play({ title: textOf(link), src: link.dataset.player ?? '', href: link.href })
    link.addEventListener('pointerenter', prepare, { signal })
    link.addEventListener('focus', prepare, { signal })
    link.addEventListener(
      'click',
      (event) => {
        // With a modifier the browser opens a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        start()
      },
      { signal },
    )
    link.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        if (!event.repeat) start()
      },
      { signal },
    )
  }
  return () => listening.abort()
}
