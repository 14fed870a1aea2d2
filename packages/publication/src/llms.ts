import { indianTime } from '@tarang/machines/wire-date'
import type { Entry, Publication } from './entry.ts'
import { feedPath } from './feeds.ts'
import { pages } from './pages.ts'
import { wellFormed } from './well-formed.ts'

/** One line of Markdown whose text cannot end its link. */
const line = (title: string, url: string, note: string) =>
  `- [${wellFormed(title)
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')}](${url})${note && `: ${note}`}`

/** Writes llms.txt: a description of the site, its pages and its entries, as Markdown. */
export function writeLlms(entries: readonly Entry[], { name, description, origin }: Publication): string {
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    '## Pages',
    '',
    ...pages.map((page) => line(page.title, origin + page.path, page.description)),
    '',
    '## Feeds',
    '',
    line('RSS', origin + feedPath('rss'), 'all entries with full text'),
    line('Atom', origin + feedPath('atom'), ''),
    line('JSON Feed', origin + feedPath('json'), ''),
    '',
    '## Newsletters and blogs',
    '',
    ...entries.map(({ title, url, categories, publishedAt }) =>
      line(
        title,
        url,
        [...categories, publishedAt && indianTime(publishedAt.getTime())?.day].filter(Boolean).join(', '),
      ),
    ),
    '',
  ].join('\n')
}
