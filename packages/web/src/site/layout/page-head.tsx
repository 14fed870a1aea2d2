import type { ReactNode } from 'react'
import { sva } from '#styled-system/css'
import { Container } from '#ui/container'

const head = sva({
  slots: ['root', 'inner', 'title', 'lead'],
  base: {
    root: {
      backgroundColor: 'bg.subtle',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'solid',
      borderColor: 'border.subtle',
    },
    inner: {
      display: 'grid',
      justifyItems: 'start',
      gap: '4',
      paddingBlock: { base: '10', md: '16' },
      overflowWrap: 'anywhere',
    },
    title: { textStyle: 'display.xl' },
    lead: { textStyle: 'body.lg', color: 'fg.muted', maxWidth: 'prose' },
  },
})

interface PageHeadProps {
  readonly title: string
  /** Shown above the title, for a back button. */
  readonly before?: ReactNode
  readonly children?: ReactNode
}

/** The heading of a public page. */
export function PageHead({ title, before, children }: PageHeadProps) {
  const slots = head()
  return (
    <div className={slots.root}>
      <Container className={slots.inner}>
        {before}
        <h1 className={slots.title}>{title}</h1>
        {children && <p className={slots.lead}>{children}</p>}
      </Container>
    </div>
  )
}
