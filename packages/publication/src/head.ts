import type { Entry, Publication } from './entry.ts'
import { feedPath } from './feeds.ts'
import { pageAt } from './pages.ts'
import { wellFormed } from './well-formed.ts'

/** What is known of a requested page. */
export interface PageFacts {
  /** The decoded path. */
  readonly path: string
  /** The entry that the path names; undefined for every other page. */
  readonly entry?: Entry | undefined
}

interface Facts {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly type: 'website' | 'article'
  readonly imageUrl: string | null
  readonly entry: Entry | undefined
}

const MOST_TITLE = 60
const MOST_DESCRIPTION = 160

/**
 * Writes what a page's `<head>` says to search engines and link previews: title, description, canonical address, Open
 * Graph, Twitter card, JSON-LD and the feeds.
 */
export function writeHead(facts: PageFacts, publication: Publication): string {
  const page = factsOf(facts, publication)
  const { name } = publication
  const property = (key: string, content: string) =>
    `<meta property="${key}" content="${attribute(content)}" />`
  return [
    `<title>${text(page.title)}</title>`,
    `<meta name="description" content="${attribute(page.description)}" />`,
    `<link rel="canonical" href="${attribute(page.url)}" />`,
    property('og:site_name', name),
    property('og:type', page.type),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', page.url),
    property('og:locale', 'en_IN'),
    ...(page.imageUrl ? [property('og:image', page.imageUrl)] : []),
    ...(page.entry ? [property('article:published_time', page.entry.publishedAt.toISOString())] : []),
    ...(page.entry?.category ? [property('article:section', page.entry.category)] : []),
    `<meta name="twitter:card" content="${page.imageUrl ? 'summary_large_image' : 'summary'}" />`,
    ...(['rss', 'atom', 'json'] as const).map(
      (format) =>
        `<link rel="alternate" type="application/${format === 'json' ? 'feed' : format}+${format === 'json' ? 'json' : 'xml'}" title="${attribute(name)}" href="${feedPath(format)}" />`,
    ),
    ...structuredData(page, publication).map(
      (data) =>
        `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ].join('\n    ')
}

function factsOf({ path, entry }: PageFacts, { name, description, origin }: Publication): Facts {
  if (entry) {
    return {
      title: shorten(`${entry.title} · ${name}`, MOST_TITLE),
      description: shorten(wordsOf(entry.html) || description, MOST_DESCRIPTION),
      url: entry.url,
      type: 'article',
      imageUrl: entry.imageUrl,
      entry,
    }
  }
  const category = /^\/category\/([^/]+)\/?$/i.exec(path)?.[1]
  const page = pageAt(path)
  const title = category ?? page?.title
  return {
    title: shorten(title ? `${title} · ${name}` : name, MOST_TITLE),
    description: category ? `Newsletters and blogs in ${category}.` : (page?.description ?? description),
    url: origin + (category ? `/category/${encodeURIComponent(category)}` : (page?.path ?? '/homePage')),
    type: 'website',
    imageUrl: null,
    entry: undefined,
  }
}

function structuredData(page: Facts, { name, origin }: Publication): Record<string, unknown>[] {
  const organization = { '@type': 'Organization', name, url: origin, logo: `${origin}/apple-touch-icon.png` }
  const trail = [
    { name: 'Home', item: `${origin}/homePage` },
    ...(page.type === 'article'
      ? [{ name: 'Newsletters & Blogs', item: `${origin}/newsLetterAndBlogs` }]
      : []),
    ...(page.url === `${origin}/homePage` ? [] : [{ name: page.entry?.title ?? page.title, item: page.url }]),
  ]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
  }
  if (page.entry) {
    const { title, publishedAt, category, imageUrl, url } = page.entry
    return [
      {
        '@type': 'BlogPosting',
        headline: shorten(title, 110),
        datePublished: publishedAt.toISOString(),
        mainEntityOfPage: url,
        author: organization,
        publisher: organization,
        ...(imageUrl && { image: imageUrl }),
        ...(category && { articleSection: category }),
      },
      breadcrumbs,
    ]
  }
  const website = {
    '@type': 'WebSite',
    name,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/newsLetterAndBlogs?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return [organization, ...(page.url === `${origin}/homePage` ? [website] : [breadcrumbs])]
}

/** The text of safe HTML, on one line. */
const wordsOf = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Cuts a text at a word, with an ellipsis. */
function shorten(value: string, most: number): string {
  const line = wellFormed(value).replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : cut.length).toWellFormed()}…`
}

const text = (value: string) => value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const attribute = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** JSON that cannot end its element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
