import type { BlogContent, BlogVersionDetails } from '@tarang/sdk/extensions'
import { formatText, MISSING } from '#platform/format'
import type { ChangedField } from '../changed-fields.tsx'

/** How much of a page is shown: a page has up to 5 MB. */
const MOST_CHARACTERS = 20_000

/** The lines of a text that the other one does not have. */
function ownLines(text: string, other: string): string {
  const others = new Set(other.split(/\r?\n/).map((line) => line.trim()))
  const own = text.split(/\r?\n/).filter((line) => !others.has(line.trim()))
  const shown = own.join('\n')
  return shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)}…` : shown || MISSING
}

const pagesOf = (then: string | null, now: string | null) => ({
  before: then === null ? MISSING : ownLines(then, now ?? ''),
  after: now === null ? MISSING : ownLines(now, then ?? ''),
})

const namesOf = ({ images }: BlogContent) => images.join(', ') || MISSING

/** The fields that differ between a version and the present state; of a page, the lines that differ. */
export function differences({ then, now }: Pick<BlogVersionDetails, 'then' | 'now'>): ChangedField[] {
  if (!now) return []
  const isSamePicture = then.picture === now.picture
  const picture = (name: string | null, words: string) => (name === null ? MISSING : words)
  const fields: ChangedField[] = [
    { field: 'Title', before: formatText(then.text), after: formatText(now.text) },
    { field: 'Category', before: formatText(then.category), after: formatText(now.category) },
    ...(isSamePicture
      ? []
      : [
          {
            field: 'Picture',
            before: picture(then.picture, 'Another picture'),
            after: picture(now.picture, 'The present picture'),
          },
        ]),
    { field: 'Images of the page', before: namesOf(then), after: namesOf(now) },
    ...(then.page === now.page ? [] : [{ field: 'Page', ...pagesOf(then.page, now.page) }]),
  ]
  return fields.filter(({ before, after }) => before !== after)
}
