import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { Cover, coverFrame, inGrid } from '#patterns/reading/cover'
import { css, cx, sva } from '#styled-system/css'
import { Card } from '#ui/card'
import { Skeleton } from '#ui/skeleton'
import { wholeFigures } from '#ui/whole-figures'
import type { CardEntry } from './card-entry.ts'
import { EntryLine } from './entry-line.tsx'

/** A link whose click area covers its card. */
export const coversCard = css({
  color: 'inherit',
  textDecoration: 'none',
  _hover: {
    textDecoration: 'underline',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '0.18em',
  },
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  // The focus ring surrounds the whole click area.
  '&:focus-visible': { outlineStyle: 'none' },
  '&:focus-visible::after': { layerStyle: 'focusRing', outlineOffset: '-2px' },
})

const card = sva({
  slots: ['root', 'words', 'title', 'foot'],
  base: {
    root: {
      // The focus ring is outside the card, where it is visible next to any picture.
      '&:has(h3 a:focus-visible)': { layerStyle: 'focusRing' },
      '& h3 a:focus-visible::after': { outlineStyle: 'none' },
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      gap: '2',
      padding: '5',
      paddingBottom: '3',
      smDown: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '2', padding: '0' },
    },
    title: {
      textStyle: { base: 'heading.sm', sm: 'heading.md' },
      overflowWrap: 'anywhere',
      minHeight: { sm: '[2.8em]' },
      textWrap: 'pretty',
      smDown: { order: '-1', gridColumn: '1 / -1' },
    },
    foot: { marginTop: 'auto' },
  },
})

interface BlogCardProps {
  readonly entry: CardEntry
  readonly href: string
  /** The like button. */
  readonly like: ReactNode
  /** Whether it is the first card of its page: its picture loads before all others. */
  readonly isFirst?: boolean | undefined
}

/** One entry in a grid. */
export function BlogCard({ entry, href, like, isFirst }: BlogCardProps) {
  const slots = card()
  const title = useId()
  // Titles may repeat; category and day distinguish such entries.
  const line = useId()
  return (
    <Card asChild padding="none" picture interactive>
      <article aria-labelledby={`${title} ${line}`} className={slots.root}>
        <div className={coverFrame}>
          <Cover image={entry.image} seed={entry.title} sizes={inGrid} isFirst={isFirst} />
        </div>
        <div className={slots.words}>
          <EntryLine id={line} entry={entry} />
          <h3 id={title} className={slots.title}>
            <Link href={href} className={coversCard}>
              {wholeFigures(entry.title)}
            </Link>
          </h3>
          <div className={slots.foot}>{like}</div>
        </div>
      </article>
    </Card>
  )
}

/** A placeholder of a card's size. */
export function BlogCardSkeleton() {
  const slots = card()
  return (
    <Card padding="none" picture className={slots.root}>
      <Skeleton shape="block" className={css({ aspectRatio: '16 / 9' })} />
      <div className={slots.words}>
        <Skeleton className={css({ textStyle: 'caption', width: '50%' })} />
        <Skeleton className={cx(slots.title, css({ width: '90%' }))} />
        <Skeleton className={css({ width: '16', height: '5', marginBlock: '1.5' })} />
      </div>
    </Card>
  )
}
