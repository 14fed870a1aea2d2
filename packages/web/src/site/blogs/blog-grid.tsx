import { entryPath } from '@tarang/publication/site-pages'
import { BlogCard, BlogCardSkeleton } from '#patterns/reading/blog-card'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type Entry, messages } from './blogs.model.ts'
import { LikeButton } from './like-button.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { base: '3', sm: '5', md: '6' },
})

interface BlogGridProps {
  /** The id of the list; the ids of its entries add a number. */
  readonly id?: string
  /** Whether it is the first grid of its page, with no picture before it. */
  readonly isFirst?: boolean
  readonly entries: readonly Entry[]
  readonly isLoading: boolean
  /** The number of placeholders while the entries load. */
  readonly skeletons: number
}

export function BlogGrid({ id, isFirst, entries, isLoading, skeletons }: BlogGridProps) {
  if (isLoading)
    return (
      <div className={grid}>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <BlogCardSkeleton key={index} />
        ))}
      </div>
    )
  const first = isFirst ? entries.findIndex(({ image }) => image !== null) : -1
  return (
    <ul id={id} className={grid}>
      {entries.map((entry, index) => (
        <li key={entry.id} id={id && `${id}-${index + 1}`}>
          <BlogCard
            entry={entry}
            href={entryPath(entry.id)}
            like={<LikeButton entry={entry} />}
            isFirst={index === first}
          />
        </li>
      ))}
    </ul>
  )
}
