import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { VideoCardView } from './explore.model.ts'
import { VideoCard, VideoCardSkeleton } from './video-card.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { base: '3', sm: '5', md: '6' },
})

interface VideoGridProps {
  readonly id?: string
  /** The id of the heading above. */
  readonly section?: string
  /** Whether it is the first grid with pictures on its page. */
  readonly isFirst?: boolean
  readonly cards: readonly VideoCardView[]
  readonly isLoading: boolean
  /** The number of placeholders while the videos load. */
  readonly skeletons: number
}

export function VideoGrid({ id, section, isFirst, cards, isLoading, skeletons }: VideoGridProps) {
  if (isLoading)
    return (
      <div className={grid}>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <VideoCardSkeleton key={index} />
        ))}
      </div>
    )
  const first = isFirst ? cards.findIndex(({ image }) => image !== null) : -1
  const hasType = new Set(cards.map(({ type }) => type)).size > 1
  return (
    <ul id={id} className={grid}>
      {cards.map((card, index) => (
        <li key={card.key}>
          <VideoCard video={card} section={section} hasType={hasType} isFirst={index === first} />
        </li>
      ))}
    </ul>
  )
}
