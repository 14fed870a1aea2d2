import type { CardImage } from './card.ts'
import { cardSize } from './card-texts.ts'
import type { Entry, Publication } from './entry.ts'
import { feedFormats, feedPath } from './feeds.ts'
import { headTextsOf, pageTitle } from './head-texts.ts'
import { categoryAt, entryIdAt, pageAt, sectionPageAt } from './pages.ts'
import { categoryPath, entryPath, missingEntryTitle } from './site-pages.ts'
import { structuredDataOf } from './structured-data.ts'
import type { Video } from './video.ts'

/** A requested page, with the data for its head. */
export interface PageFacts {
  /** The path of the URL, not decoded. */
  readonly path: string
  /** The query of the URL, with its question mark. */
  readonly search?: string
  /** The entry at the path; undefined for other pages and while the API is unavailable. */
  readonly entry?: Entry | undefined
  /** Whether the path is of an entry that does not exist. */
  readonly isMissing?: boolean
  /** The card image of the page. */
  readonly card?: CardImage | undefined
  /** The videos that the page shows. */
  readonly videos?: readonly Video[]
}

interface Facts {
  readonly title: string
  readonly description: string
  /** The canonical address; null for a page without one. */
  readonly url: string | null
  readonly type: 'website' | 'article'
  readonly imageUrl: string | null
  readonly entry: Entry | undefined
}

/**
 * Writes the elements of a page's `<head>` for search engines and link previews: title, description, canonical address,
 * Open Graph, Twitter card, JSON-LD and the feeds.
 */
export function writeHead(facts: PageFacts, publication: Publication): string {
  const page = factsOf(facts, publication)
  const { name, origin } = publication
  const { card, videos = [] } = facts
  const images = [page.imageUrl, card ? origin + card.path : null].filter((url) => url !== null)
  const property = (key: string, content: string) =>
    `<meta property="${key}" content="${attribute(content)}" />`
  const cardProperties = ({ path, card: { title } }: CardImage) => [
    property('og:image', origin + path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', `${title} · ${name}`),
  ]
  return [
    `<title>${text(page.title)}</title>`,
    `<meta name="description" content="${attribute(page.description)}" />`,
    ...(page.url
      ? [`<link rel="canonical" href="${attribute(page.url)}" />`, property('og:url', page.url)]
      : []),
    ...(facts.isMissing ? ['<meta name="robots" content="noindex" />'] : []),
    property('og:site_name', name),
    property('og:type', page.type),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:locale', 'en_IN'),
    ...(card ? cardProperties(card) : page.imageUrl ? [property('og:image', page.imageUrl)] : []),
    ...(page.entry?.publishedAt
      ? [property('article:published_time', page.entry.publishedAt.toISOString())]
      : []),
    ...(page.entry?.categories ?? []).map((category) => property('article:section', category)),
    `<meta name="twitter:card" content="${card || page.imageUrl ? 'summary_large_image' : 'summary'}" />`,
    ...(['rss', 'atom', 'json'] as const).map(
      (format) =>
        `<link rel="alternate" type="${feedFormats[format].type.split(';')[0]}" title="${attribute(name)}" href="${feedPath(format)}" />`,
    ),
    ...structuredDataOf({ ...page, videos, images }, publication).map(
      (data) => `<script type="application/ld+json">${json(data)}</script>`,
    ),
  ].join('\n    ')
}

function factsOf(
  { path, search = '', entry, isMissing }: PageFacts,
  { name, description, origin }: Publication,
): Facts {
  if (entry) {
    return {
      ...headTextsOf(entry, { name, description }),
      url: entry.url,
      type: 'article',
      imageUrl: entry.imageUrl,
      entry,
    }
  }
  const category = categoryAt(path)
  const page = pageAt(path) ?? sectionPageAt(path, search)
  const entryId = entryIdAt(path)
  const id = isMissing ? undefined : entryId
  const title =
    category ?? page?.title ?? (isMissing && entryId !== undefined ? missingEntryTitle : undefined)
  const canonical = category === undefined ? page?.path : categoryPath(category)
  const ownPath = canonical ?? (id === undefined ? undefined : entryPath(id))
  return {
    title: pageTitle(title, name),
    description: category
      ? `${category}: newsletters and blogs, newest first.`
      : (page?.description ?? description),
    url: ownPath === undefined ? null : origin + ownPath,
    type: 'website',
    imageUrl: null,
    entry: undefined,
  }
}

const text = (value: string) => value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const attribute = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** JSON that cannot contain `</script>`. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
