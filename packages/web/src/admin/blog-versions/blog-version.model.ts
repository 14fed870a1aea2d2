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

const pagesOf = (earlier: string | null, present: string | null) => ({
  before: earlier === null ? MISSING : ownLines(earlier, present ?? ''),
  after: present === null ? MISSING : ownLines(present, earlier ?? ''),
})

const namesOf = ({ images }: BlogContent) => images.join(', ') || MISSING

/** The fields that differ between a version and the present state; of a page, the lines that differ. */
export function differences({
  earlier,
  present,
}: Pick<BlogVersionDetails, 'earlier' | 'present'>): ChangedField[] {
  if (!present) return []
  const isSamePicture = earlier.picture === present.picture
  const picture = (name: string | null, words: string) => (name === null ? MISSING : words)
  const fields: ChangedField[] = [
    { field: 'Title', before: formatText(earlier.text), after: formatText(present.text) },
    { field: 'Category', before: formatText(earlier.category), after: formatText(present.category) },
    ...(isSamePicture
      ? []
      : [
          {
            field: 'Picture',
            before: picture(earlier.picture, 'Another picture'),
            after: picture(present.picture, 'The present picture'),
          },
        ]),
    { field: 'Images of the page', before: namesOf(earlier), after: namesOf(present) },
    ...(earlier.page === present.page ? [] : [{ field: 'Page', ...pagesOf(earlier.page, present.page) }]),
  ]
  return fields.filter(({ before, after }) => before !== after)
}
