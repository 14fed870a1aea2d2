import type { LoadedBody } from '#patterns/reading/blog-body'

/** What a preview shows of an entry. */
export interface PreviewedEntry {
  readonly title: string
  readonly categories: readonly string[]
  readonly image: string | null
  /** Null if it is unknown, as of some stored blogs. */
  readonly publishedAt: Date | null
  readonly likesCount: number
  /** Undefined without a page; null if readers would see nothing of it. */
  readonly body: LoadedBody | null | undefined
}
