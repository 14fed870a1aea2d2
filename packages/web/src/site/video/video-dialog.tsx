import { useRef } from 'react'
import type { PlayableVideo } from '#patterns/reading/video'
import { sva } from '#styled-system/css'
import { DialogContent } from '#ui/dialog-content'
import { TextLink } from '#ui/link'

const player = sva({
  slots: ['frame', 'embed', 'note'],
  base: {
    frame: {
      aspectRatio: '16 / 9',
      borderRadius: 'md',
      overflow: 'clip',
      backgroundColor: 'bg.muted',
      outline: 'none',
    },
    embed: { display: 'block', width: 'full', height: 'full', border: 'none' },
    note: { marginTop: '3', textStyle: 'body.sm', color: 'fg.muted' },
  },
})

export interface VideoDialogProps {
  readonly video: PlayableVideo
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The player dialog. Closing it removes the iframe with all content from the video's host. */
export function VideoDialog({ video, isOpen, onClose }: VideoDialogProps) {
  const frame = useRef<HTMLDivElement>(null)
  const slots = player()
  return (
    <DialogContent
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={video.title}
      size="lg"
      // The frame around the embed, because a focused embed would receive Escape.
      initialFocus={() => frame.current}
    >
      <div ref={frame} tabIndex={-1} className={slots.frame}>
        <iframe
          src={video.src}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          className={slots.embed}
        />
      </div>
      <p className={slots.note}>
        <span>{`Played by ${new URL(video.src).host}. `}</span>
        <TextLink href={video.href} external>
          Watch on its own page
        </TextLink>
      </p>
    </DialogContent>
  )
}
