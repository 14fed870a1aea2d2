import type { Entry, Publication } from './entry.ts'
import { shorten } from './shorten.ts'

const MOST_TITLE = 60
const MOST_DESCRIPTION = 160

/** The title of a page in its head. */
export const pageTitle = (title: string | undefined, name: string) =>
  shorten(title ? `${title} · ${name}` : name, MOST_TITLE)

/** The title and the description in the head of an entry's page, which search engines and link previews show. */
export const headTextsOf = (
  { title, html }: Pick<Entry, 'title' | 'html'>,
  { name, description }: Pick<Publication, 'name' | 'description'>,
) => ({
  title: pageTitle(title, name),
  description: shorten(wordsOf(html) || description, MOST_DESCRIPTION),
})

/** The text of safe HTML, on one line. */
const wordsOf = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
