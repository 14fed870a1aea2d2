/** What a card shows of a blog or newsletter. */
export interface CardEntry {
  readonly title: string
  readonly image: string | null
  /** The formatted day of publication. */
  readonly date: string | null
  readonly categories: readonly string[]
}
