import type { ReactNode } from 'react'
import { cx, sva } from '#styled-system/css'

const heading = sva({
  slots: ['root', 'eyebrow', 'title', 'lead'],
  base: {
    root: { display: 'grid', gap: '4', maxWidth: 'prose' },
    eyebrow: { textStyle: 'eyebrow', color: 'accent.fg' },
    title: { textStyle: 'display.lg' },
    lead: { textStyle: 'body.lg', color: 'fg.muted' },
  },
})

interface SectionHeadingProps {
  readonly id: string
  readonly eyebrow?: string
  readonly title: string
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The heading of a section; the section is labelled by `id`. */
export function SectionHeading({ id, eyebrow, title, children, className }: SectionHeadingProps) {
  const slots = heading()
  return (
    <div className={cx(slots.root, className)}>
      {eyebrow && <p className={slots.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={slots.title}>
        {title}
      </h2>
      {children && <p className={slots.lead}>{children}</p>}
    </div>
  )
}
