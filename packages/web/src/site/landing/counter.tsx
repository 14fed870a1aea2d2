import { useEffect, useRef, useState } from 'react'
import { sva } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { countAt, DURATION, type Figure, figureText } from './count.model.ts'

const counter = sva({
  slots: ['root', 'final', 'running'],
  base: {
    root: {
      display: 'inline-grid',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& > *': { gridArea: '1 / 1' },
    },
    // Reserves the width of the final figure; the running figure is drawn over it.
    final: { '&[data-counting]': { visibility: 'hidden' } },
    running: {},
  },
})

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A figure that counts up once, when it scrolls into view; screen readers get the final figure. */
export function Counter({ figure }: { figure: Figure }) {
  const root = useRef<HTMLSpanElement>(null)
  const [count, setCount] = useState<number | null>(null)
  const { value } = figure

  useEffect(() => {
    const element = root.current
    if (!element || value === null || prefersReducedMotion()) return
    let frame = 0
    const inView = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        inView.disconnect()
        const start = performance.now()
        const step = (now: number) => {
          const isOver = now - start >= DURATION
          setCount(isOver ? null : countAt(value, now - start))
          if (!isOver) frame = requestAnimationFrame(step)
        }
        frame = requestAnimationFrame(step)
      },
      { threshold: 0.4 },
    )
    inView.observe(element)
    return () => {
      inView.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value])

  const slots = counter()
  return (
    <span ref={root} className={slots.root}>
      <VisuallyHidden>{figureText(figure)}</VisuallyHidden>
      <span aria-hidden className={slots.final} data-counting={count === null ? undefined : ''}>
        {figureText(figure)}
      </span>
      {count !== null && (
        <span aria-hidden className={slots.running}>
          {figureText(figure, count)}
        </span>
      )}
    </span>
  )
}
