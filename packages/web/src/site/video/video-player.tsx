import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import type { PlayableVideo, VideoPlayer } from '#patterns/reading/video'
import { loadChunk } from '#platform/loading/chunks'
import { css } from '#styled-system/css'
import { TextLink } from '#ui/link'
import type { VideoDialogProps } from './video-dialog.tsx'

const VideoPlayerContext = createContext<VideoPlayer>({ play: () => {}, prepare: () => {} })

export const useVideoPlayer = () => use(VideoPlayerContext)

// Not `onDemand`: its hooks would load with every public page.
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
 * Plays one video at a time in a dialog. Nothing is loaded from the video's host before the click. If the dialog cannot
 * be downloaded, it offers a link to the video's page.
 */
export function VideoPlayerProvider({ children }: { children: ReactNode }) {
  const [video, setVideo] = useState<PlayableVideo | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [Player, setPlayer] = useState<ComponentType<VideoDialogProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const play = async (wanted: PlayableVideo) => {
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
  const player: VideoPlayer = {
    play: (wanted) => void play(wanted),
    // Ignored here: the click reports a failure.
    prepare: () => void import('./video-dialog.tsx').catch(() => {}),
  }

  return (
    <VideoPlayerContext value={player}>
      {children}
      {Player && video && <Player video={video} isOpen={isOpen} onClose={() => setOpen(false)} />}
      {hasFailed && video && (
        <p role="status" className={notice}>
          The player could not be loaded.{' '}
          <TextLink href={video.href} external>
            {`Watch “${video.title}” on its own page`}
          </TextLink>
        </p>
      )}
    </VideoPlayerContext>
  )
}
