import { useId } from 'react'
import { Cover, inGrid } from '#patterns/reading/cover'
import { css, cx, sva } from '#styled-system/css'
import { Card } from '#ui/card'
import { Clamp } from '#ui/clamp'
import { Skeleton } from '#ui/skeleton'
import { VideoPoster } from '../video/video-poster.tsx'
import type { VideoCardView } from './explore.model.ts'

const card = sva({
  slots: ['root', 'words', 'type', 'title', 'description'],
  base: {
    root: { smDown: { gridTemplateRows: 'auto 1fr', '& > :first-child': { gridRow: '1 / 3' } } },
    words: {
      display: { base: 'contents', sm: 'grid' },
      justifyItems: 'start',
      alignContent: 'start',
      gap: '2',
      padding: '5',
      // As tall as two lines of title and three of description.
      minHeight: '[11.75rem]',
    },
    type: { textStyle: 'eyebrow', color: 'fg.subtle', minHeight: '4', smDown: { gridArea: '1 / 2' } },
    title: {
      textStyle: { base: 'heading.sm', sm: 'heading.md' },
      overflowWrap: 'anywhere',
      smDown: { gridArea: '2 / 2' },
    },
    description: {
      textStyle: 'body.sm',
      color: 'fg.muted',
      width: 'full',
      smDown: { gridColumn: '1 / -1', marginTop: '2' },
    },
  },
})

interface VideoCardProps {
  readonly video: VideoCardView
  /** The id of the section's heading, part of the card's name: several sections may show the same video. */
  readonly section?: string | undefined
  /** Whether it names its type: not where all cards of the grid have the same. */
  readonly hasType?: boolean | undefined
  /** Whether it is the first card of its page: its picture loads before all others. */
  readonly isFirst?: boolean | undefined
}

/** One video in a grid. */
export function VideoCard({ video, section = '', hasType, isFirst }: VideoCardProps) {
  const slots = card()
  const title = useId()
  return (
    <Card asChild padding="none" picture interactive>
      <article aria-labelledby={`${section} ${title}`.trim()} className={slots.root}>
        <VideoPoster video={video.video} title={video.title}>
          <Cover image={video.image} seed={video.title} sizes={inGrid} isFirst={isFirst} />
        </VideoPoster>
        <div className={slots.words}>
          {hasType && <p className={slots.type}>{video.type}</p>}
          <h3 id={title} className={slots.title}>
            {video.title}
          </h3>
          {video.description && (
            <div className={slots.description}>
              <Clamp lines={3}>{video.description}</Clamp>
            </div>
          )}
        </div>
      </article>
    </Card>
  )
}

/** A placeholder of a card's size. */
export function VideoCardSkeleton() {
  const slots = card()
  return (
    <Card padding="none" picture className={slots.root}>
      <Skeleton shape="block" className={css({ aspectRatio: '16 / 9' })} />
      <div className={slots.words}>
        <Skeleton className={cx(slots.title, css({ width: '80%' }))} />
        <div className={slots.description}>
          <Skeleton />
          <Skeleton />
          <Skeleton className={css({ width: '60%' })} />
        </div>
      </div>
    </Card>
  )
}
