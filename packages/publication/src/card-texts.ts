import type { Entry, Publication } from './entry.ts'
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

/** The size that link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const

const MOST_TITLE = 150
const MOST_LABEL = 60
const MOST_NOTE = 120

/** The card of an entry. */
export const cardOfEntry = (
  { title, categories, publishedAt }: Pick<Entry, 'title' | 'categories' | 'publishedAt'>,
  { name }: Pick<Publication, 'name'>,
): Card => createCard(name, title, categories.join(' · '), publishedAt ? dateOf(publishedAt) : '')

/** A card whose texts fit it. */
export const createCard = (name: string, title: string, label: string, note: string): Card => ({
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
