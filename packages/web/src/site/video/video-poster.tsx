import { ExternalLink, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { coverFrame } from '#patterns/reading/cover'
import { cx, sva } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { messages, type Video } from './video.model.ts'
import { useVideoPlayer } from './video-player.tsx'

const poster = sva({
  slots: ['root', 'mark', 'none'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      width: 'full',
      color: 'fg.default',
      textAlign: 'start',
      '&:is(a)': { cursor: 'pointer' },
    },
    mark: {
      position: 'absolute',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      color: 'accent.fg',
      boxShadow: 'md',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      transitionTimingFunction: 'out',
      'a:hover > &': { backgroundColor: 'accent.solid', color: 'accent.onSolid' },
      _motionReduce: { transitionDuration: '0s' },
    },
    none: {
      position: 'absolute',
      insetInlineStart: '3',
      bottom: '3',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'medium',
    },
  },
  variants: {
    size: {
      card: {
        mark: { insetInlineStart: '3', bottom: '3', boxSize: '11', '& svg': { boxSize: '4' } },
      },
      large: {
        root: {
          borderRadius: 'lg',
          borderWidth: 'hairline',
          borderStyle: 'solid',
          borderColor: 'border.default',
        },
        mark: {
          inset: '0',
          margin: 'auto',
          boxSize: { base: '16', md: '20' },
          backgroundColor: 'accent.solid',
          color: 'accent.onSolid',
          boxShadow: 'lg',
          'a:hover > &': { backgroundColor: 'accent.solidHover' },
          '& svg': { boxSize: '7' },
        },
      },
    },
  },
  defaultVariants: { size: 'card' },
})

interface VideoPosterProps {
  readonly video: Video
  readonly title: string
  readonly size?: 'card' | 'large'
  /** Shown before the click: a picture or a drawing that is not loaded from the video's host. */
  readonly children: ReactNode
}

/** The preview of a video: a button that plays it (without script a link), a link, or a note that no video exists. */
export function VideoPoster({ video, title, size, children }: VideoPosterProps) {
  const { play, prepare } = useVideoPlayer()
  const slots = poster({ size })
  const frame = cx(coverFrame, slots.root)

  if (video.kind === 'embed')
    return (
      <ActionLink
        href={video.href}
        // For a press before the script has loaded: the page stays open.
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Play video: ${title}`}
        className={frame}
        onPointerEnter={prepare}
        onFocus={prepare}
        onAction={() => play({ title, src: video.src, href: video.href })}
      >
        {children}
        <span className={slots.mark}>
          <Play aria-hidden fill="currentColor" />
        </span>
      </ActionLink>
    )

  if (video.kind === 'external')
    return (
      <a
        href={video.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Watch video: ${title} (opens in a new tab)`}
        className={frame}
      >
        {children}
        <span className={slots.mark}>
          <ExternalLink aria-hidden />
        </span>
      </a>
    )

  return (
    <div className={frame}>
      {children}
      <span className={slots.none}>{messages.noVideo}</span>
    </div>
  )
}
