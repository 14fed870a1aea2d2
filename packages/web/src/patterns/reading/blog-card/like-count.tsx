import { Heart } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatNumber } from '#platform/formats/format'
import { sva } from '#styled-system/css'

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
      minHeight: { base: 'target', sm: '8' },
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
          minHeight: { base: 'target', sm: '10' },
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

interface LikeCountProps extends ComponentProps<'button'> {
  /** The title of the entry. */
  readonly entryTitle: string
  readonly liked: boolean
  readonly likesCount: number
  readonly size?: 'card' | 'page'
}

/** The look of a like button. */
export function LikeCount({ entryTitle, liked, likesCount, size = 'card', ...props }: LikeCountProps) {
  const slots = like({ size })
  const count = formatNumber(likesCount)
  return (
    <button
      {...props}
      aria-pressed={liked}
      aria-label={`Like “${entryTitle}”: ${count} ${likesCount === 1 ? 'like' : 'likes'}`}
      className={slots.root}
    >
      <Heart aria-hidden className={slots.heart} />
      <span className={slots.count}>{count}</span>
    </button>
  )
}
