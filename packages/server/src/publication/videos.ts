import { instantOf } from '@tarang/machines/wire-date'
import type { SectionVideo } from '@tarang/publication'
import { createClient, type ExploreItem } from '@tarang/sdk'
import { webUrl } from './web-url.ts'

interface VideosOptions {
  /** Absolute address of the platform API. */
  apiBase: string
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds. */
  timeout: number
}

/** The videos of the explore pages, read from the API that the pages use. */
export interface Videos {
  /** The videos in the API's order. Those without a title, a link, a cover or a date are left out. */
  list(): Promise<SectionVideo[]>
}

/** Creates the source of videos over an API. */
export function createVideos({ apiBase, fetch, timeout }: VideosOptions): Videos {
  const api = createClient({ baseUrl: apiBase, notificationsUrl: apiBase, fetch, retry: false, timeout })
  return {
    async list() {
      const sections = await api.explore.list()
      return sections.flatMap(({ sectionName, content }) =>
        content.map((item) => toVideo(item, sectionName, apiBase)).filter((video) => video !== null),
      )
    },
  }
}

function toVideo(item: ExploreItem, section: string, apiBase: string): SectionVideo | null {
  const title = item.text?.trim()
  const url = webUrl(item.videoLink, apiBase)
  const imageUrl = webUrl(item.backgroundImage, apiBase)
  const instant = instantOf(item.createdOn)
  // Staff hide an item by status 0.
  const isHidden = String(item.status ?? '').trim() === '0'
  if (isHidden || !title || !url || !imageUrl || instant === null) return null
  const description = item.description?.trim() ?? ''
  return { section, title, description, url, imageUrl, publishedAt: new Date(instant) }
}
