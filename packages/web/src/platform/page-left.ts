/** Why an action was not finished: the page was reloaded or closed. */
export class PageLeftError extends Error {
  override readonly name = 'PageLeftError'
  /** Whether its call had been made. */
  readonly isSent: boolean

  constructor(isSent: boolean) {
    super('The page was left.')
    this.isSent = isSent
  }
}
