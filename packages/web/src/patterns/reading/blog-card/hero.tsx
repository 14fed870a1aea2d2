import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { Cover, coverFrame } from '#patterns/reading/cover'
import { css, cx, sva } from '#styled-system/css'
import { Skeleton } from '#ui/skeleton'
import { wholeFigures } from '#ui/whole-figures'
import { coversCard } from './blog-card.tsx'
import type { CardEntry } from './card-entry.ts'
import { EntryLine } from './entry-line.tsx'

const hero = sva({
  slots: ['root', 'art', 'words', 'eyebrow', 'title'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      alignItems: 'center',
      columnGap: '12',
      rowGap: '6',
    },
    art: {
      borderRadius: 'lg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
    },
    words: {
      display: 'grid',
      justifyItems: 'start',
      gap: '4',
      minHeight: { lg: '56' },
      alignContent: 'center',
    },
    eyebrow: { textStyle: 'eyebrow', color: 'fg.muted' },
    title: { textStyle: 'display.lg', overflowWrap: 'anywhere' },
  },
})

interface HeroProps {
  readonly entry: CardEntry
  readonly href: string
  /** The like button. */
  readonly like: ReactNode
}

/** The newest entry, large. */
export function Hero({ entry, href, like }: HeroProps) {
  const slots = hero()
  const title = useId()
  return (
    <article aria-labelledby={`${title}-eyebrow ${title}`} className={slots.root}>
      <div className={cx(coverFrame, slots.art)}>
        <Cover image={entry.image} seed={entry.title} sizes="(min-width: 64rem) 43rem, 100vw" isFirst />
      </div>
      <div className={slots.words}>
        <p id={`${title}-eyebrow`} className={slots.eyebrow}>
          The latest
        </p>
        <h2 id={title} className={slots.title}>
          <Link href={href} className={coversCard}>
            {wholeFigures(entry.title)}
          </Link>
        </h2>
        <EntryLine entry={entry} />
        {like}
      </div>
    </article>
  )
}

/** A placeholder of the hero's size. */
export function HeroSkeleton() {
  const slots = hero()
  return (
    <div className={slots.root}>
      <Skeleton shape="block" className={css({ aspectRatio: '16 / 9', borderRadius: 'lg' })} />
      <div className={cx(slots.words, css({ justifyItems: 'stretch' }))}>
        <Skeleton className={css({ textStyle: 'caption', width: '40%' })} />
        <Skeleton className={css({ textStyle: 'display.lg', width: '90%' })} />
        <Skeleton className={css({ textStyle: 'display.lg', width: '60%' })} />
      </div>
    </div>
  )
}
