import type { SectionName } from '../sections/index.ts'

/** One article: its own beginning and end, and the sections between. */
export type Article = {
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
  sections: readonly SectionName[]
  /** What to take away, one line each. */
  keep: readonly string[]
}
