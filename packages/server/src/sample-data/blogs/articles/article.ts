import type { SectionName } from '../sections/index.ts'

/** An article: its introduction, sections and takeaways. */
export interface Article {
  title: string
  category:
    | 'Daily Bytes'
    | 'Market Nuggets'
    | 'Market Events'
    | 'Strategies'
    | 'Support Center'
    | 'Uncategorized'
    | null
  /** Paragraphs, as text. */
  lead: readonly string[]
  own: { heading: string; paragraphs: readonly string[] }
  /** Pictures of many proportions below its own section, as HTML. */
  pictures?: string
  /** The picture that it has as its cover; a drawing if missing. */
  cover?: string
  sections: readonly SectionName[]
  /** What to take away, one line each. */
  keep: readonly string[]
}
