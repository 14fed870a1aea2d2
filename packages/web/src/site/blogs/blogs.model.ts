import { pageWindow } from '@tarang/machines/table'
import { instantOf } from '@tarang/machines/wire-date'
import type { Blog, Id } from '@tarang/sdk'
import { formatDate } from '#platform/format'
import { safeImageUrl } from '#platform/safe-url'
import { upstreamUrl } from '#platform/services'
import { asText } from '../as-text.ts'

/** A blog or newsletter as visitors see it, with nothing left in it that could hurt. */
export interface Entry {
  readonly id: Id
  readonly title: string
  readonly image: string | null
  /** The day in words; null where there is none. */
  readonly date: string | null
  /** When it was published, to put entries in order by. */
  readonly published: number | null
  readonly categories: readonly string[]
  readonly likesCount: number
  /** Null where the API does not say. */
  readonly liked: boolean | null
  /** Where its body is; null where that is no web address. */
  readonly bodyLink: string | null
}

export const PAGE = 8
export const POPULAR_AT_FIRST = 4
export const MOST_MATCHES = 5

export const messages = {
  empty: 'No newsletters found.',
  loading: 'Loading...',
  more: 'Load More',
  less: 'Load Less',
  viewAll: 'View all',
  viewLess: 'View less',
}

/** The order in which the firm names its categories; what else there is comes after. */
const KNOWN_CATEGORIES = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
]

/** Reads what the API sent; without an id there is nothing to open, and so nothing to show. */
export function entryOf(blog: Blog): Entry | null {
  const { id } = blog
  if (id === undefined || id === null) return null
  const published = instantOf(blog.publishedDate)
  return {
    id,
    title: asText(blog.text) || 'Untitled',
    image: safeImageUrl(upstreamUrl(blog.backgroundImage)) ?? null,
    date: published === null ? null : formatDate(blog.publishedDate),
    published,
    categories: [...new Set(blog.categories)],
    likesCount: Math.max(0, Math.trunc(blog.likesCount ?? 0)) || 0,
    liked: typeof blog.liked === 'boolean' ? blog.liked : null,
    bodyLink: upstreamUrl(blog.htmlPageLink) ?? null,
  }
}

/** Whether two entries are the same: ids are compared as text. */
export const isSameEntry = (one: Entry, other: Entry | undefined) =>
  other !== undefined && String(one.id) === String(other.id)

const byNewest = (one: Entry, other: Entry) => {
  const [first, second] = [
    one.published ?? Number.NEGATIVE_INFINITY,
    other.published ?? Number.NEGATIVE_INFINITY,
  ]
  return first === second ? 0 : second - first
}

/** Every entry once, newest first; those without a date last, and those of one moment as the API has them. */
export function entriesOf(blogs: readonly Blog[]): Entry[] {
  const entries = blogs.map(entryOf).filter((entry) => entry !== null)
  return [...new Map(entries.map((entry) => [String(entry.id), entry])).values()].sort(byNewest)
}

/** By likes, ties by newest. */
export const mostPopular = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => other.likesCount - one.likesCount || byNewest(one, other))

const key = (text: string) => text.trim().toLocaleLowerCase('en-IN')

/** The categories that there are entries of, in the firm's order. */
export function categoriesOf(entries: readonly Entry[]): string[] {
  const found = new Map<string, string>()
  for (const name of entries.flatMap(({ categories }) => categories)) {
    if (!found.has(key(name))) found.set(key(name), name)
  }
  const known = KNOWN_CATEGORIES.filter((name) => found.delete(key(name)))
  return [...known, ...[...found.values()].sort((one, other) => one.localeCompare(other, 'en-IN'))]
}

/** The entries of one category, whatever its case. */
export const inCategory = (entries: readonly Entry[], category: string) =>
  entries.filter(({ categories }) => categories.some((name) => key(name) === key(category)))

/** The entries with a text in their title, whatever its case. */
export function titled(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = key(text)
  return wanted === '' ? entries : entries.filter(({ title }) => key(title).includes(wanted))
}

/** What the search dialog offers: up to five, and nothing before something is typed. */
export const matchesOf = (entries: readonly Entry[], text: string) =>
  text.trim() === '' ? [] : titled(entries, text).slice(0, MOST_MATCHES)

/** How many entries the grid shows, out of what an address says: whole pages, and never under one. */
export function readShown(text: string | null): number {
  const shown = Number(text)
  return Number.isSafeInteger(shown) && shown > PAGE ? Math.ceil(shown / PAGE) * PAGE : PAGE
}

/** A grid that grows and shrinks by a page at a time. */
export function gridOf<Item>(items: readonly Item[], shown: number) {
  const pages = Math.max(1, Math.ceil(items.length / PAGE))
  const within = Math.min(shown, pages * PAGE)
  return {
    items: items.slice(0, within),
    more: within < items.length ? within + PAGE : null,
    less: within > PAGE ? within - PAGE : null,
  }
}

/** What comes before and after an entry in time, and a few more of its first category. */
export function around(entries: readonly Entry[], entry: Entry) {
  const place = entries.findIndex((other) => isSameEntry(other, entry))
  const related = entry.categories
    .flatMap((category) => inCategory(entries, category))
    .filter((other) => !isSameEntry(other, entry))
  return {
    newer: place > 0 ? (entries[place - 1] ?? null) : null,
    older: place < 0 ? null : (entries[place + 1] ?? null),
    related: [...new Set(related)].slice(0, 4),
  }
}

/** One page of eight; a page that there is none of becomes the nearest. */
export function pageOf(entries: readonly Entry[], asked: string | null) {
  const count = Math.max(1, Math.ceil(entries.length / PAGE))
  const wanted = Number(asked)
  const page = Number.isSafeInteger(wanted) ? Math.min(Math.max(1, wanted), count) : 1
  return {
    page,
    count,
    numbers: pageWindow(page, count),
    items: entries.slice((page - 1) * PAGE, page * PAGE),
  }
}
