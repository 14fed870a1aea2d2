import { type ComponentType, useState } from 'react'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LikesMemoryContext } from '../site/blogs/likes-memory.ts'
import { VideoStage } from '../site/video/video-stage.tsx'

interface PageStoryProps {
  readonly Page: ComponentType
  /** Where the page is, and the pattern that its route has. */
  readonly path: string
  readonly pattern?: string
}

/** A page of the public site at its address, with a memory of its own. */
export function PageStory({ Page, path, pattern = path }: PageStoryProps) {
  const [likes] = useState({})
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }))
  return (
    <Router hook={hook} searchHook={searchHook}>
      <LikesMemoryContext value={likes}>
        <VideoStage>
          <Route path={pattern}>
            <Page />
          </Route>
        </VideoStage>
      </LikesMemoryContext>
    </Router>
  )
}
