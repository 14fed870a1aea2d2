import type { Loss, Picture, Step } from './step.ts'
import { dropAttributes } from './steps/drop-attributes.ts'
import { dropControls } from './steps/drop-controls.ts'
import { dropEmpty } from './steps/drop-empty.ts'
import { dropFrame } from './steps/drop-frame.ts'
import { dropHidden } from './steps/drop-hidden.ts'
import { dropTitle } from './steps/drop-title.ts'
import { linkEmbeds } from './steps/link-embeds.ts'
import { linkParts } from './steps/link-parts.ts'
import { nameMergeTags } from './steps/name-merge-tags.ts'
import { orderHeadings } from './steps/order-headings.ts'
import { readCode } from './steps/read-code.ts'
import { readFormulas } from './steps/read-formulas.ts'
import { readHeadings } from './steps/read-headings.ts'
import { readLists } from './steps/read-lists.ts'
import { readPictures } from './steps/read-pictures.ts'
import { readStyles } from './steps/read-styles.ts'
import { storePictures } from './steps/store-pictures.ts'
import { unwrapLayout } from './steps/unwrap-layout.ts'

/** The steps in their order: each may rely on those before it. */
const steps: readonly Step[] = [
  dropHidden,
  readFormulas,
  readPictures,
  storePictures,
  linkEmbeds,
  readCode,
  readHeadings,
  readStyles,
  dropControls,
  dropFrame,
  nameMergeTags,
  readLists,
  unwrapLayout,
  linkParts,
  dropEmpty,
  dropTitle,
  orderHeadings,
  dropAttributes,
]

export interface ArticleOptions {
  /** The title that is shown above the article; without it, that of the page. */
  readonly title?: string
  /** Whether pictures inside the page become files, named in `Article.pictures`. */
  readonly storesPictures?: boolean
}

/** A page reduced to its article, which the sanitiser has still to make safe. */
export interface Article {
  readonly html: string
  /** The pictures that were inside the page, in its order. */
  readonly pictures: readonly Picture[]
  /** What readers lose. */
  readonly losses: readonly Loss[]
}

/**
 * An element for untrusted HTML. It loads nothing and runs no script, and the names in the HTML hide no property of a
 * document.
 */
export const createPageTemplate = (document: Document): HTMLTemplateElement =>
  document.implementation.createHTMLDocument('').createElement('template')

/** Reduces a page, in a template from `createPageTemplate`, to its article, in place. Repeated, it changes nothing. */
export function cleanArticle(page: HTMLTemplateElement, options: ArticleOptions = {}): Article {
  const content = page.content
  const pictures: Picture[] = []
  const losses: Loss[] = []
  const pageTitle = content.querySelector('title')?.textContent ?? ''
  const context = {
    title: options.title ?? pageTitle,
    document: content.ownerDocument,
    pictures: options.storesPictures ? pictures : null,
    lose: (kind: Loss['kind'], words: string, detail = '') =>
      void losses.push({ kind, words: words.replace(/\s+/g, ' ').trim(), detail }),
  }
  for (const step of steps) step(content, context)
  return { html: page.innerHTML.trim(), pictures, losses }
}
