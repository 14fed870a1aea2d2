import { likePath } from '@tarang/publication/site-pages'
import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatNumber } from '#platform/format'
import { sva } from '#styled-system/css'
import { VISITOR_FORM } from '../layout/visitor-form.tsx'
import type { Entry } from './blogs.model.ts'
import { useLike } from './likes.ts'

const like = sva({
  slots: ['root', 'heart', 'count'],
  base: {
    root: {
      position: 'relative',
      // Above the link that covers the card.
      zIndex: '1',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '8',
      minWidth: '12',
      paddingInline: '2',
      marginInlineStart: '-2',
      borderRadius: 'full',
      color: 'fg.muted',
      textStyle: 'label',
      cursor: 'pointer',
      transitionProperty: 'color, background-color',
      transitionDuration: 'fast',
      _hover: { color: 'accent.fg', backgroundColor: 'accent.subtle' },
      '&[aria-pressed=true]': { color: 'accent.fg' },
      _motionReduce: { transitionDuration: '0s' },
    },
    heart: { boxSize: '4', '[aria-pressed=true] > &': { fill: 'currentColor' } },
    count: { fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    size: {
      card: {},
      page: {
        root: {
          minHeight: '10',
          paddingInline: '4',
          marginInlineStart: '0',
          borderRadius: 'md',
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border.strong',
        },
      },
    },
  },
  defaultVariants: { size: 'card' },
})

interface LikeButtonProps {
  readonly entry: Entry
  /** Toggles a like in a list; on the entry's page it can only add one. */
  readonly isOnPage?: boolean
}

export function LikeButton({ entry, isOnPage }: LikeButtonProps) {
  const { liked, likesCount, canGive, toggle, give } = useLike(entry)
  const slots = like({ size: isOnPage ? 'page' : 'card' })
  const count = formatNumber(likesCount)
  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (isOnPage) give()
    else toggle()
  }
  return (
    <button
      type="submit"
      form={VISITOR_FORM}
      formAction={likePath(entry.id)}
      {...(isOnPage && { name: 'liked', value: 'true' })}
      aria-pressed={liked}
      aria-disabled={isOnPage && !canGive ? true : undefined}
      aria-label={`Like “${entry.title}”: ${count} ${likesCount === 1 ? 'like' : 'likes'}`}
      onClick={press}
      className={slots.root}
    >
      <Heart aria-hidden className={slots.heart} />
      <span className={slots.count}>{count}</span>
    </button>
  )
}
