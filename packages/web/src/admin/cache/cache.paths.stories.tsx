import bundle from '@tarang/machines/cache-refresh/paths.json' with { type: 'json' }
import { cacheRefreshPage } from '../../testing/flows/pages/cache-refresh.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import Cache from './cache.tsx'

export default { title: 'Paths/Cache', tags: ['!autodocs', 'paths'] }

export const CacheRefreshTour = pathStory({
  page: cacheRefreshPage,
  bundle,
  subject: { machine: 'cacheRefresh', isSignedIn: true, render: () => <Cache /> },
})
