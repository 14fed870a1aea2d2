import { Feed } from 'feed'
import type { Entry, Publication } from './entry.ts'
import { categoryPath, pathSegment, sitePages } from './site-pages.ts'
import { wellFormed } from './well-formed.ts'

/** The three formats of a feed: the end of its path, its media type, and how the library writes it. */
export const feedFormats = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  atom: { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
} as const

/** A feed's format. */
export type FeedFormat = keyof typeof feedFormats

/** Whether a text names a format. */
export const isFeedFormat = (text: string): text is FeedFormat => Object.hasOwn(feedFormats, text)

/** The name of a category in an address: `Daily Bytes` is `daily-bytes`. */
export const categorySlug = (category: string) =>
  category
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The path of a feed: of everything, or of one category. */
export const feedPath = (format: FeedFormat, category: string | null = null) =>
  `/feeds/${pathSegment(category === null ? 'all' : categorySlug(category))}.${format}`

/**
 * Writes entries as a feed, with their full text. The entries must be sorted newest first; those without a date are
 * left out, because a feed requires one.
 */
export function writeFeed(
  format: FeedFormat,
  entries: readonly Entry[],
  { name, description, origin }: Publication,
  category: string | null = null,
): string {
  const dated = entries.filter(isDated)
  const [newest] = dated
  const link = `${origin}${category === null ? sitePages.blogs.path : categoryPath(category)}`
  const feed = new Feed({
    title: wellFormed(category === null ? name : `${name}: ${category}`),
    description: wellFormed(description),
    id: link,
    link,
    language: 'en-IN',
    favicon: `${origin}/favicon.svg`,
    copyright: wellFormed(name),
    // Not the current time, so that the same entries always give the same feed.
    updated: newest?.publishedAt ?? new Date(0),
    feedLinks: {
      rss: origin + feedPath('rss', category),
      atom: origin + feedPath('atom', category),
      json: origin + feedPath('json', category),
    },
  })
  for (const entry of dated) {
    // The library marks an Atom title as HTML.
    const title = format === 'atom' ? escapeHtml(wellFormed(entry.title)) : wellFormed(entry.title)
    feed.addItem({
      id: entry.id,
      title,
      link: entry.url,
      date: entry.publishedAt,
      published: entry.publishedAt,
      content: wellFormed(entry.html ?? ''),
      // RSS allows only an e-mail address as author.
      ...(format !== 'rss' && { author: [{ name: wellFormed(name), link: origin }] }),
      ...(entry.imageUrl && { image: imageOf(format, entry.imageUrl) }),
      category: entry.categories.map(categoryOf),
    })
  }
  return feedFormats[format].write(feed)
}

const isDated = (entry: Entry): entry is Entry & { readonly publishedAt: Date } => entry.publishedAt !== null

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const categoryOf = (category: string) => {
  const name = wellFormed(category)
  return { name, term: name }
}

const IMAGE_TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg', svg: 'svg+xml' }

/** XML feeds need an image's media type, which the library takes from the URL. JSON Feed has only the URL. */
function imageOf(format: FeedFormat, url: string) {
  if (format === 'json') return url
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'jpeg'
  return { url, type: `image/${IMAGE_TYPES[extension] ?? extension}`, length: 0 }
}
