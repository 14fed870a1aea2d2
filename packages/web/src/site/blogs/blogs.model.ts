import { searchKey } from '@tarang/machines/search-text'
import { pageWindow } from '@tarang/machines/table'
import { instantOf } from '@tarang/machines/wire-date'
import type { Blog, Id } from '@tarang/sdk'
import type { CardEntry } from '#patterns/reading/blog-card'
import { upstreamUrl } from '#platform/api/services'
import { formatDate } from '#platform/formats/public-date'
import { withQuery } from '#platform/navigation/address'
import { safeImageUrl } from '#platform/navigation/safe-url'
import { asText } from '../as-text.ts'

/** A blog or newsletter as visitors see it; its addresses are safe. */
export interface Entry extends CardEntry {
  readonly id: Id
  /** The time of publication, by which entries are sorted. */
  readonly published: number | null
  readonly likesCount: number
  /** Null if the API does not send it. */
  readonly liked: boolean | null
  /** The address of its body; null if it is not a web address. */
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

/** The firm's order of categories; unknown ones come last. */
const KNOWN_CATEGORIES = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
]

/** Reads an entry of the API; null without an id, because it could not be opened. */
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

/** Removes `liked` from an entry, because it belongs to one visitor and rendered pages are shared. */
export const withoutVisitor = (entry: Entry): Entry => ({ ...entry, liked: null })

/** Whether two entries are the same: ids are compared as text. */
const isSameEntry = (one: Pick<Entry, 'id'>, other: Pick<Entry, 'id'>) => String(one.id) === String(other.id)

const byNewest = (one: Entry, other: Entry) => {
  const [first, second] = [
    one.published ?? Number.NEGATIVE_INFINITY,
    other.published ?? Number.NEGATIVE_INFINITY,
  ]
  return first === second ? 0 : second - first
}

/** Every entry once, newest first, those without a date last; ties keep the API's order. */
export function entriesOf(blogs: readonly Blog[]): Entry[] {
  const entries = blogs.map(entryOf).filter((entry) => entry !== null)
  return [...new Map(entries.map((entry) => [String(entry.id), entry])).values()].sort(byNewest)
}

/** By likes, ties by newest. */
export const mostPopular = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((one, other) => other.likesCount - one.likesCount || byNewest(one, other))

/** The categories of these entries, in the firm's order. */
export function categoriesOf(entries: readonly Entry[]): string[] {
  const found = new Map<string, string>()
  for (const name of entries.flatMap(({ categories }) => categories)) {
    if (!found.has(searchKey(name))) found.set(searchKey(name), name)
  }
  const known = KNOWN_CATEGORIES.filter((name) => found.delete(searchKey(name)))
  return [...known, ...[...found.values()].sort((one, other) => one.localeCompare(other, 'en-IN'))]
}

/** The entries of one category, ignoring case. */
export const inCategory = (entries: readonly Entry[], category: string) =>
  entries.filter(({ categories }) => categories.some((name) => searchKey(name) === searchKey(category)))

/** The entries with a text in their title, ignoring case. */
export function titled(entries: readonly Entry[], text: string): readonly Entry[] {
  const wanted = searchKey(text)
  return wanted === '' ? entries : entries.filter(({ title }) => searchKey(title).includes(wanted))
}

/** The matches of the search dialog: up to five, none for an empty text. */
export const matchesOf = (entries: readonly Entry[], text: string) =>
  searchKey(text) === '' ? [] : titled(entries, text).slice(0, MOST_MATCHES)

/** A longer text in the address is ignored. */
export const MOST_KEYWORD = 200

/** Reads the search from the address; null without one. */
export function readKeyword(text: string | null): string | null {
  return text === null || text.length > MOST_KEYWORD ? null : text
}

/** The state of the list in its address. */
export interface ListView {
  /** Whether all of the most popular entries are shown. */
  readonly isPopularExpanded: boolean
  /** The number of entries in the grid. */
  readonly shown: number
  /** The search that the page shows; null without one. */
  readonly keyword: string | null
}

export function readListView(search: string): ListView {
  const query = new URLSearchParams(search)
  return {
    isPopularExpanded: query.get('popular') === 'all',
    shown: readShown(query.get('shown')),
    keyword: readKeyword(query.get('q')),
  }
}

/** The query of the list's address, without default values. */
export const writeListView = ({ isPopularExpanded, shown, keyword }: ListView): string =>
  withQuery('', {
    q: keyword,
    popular: isPopularExpanded ? 'all' : null,
    shown: shown > PAGE ? String(shown) : null,
  })

/** Reads the number of entries in the grid, rounded up to whole pages. */
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

/** The fields of an entry that determine its further entries. */
export type EntryKey = Pick<Entry, 'id' | 'categories'>

type EntryLink = Pick<Entry, 'id' | 'title'>

/** The links from an entry to others. */
export interface FurtherEntries {
  readonly newer: EntryLink | null
  readonly older: EntryLink | null
  /** Up to four entries of the same categories. */
  readonly related: readonly Entry[]
}

const linkTo = (entry: Entry | undefined): EntryLink | null =>
  entry ? { id: entry.id, title: entry.title } : null

/** Finds the next newer and older entry, and entries of the same categories. */
export function around(entries: readonly Entry[], entry: EntryKey): FurtherEntries {
  const index = entries.findIndex((other) => isSameEntry(other, entry))
  const related = entry.categories
    .flatMap((category) => inCategory(entries, category))
    .filter((other) => !isSameEntry(other, entry))
  return {
    newer: index < 0 ? null : linkTo(entries[index - 1]),
    older: index < 0 ? null : linkTo(entries[index + 1]),
    related: [...new Set(related)].slice(0, 4),
  }
}

/** One page of eight; a page number out of range becomes the nearest. */
export function pageOf(entries: readonly Entry[], requested: string | null) {
  const count = Math.max(1, Math.ceil(entries.length / PAGE))
  const wanted = Number(requested)
  const page = Number.isSafeInteger(wanted) ? Math.min(Math.max(1, wanted), count) : 1
  return {
    page,
    count,
    numbers: pageWindow(page, count),
    items: entries.slice((page - 1) * PAGE, page * PAGE),
  }
}
