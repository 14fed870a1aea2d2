import { type Finding, joinFindings } from './finding.ts'
import { removedMarkup } from './markup.model.ts'
import { fileFindings, type PageFiles } from './page-files.model.ts'
import type { ParsedPage } from './parsed-page.ts'
import { wordFindings } from './wording.model.ts'

/** Findings on a page and on the files that are uploaded with it. */
export const checkPage = (page: ParsedPage, files: PageFiles): Finding[] =>
  joinFindings([
    ...(page.title === ''
      ? [{ group: 'files', at: 'page', text: 'The page has no title: neither <title> nor <h1>.' } as const]
      : []),
    ...removedMarkup(page.elements),
    ...fileFindings(page.elements, files),
    ...wordFindings(page.words),
  ])
