import { sectionPages } from './pages.ts'

/** A video of the explore pages with what search engines ask for. */
export interface Video {
  readonly title: string
  readonly description: string
  /** The absolute address of the page or player of the video. */
  readonly url: string
  /** The absolute address of its cover. */
  readonly imageUrl: string
  readonly publishedAt: Date
}

/** A video with the name of its section. */
export interface SectionVideo extends Video {
  readonly section: string
}

/** How many videos of each section the explore page shows at first (`explore.model.ts` of the web app). */
const MOST_AT_FIRST = 4

const EXPLORE = /^\/unauthorizedExplorePage\/?$/i
const SEE_ALL = /^\/see-all\/?$/i

/** Whether the page at a URL's path shows videos. */
export const hasVideos = (path: string) => EXPLORE.test(path) || SEE_ALL.test(path)

/** The videos that the page at a URL's path and query shows. */
export function videosOfPage(path: string, search: string, videos: readonly SectionVideo[]): SectionVideo[] {
  const of = (name: string) =>
    videos.filter(({ section }) => section.trim().toLowerCase() === name.trim().toLowerCase())
  if (EXPLORE.test(path)) return [...sectionPages.keys()].flatMap((name) => of(name).slice(0, MOST_AT_FIRST))
  return SEE_ALL.test(path) ? of(new URLSearchParams(search).get('section') ?? '') : []
}
