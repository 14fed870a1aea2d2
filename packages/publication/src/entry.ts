/** A blog or newsletter, as feeds and the sitemap need it. */
export interface Entry {
  /** A stable id: it survives a change of title or address. */
  readonly id: string
  readonly title: string
  /** The absolute address of its page. */
  readonly url: string
  readonly categories: readonly string[]
  /** Null if the API names no readable date. */
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
