import { useEffect, useRef } from 'react'
import { scrollProgress } from '#styled-system/recipes'

/** The scroll position of the page, as a thin line at the top. */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      const room = scrollHeight - clientHeight
      bar.current?.style.setProperty('--progress', String(room > 0 ? Math.min(scrollTop / room, 1) : 0))
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    const grown = new ResizeObserver(schedule)
    grown.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      grown.disconnect()
    }
  }, [])
  return <div ref={bar} aria-hidden className={scrollProgress()} />
}
