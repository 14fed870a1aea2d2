import type { BlogContent, BlogVersionDetails } from '@tarang/sdk/extensions'
import { formatText, MISSING } from '#platform/formats/format'
import type { ChangedField } from '../changed-fields.tsx'
import { differingLines, type NumberedLine } from './differing-lines.ts'

/** How much of a page is shown: a page has up to 5 MB. */
const MOST_CHARACTERS = 20_000

const linesOf = (page: string | null) => page?.split(/\r?\n/) ?? []

/** Lines with their numbers, which tell a moved or repeated line from its equals. */
function toText(lines: readonly NumberedLine[]): string {
  const shown = lines.map(({ number, text }) => `${number}: ${text}`).join('\n')
  return shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)}…` : shown || MISSING
}

function differencesOfPage(earlier: string | null, present: string | null): ChangedField[] {
  const { removed, added } = differingLines(linesOf(earlier), linesOf(present))
  const isSame = removed.length === 0 && added.length === 0
  return isSame ? [] : [{ field: 'Page', before: toText(removed), after: toText(added) }]
}

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
  ]
  return [
    ...fields.filter(({ before, after }) => before !== after),
    ...differencesOfPage(earlier.page, present.page),
  ]
}
