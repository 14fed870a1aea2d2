import { type Step, textOf, unwrap } from '../step.ts'

/** The fields of mailing tools, and the shortcodes of WordPress. The braces of TeX follow a letter or another brace. */
const TAG =
  /\*\|[^|\n]{1,80}\|\*|(?<![\\\w}{])\{\{[^{}\n]{1,80}\}\}|%%[^%\s][^%\n]{0,80}%%|\[[a-z][\w-]{1,30}(?: [\w-]{1,30}="[^"\n]{0,200}"){1,10} ?\/?\]/g
/** A longer block is no line about the mail itself. */
const LONGEST_LINE = 300

/** Names the fields that a mailing tool would have filled in, and removes lines about the mail itself. */
export const nameMergeTags: Step = (content, { lose }) => {
  for (const link of content.querySelectorAll('a[href]')) {
    if (!content.contains(link) || !link.getAttribute('href')?.match(TAG)) continue
    const line = link.closest('td, p, li, div')
    if (!line || textOf(line).length > LONGEST_LINE) {
      unwrap(link)
      continue
    }
    lose('frame', textOf(line))
    line.remove()
  }
  for (const tag of new Set(textOf(content).match(TAG))) lose('merge-tag', tag)
}
