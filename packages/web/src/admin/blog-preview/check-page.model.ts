import { articleText } from './article-text.ts'
import { distinctFindings, type Finding } from './finding.ts'
import { lossFindings } from './losses.model.ts'
import { fileFindings, type PageFiles } from './page-files.model.ts'
import type { ReadArticle } from './read-article.ts'
import { wordFindings } from './wording.model.ts'

/** Findings on the article of a page and on the files that are uploaded with it. */
export const checkPage = (article: ReadArticle, files: PageFiles): Finding[] =>
  distinctFindings([
    ...lossFindings(article),
    ...fileFindings(article.content, files),
    ...wordFindings(articleText(article.content)),
  ])
