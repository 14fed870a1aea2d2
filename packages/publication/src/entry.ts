/** A blog or newsletter, with the fields that feeds and the sitemap need. */
export interface Entry {
  /** A stable id, which stays the same when the title or the address changes. */
  readonly id: string
  readonly title: string
  /** The absolute address of its page. */
  readonly url: string
  readonly categories: readonly string[]
  /** Null if the API's date is missing or invalid. */
  readonly publishedAt: Date | null
  /** The absolute address of its cover. */
  readonly imageUrl: string | null
  /** The absolute address of its body. */
  readonly bodyUrl: string | null
  /** Its body as safe HTML with absolute addresses; null if it has none or it was not loaded. */
  readonly html: string | null
}

/** The publication as a whole. */
export interface Publication {
  readonly name: string
  readonly description: string
  /** The origin of the public host, without a slash at the end. */
  readonly origin: string
}
