import { createHash } from 'node:crypto'
import type { Entry, Publication } from './entry.ts'
import { categoryAt, pageAt } from './pages.ts'
import { pathSegment, sitePages } from './site-pages.ts'
import { wellFormed } from './well-formed.ts'

/** The texts on a card image. */
export interface Card {
  /** The name of the firm. */
  readonly name: string
  readonly title: string
  /** The small line above the title: a category; empty for none. */
  readonly label: string
  /** The line below the title: a date, or a description of the page. */
  readonly note: string
}

/** A card with its address. */
export interface CardImage {
  readonly card: Card
  /** A hash of the texts and of the drawing. */
  readonly hash: string
  /** The path of the image, which contains the hash. */
  readonly path: string
}

/** The size that link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const

/** Increase this number when the drawing changes, so that cards with the same texts get new addresses. */
const DRAWING = 1
const MOST_TITLE = 150
const MOST_LABEL = 60
const MOST_NOTE = 120

/** The subject of a card: an entry, the page of a category, or another page. */
export type CardSubject =
  | { readonly kind: 'blogs'; readonly id: string; readonly entry: Entry }
  | { readonly kind: 'categories'; readonly id: string }
  | { readonly kind: 'pages'; readonly id: string }

/** The subject of a requested card; it may not exist. */
export interface CardRequest {
  readonly kind: CardSubject['kind']
  readonly id: string
  /** The hash in the path, to compare with the current card's. */
  readonly hash: string
}

const CARD = /^\/cards\/(blogs|categories|pages)\/([^/]+)-([0-9a-f]{16})\.png$/

/** Parses an undecoded path; null if it is not a card's. */
export function cardRequestAt(path: string): CardRequest | null {
  const [, kind, encoded, hash] = CARD.exec(path) ?? []
  if (kind === undefined || encoded === undefined || hash === undefined) return null
  try {
    return { kind: kind as CardRequest['kind'], id: decodeURIComponent(encoded), hash }
  } catch {
    return null
  }
}

/** The card of a page other than an entry, by its path; the landing page's card for an unknown path. */
export function cardOfPage(path: string, publication: Publication, categories: readonly string[]): CardImage {
  const category = categoryAt(path)
  if (category !== undefined && categories.includes(category))
    return cardImage({ kind: 'categories', id: category }, publication)
  return cardImage({ kind: 'pages', id: (pageAt(path)?.path ?? sitePages.home.path).slice(1) }, publication)
}

/** The card of a subject, with its address. */
export function cardImage(subject: CardSubject, publication: Publication): CardImage {
  const card = cardOf(subject, publication)
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 16)
  return { card, hash, path: `/cards/${subject.kind}/${pathSegment(subject.id)}-${hash}.png` }
}

function cardOf(subject: CardSubject, { name, description }: Publication): Card {
  if (subject.kind === 'blogs') {
    const { title, categories, publishedAt } = subject.entry
    return card(name, title, categories.join(' · '), publishedAt ? dateOf(publishedAt) : '')
  }
  if (subject.kind === 'categories') return card(name, subject.id, sitePages.blogs.title, '')
  const page = pageAt(`/${subject.id}`)
  return card(name, page?.title ?? name, '', page?.description ?? description)
}

const card = (name: string, title: string, label: string, note: string): Card => ({
  name: shorten(name, MOST_LABEL),
  title: shorten(title, MOST_TITLE),
  label: shorten(label, MOST_LABEL),
  note: shorten(note, MOST_NOTE),
})

const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const dateOf = (instant: Date) => dates.format(instant)

const graphemes = new Intl.Segmenter('en-IN')

/** One line of at most `most` graphemes. */
function shorten(text: string, most: number): string {
  // Limits the text before it is segmented, because a grapheme may have any number of code points.
  const line = wellFormed(text.slice(0, most * 20))
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(graphemes.segment(line), ({ segment }) => [...segment].slice(0, 8).join(''))
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`
}
