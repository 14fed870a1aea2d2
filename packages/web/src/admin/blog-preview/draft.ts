/** What the forms of blogs and newsletters hold, as far as readers see it. */
export interface EntryDraft {
  readonly text: string
  readonly category?: string
  readonly htmlPage: File | null
  readonly backgroundImage: File | null
  readonly blogImage?: readonly File[]
}
