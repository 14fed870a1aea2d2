import { createHash } from 'node:crypto'
import { type Card, cardOfEntry, createCard } from './card-texts.ts'
import type { Entry, Publication } from './entry.ts'
import { categoryAt, pageAt } from './pages.ts'
import { pathSegment, sitePages } from './site-pages.ts'

/** A card with its address. */
export interface CardImage {
  readonly card: Card
  /** A hash of the texts and of the drawing. */
  readonly hash: string
  /** The path of the image, which contains the hash. */
  readonly path: string
}

/** Increase this number when the drawing changes, so that cards with the same texts get new addresses. */
const DRAWING = 1

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

function cardOf(subject: CardSubject, publication: Publication): Card {
  const { name, description } = publication
  if (subject.kind === 'blogs') return cardOfEntry(subject.entry, publication)
  if (subject.kind === 'categories') return createCard(name, subject.id, sitePages.blogs.title, '')
  const page = pageAt(`/${subject.id}`)
  return createCard(name, page?.title ?? name, '', page?.description ?? description)
}
