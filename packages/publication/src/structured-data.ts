import type {
  BlogPosting,
  BreadcrumbList,
  ListItem,
  Organization,
  SearchAction,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Entry, Publication } from './entry.ts'
import { shorten } from './shorten.ts'
import { sitePages } from './site-pages.ts'
import type { Video } from './video.ts'
import { wellFormed } from './well-formed.ts'

/** A page with the data that its JSON-LD describes. */
export interface DataSubject {
  readonly title: string
  /** The canonical address; null for a page without one. */
  readonly url: string | null
  readonly entry: Entry | undefined
  readonly videos: readonly Video[]
  /** The absolute addresses of the page's images. */
  readonly images: readonly string[]
}

type StructuredData = WithContext<BlogPosting | BreadcrumbList | Organization | VideoObject | WebSite>

/** Search engines cut longer headlines. */
const MOST_HEADLINE = 110

const context = { '@context': 'https://schema.org' } as const

/** The JSON-LD of a page. */
export function structuredDataOf(page: DataSubject, { name, origin }: Publication): StructuredData[] {
  const home = origin + sitePages.home.path
  const organization = {
    '@type': 'Organization',
    name,
    url: origin,
    logo: `${origin}/apple-touch-icon.png`,
  } as const satisfies Organization
  const breadcrumbs = breadcrumbsOf(page, home, origin)
  if (page.entry) {
    const { title, publishedAt, categories, url } = page.entry
    const posting: WithContext<BlogPosting> = {
      ...context,
      '@type': 'BlogPosting',
      headline: shorten(title, MOST_HEADLINE),
      ...(publishedAt && { datePublished: publishedAt.toISOString() }),
      mainEntityOfPage: url,
      author: organization,
      publisher: organization,
      ...(page.images.length > 0 && { image: [...page.images] }),
      ...(categories.length > 0 && { articleSection: categories.map(wellFormed) }),
    }
    return [posting, breadcrumbs]
  }
  const site: WithContext<WebSite> = {
    ...context,
    '@type': 'WebSite',
    name,
    url: origin,
    potentialAction: searchAction(origin),
  }
  return [
    { ...context, ...organization },
    page.url === home ? site : breadcrumbs,
    ...page.videos.map(videoObjectOf),
  ]
}

/** The search of the blogs page. Search engines read `query-input`, which the vocabulary itself does not have. */
const searchAction = (origin: string): SearchAction & { 'query-input': string } => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${origin}${sitePages.blogs.path}?q={search_term_string}`,
  },
  'query-input': 'required name=search_term_string',
})

function breadcrumbsOf(
  { title, url, entry }: DataSubject,
  home: string,
  origin: string,
): WithContext<BreadcrumbList> {
  const trail = [
    { name: 'Home', item: home },
    ...(entry ? [{ name: sitePages.blogs.title, item: origin + sitePages.blogs.path }] : []),
    ...(url === null || url === home ? [] : [{ name: wellFormed(entry?.title ?? title), item: url }]),
  ]
  const itemListElement = trail.map(
    (each, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...each }),
  )
  return { ...context, '@type': 'BreadcrumbList', itemListElement }
}

function videoObjectOf({ title, description, url, imageUrl, publishedAt }: Video): WithContext<VideoObject> {
  return {
    ...context,
    '@type': 'VideoObject',
    name: wellFormed(title),
    description: wellFormed(description || title),
    thumbnailUrl: imageUrl,
    uploadDate: publishedAt.toISOString(),
    // A path of `/embed/` is a player's; any other address is a page about the video.
    ...(new URL(url).pathname.startsWith('/embed/') ? { embedUrl: url } : { url }),
  }
}
