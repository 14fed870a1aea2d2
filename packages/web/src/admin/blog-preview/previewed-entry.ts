import type { LoadedBody } from '#patterns/reading/blog-body'

/** What a preview shows of an entry. */
export interface PreviewedEntry {
  readonly title: string
  readonly categories: readonly string[]
  readonly image: string | null
  /** Undefined without a page; null if readers would see nothing of it. */
  readonly body: LoadedBody | null | undefined
}
