import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { loadChunk } from '#platform/chunks'
import { css } from '#styled-system/css'
import { TextLink } from '#ui/link'
import type { VideoDialogProps } from './video-dialog.tsx'

/** A video that may be played here, and what it is called. */
export interface Playable {
  readonly title: string
  readonly src: string
  readonly href: string
}

interface Stage {
  readonly play: (video: Playable) => void
  /** Fetches the player, for someone who is about to press play. */
  readonly prepare: () => void
}

const StageContext = createContext<Stage>({ play: () => {}, prepare: () => {} })

/** The page's one player. */
export const useVideoStage = () => use(StageContext)

const loadPlayer = () => loadChunk(() => import('./video-dialog.tsx'))

const notice = css({
  position: 'fixed',
  insetInline: '4',
  bottom: '4',
  zIndex: 'toast',
  maxWidth: 'lg',
  marginInline: 'auto',
  layerStyle: 'surface',
  boxShadow: 'lg',
  padding: '4',
  textStyle: 'body.sm',
})

/**
 * Plays one video at a time in a dialog over the page. The dialog is downloaded with the first click, and nothing of
 * the video's host before it; where the dialog cannot be had, the video's own page is offered instead.
 */
export function VideoStage({ children }: { children: ReactNode }) {
  const [video, setVideo] = useState<Playable | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [Player, setPlayer] = useState<ComponentType<VideoDialogProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const play = async (wanted: Playable) => {
    setFailed(false)
    setVideo(wanted)
    try {
      const { VideoDialog } = await loadPlayer()
      setPlayer(() => VideoDialog)
      setOpen(true)
    } catch (error) {
      console.error('The video player could not be loaded.', error)
      setFailed(true)
    }
  }
  const stage: Stage = {
    play: (wanted) => void play(wanted),
    // Whether it came is found out by the click.
    prepare: () => void import('./video-dialog.tsx').catch(() => {}),
  }

  return (
    <StageContext value={stage}>
      {children}
      {Player && video && <Player video={video} isOpen={isOpen} onClose={() => setOpen(false)} />}
      {hasFailed && video && (
        <p role="status" className={notice}>
          The player could not be loaded.{' '}
          <TextLink href={video.href} external>
            Watch “{video.title}” on its own page
          </TextLink>
        </p>
      )}
    </StageContext>
  )
}
