import type { Theme } from '@tarang/runtime-config'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { openEmptyPage } from '#platform/browser/clean-html'
import { css } from '#styled-system/css'

const box = css({
  width: 'full',
  overflow: 'clip',
  borderRadius: 'md',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  backgroundColor: 'bg.subtle',
})
const view = css({
  width: '[calc(var(--width) * var(--scale) * 1px)]',
  height: '[calc(var(--height) * var(--scale) * 1px)]',
  marginInline: 'auto',
})
const frame = css({
  display: 'block',
  width: '[calc(var(--width) * 1px)]',
  height: '[calc(var(--height) * 1px)]',
  borderWidth: '0',
  transform: 'scale(var(--scale))',
  transformOrigin: '0 0',
})

interface PreviewFrameProps {
  readonly title: string
  /** The size of the simulated window, in pixels. */
  readonly width: number
  readonly height: number
  readonly theme: Theme
  readonly children: ReactNode
}

/**
 * A frame with the application's styles and without scripts, whose media queries follow the width of the frame. A frame wider
 * than its container is scaled down.
 */
export function PreviewFrame({ title, width, height, theme, children }: PreviewFrameProps) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [room, setRoom] = useState(width)
  useLayoutEffect(() => {
    const element = outer.current
    if (!element) return
    const measure = new ResizeObserver(() => setRoom(element.clientWidth))
    measure.observe(element)
    return () => measure.disconnect()
  }, [])
  useEffect(() => {
    const element = inner.current
    if (!element) return
    const open = () => {
      if (!element.contentDocument) return
      copyStyles(element.contentDocument)
      setPage(element.contentDocument)
    }
    element.addEventListener('load', open)
    openEmptyPage(element)
    return () => element.removeEventListener('load', open)
  }, [])
  useEffect(() => {
    if (!page) return
    page.documentElement.dataset.theme = theme
    page.documentElement.lang = document.documentElement.lang
    page.title = title
  }, [page, theme, title])
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={outer} className={box}>
      <div
        className={view}
        style={{ '--width': width, '--height': height, '--scale': scale } as CSSProperties}
      >
        {/* Without `allow-scripts`. The application needs the same origin to write the page as nodes. */}
        <iframe ref={inner} title={title} sandbox="allow-same-origin" className={frame} />
      </div>
      {page && createPortal(children, page.body)}
    </div>
  )
}

function copyStyles(page: Document) {
  for (const style of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel=stylesheet], style',
  )) {
    const copy = page.importNode(style, true)
    if (copy instanceof HTMLLinkElement || 'href' in copy)
      copy.setAttribute('href', (style as HTMLLinkElement).href)
    page.head.append(copy)
  }
}
