import { ExternalLink, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { coverFrame } from '#patterns/reading/cover'
import { messages, poster, type Video } from '#patterns/reading/video'
import { cx } from '#styled-system/css'
import { ActionLink } from '#ui/action-link'
import { useVideoPlayer } from './video-player.tsx'

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
