import { createHash } from 'node:crypto'
import type { Entry, Publication } from './entry.ts'
import { categoryAt, pageAt, pathSegment } from './pages.ts'
import { wellFormed } from './well-formed.ts'

/** What a card image shows. */
export interface Card {
  /** The name of the firm. */
  readonly name: string
  readonly title: string
  /** The small line above the title: a category; empty for none. */
  readonly label: string
  /** The line below: a date, or what the page is. */
  readonly note: string
}

/** A card with its address. */
export interface CardImage {
  readonly card: Card
  /** Changes with what the card shows. */
  readonly hash: string
  /** The path of the image, which has the hash in it. */
  readonly path: string
}

/** The size that link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const

/** Changes with the drawing, so that a card of the same words gets another address. */
const DRAWING = 1
const MOST_TITLE = 150
const MOST_LABEL = 60
const MOST_NOTE = 120

/** The subject of a card: an entry, the page of a category, or another page. */
export type CardSubject =
  | { readonly kind: 'blogs'; readonly id: string; readonly entry: Entry }
  | { readonly kind: 'categories'; readonly id: string }
  | { readonly kind: 'pages'; readonly id: string }

/** The subject of a requested card, before it is known whether that exists. */
export interface CardRequest {
  readonly kind: CardSubject['kind']
  readonly id: string
  /** The hash in the path, to be compared with that of the present card. */
  readonly hash: string
}

const CARD = /^\/cards\/(blogs|categories|pages)\/([^/]+)-([0-9a-f]{16})\.png$/

/** What a path, which is not decoded, requests; null if it is no card's. */
export function cardRequestAt(path: string): CardRequest | null {
  const [, kind, encoded, hash] = CARD.exec(path) ?? []
  if (kind === undefined || encoded === undefined || hash === undefined) return null
  try {
    return { kind: kind as CardRequest['kind'], id: decodeURIComponent(encoded), hash }
  } catch {
    return null
  }
}

/** The card of a page that is no entry, by its path; the card of the landing page where it has none of its own. */
export function cardOfPage(path: string, publication: Publication, categories: readonly string[]): CardImage {
  const category = categoryAt(path)
  if (category !== undefined && categories.includes(category))
    return cardImage({ kind: 'categories', id: category }, publication)
  return cardImage({ kind: 'pages', id: (pageAt(path)?.path ?? HOME).slice(1) }, publication)
}

const HOME = '/homePage'

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
  if (subject.kind === 'categories') return card(name, subject.id, 'Newsletters & Blogs', '')
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

/** One line of at most so many characters as a reader counts them. */
function shorten(text: string, most: number): string {
  // A grapheme may have any number of code points; so many of them are more than any title has.
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
