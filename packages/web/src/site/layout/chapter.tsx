import { type ReactNode, useId } from 'react'
import { sva } from '#styled-system/css'

const chapter = sva({
  slots: ['root', 'title', 'body'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
      columnGap: '16',
      rowGap: '5',
      paddingBlock: { base: '10', md: '14' },
      '& + &': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
    },
    title: { textStyle: 'display.md' },
    body: {
      display: 'grid',
      gap: '5',
      justifyItems: 'start',
      textStyle: 'body.lg',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '& > p': { maxWidth: 'prose' },
    },
  },
})

/** One section of a text page, with its title at the side. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  const slots = chapter()
  return (
    <section aria-labelledby={heading} className={slots.root}>
      <h2 id={heading} className={slots.title}>
        {title}
      </h2>
      <div className={slots.body}>{children}</div>
    </section>
  )
}
