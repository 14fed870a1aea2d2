import { type Article, createPageTemplate } from '@tarang/blog-html'
import { articleOf, setUntrustedHtml } from '#platform/browser/clean-html'

/** The article of a page, parsed for the checks; it is not yet safe to be shown. */
export interface ReadArticle extends Article {
  readonly content: DocumentFragment
}

/** Reads the article of a page, with its title: whether that is the entry's is decided when it is shown. */
export function readArticle(html: string): ReadArticle {
  const article = articleOf(html, { title: '', storesPictures: true })
  const template = createPageTemplate(document)
  setUntrustedHtml(template, article.html)
  return { ...article, content: template.content }
}
