import { type ComponentType, useState } from 'react'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LikesMemoryContext } from '../site/blogs/likes-memory.ts'
import { VideoPlayerProvider } from '../site/video/video-player.tsx'

interface PageStoryProps {
  readonly Page: ComponentType
  /** The page's path, and the pattern of its route. */
  readonly path: string
  readonly pattern?: string
}

/** A page of the public site at its address, with separate likes. */
export function PageStory({ Page, path, pattern = path }: PageStoryProps) {
  const [likes] = useState({})
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }))
  return (
    <Router hook={hook} searchHook={searchHook}>
      <LikesMemoryContext value={likes}>
        <VideoPlayerProvider>
          <Route path={pattern}>
            <Page />
          </Route>
        </VideoPlayerProvider>
      </LikesMemoryContext>
    </Router>
  )
}
