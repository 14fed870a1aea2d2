import { SitemapStream, streamToPromise } from 'sitemap'
import type { Entry, Publication } from './entry.ts'
import { pages } from './pages.ts'
import { categoryPath } from './site-pages.ts'
import { wellFormed } from './well-formed.ts'

/** Writes the sitemap: every public page, every category and every entry with its cover. */
export async function writeSitemap(entries: readonly Entry[], { origin }: Publication): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: { news: false, xhtml: false, video: false, image: true },
  })
  const written = streamToPromise(stream)
  for (const { path } of pages) stream.write({ url: path })
  for (const category of categoriesOf(entries)) stream.write({ url: categoryPath(category) })
  for (const { url, publishedAt, imageUrl, title } of entries) {
    stream.write({
      url,
      ...(publishedAt && { lastmod: publishedAt.toISOString() }),
      ...(imageUrl && { img: [{ url: imageUrl, title: wellFormed(title) }] }),
    })
  }
  stream.end()
  return (await written).toString()
}

/** The categories that have entries, in the order of their newest entry. */
export const categoriesOf = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.flatMap(({ categories }) => categories)),
]
