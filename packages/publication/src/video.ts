import { searchKey } from '@tarang/machines/search-text'
import { isSeeAll, pageAt, sectionPages } from './pages.ts'
import { sitePages, VIDEOS_AT_FIRST } from './site-pages.ts'

/** A video of the explore pages, with the fields that search engines require. */
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

const isExplore = (path: string) => pageAt(path)?.path === sitePages.explore.path

/** Whether the page at a URL's path shows videos. */
export const hasVideos = (path: string) => isExplore(path) || isSeeAll(path)

/** The videos that the page at a URL's path and query shows. */
export function videosOfPage(path: string, search: string, videos: readonly SectionVideo[]): SectionVideo[] {
  const of = (name: string) => videos.filter(({ section }) => searchKey(section) === searchKey(name))
  if (isExplore(path)) return [...sectionPages.keys()].flatMap((name) => of(name).slice(0, VIDEOS_AT_FIRST))
  return isSeeAll(path) ? of(new URLSearchParams(search).get('section') ?? '') : []
}
