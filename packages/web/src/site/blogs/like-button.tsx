import { likePath } from '@tarang/publication/site-pages'
import type { MouseEvent } from 'react'
import { LikeCount } from '#patterns/reading/blog-card'
import { VISITOR_FORM } from '../layout/visitor-form.tsx'
import type { Entry } from './blogs.model.ts'
import { useLike } from './likes.ts'

interface LikeButtonProps {
  readonly entry: Entry
  /** Toggles a like in a list; on the entry's page it can only add one. */
  readonly isOnPage?: boolean
}

export function LikeButton({ entry, isOnPage }: LikeButtonProps) {
  const { liked, likesCount, canGive, toggle, give } = useLike(entry)
  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (isOnPage) give()
    else toggle()
  }
  return (
    <LikeCount
      type="submit"
      form={VISITOR_FORM}
      formAction={likePath(entry.id)}
      {...(isOnPage && { name: 'liked', value: 'true' })}
      entryTitle={entry.title}
      liked={liked}
      likesCount={likesCount}
      size={isOnPage ? 'page' : 'card'}
      aria-disabled={isOnPage && !canGive ? true : undefined}
      onClick={press}
    />
  )
}
