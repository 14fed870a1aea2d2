import type { Upstream } from '../../server/testing/upstream.ts'
import type { Audience, Page } from './page.ts'
import type { Blog, Kind, Records } from './records.ts'

/** What a journey is run against: a page, the upstream behind it, and what that upstream holds. */
export interface JourneyContext {
  readonly page: Page
  readonly upstream: Upstream
  /** What the upstream held when the journey began. */
  readonly records: Records
  /** Whether a column of moments shows its time of day too: not where the upstream sends days alone. */
  readonly hasTimes: boolean
  /** Whether a day is sent as a day, and not as its midnight. */
  readonly hasDays: boolean
  /** What time it is, for what counts from today. */
  readonly now: Date
  /** How a record is called by this upstream: a number, or any text. */
  idOf(kind: Kind, id: number): number | string
  /** The HTML of a blog's page. */
  bodyOf(blog: Blog): Promise<string>
  /** Answers the next call of a path with 503. */
  failNext(path: string): void
  /** Lets the upstream refuse the session's token until it is refreshed. */
  expireToken(): Promise<void>
  /** Who may sign in. */
  readonly staff: { readonly phoneNumber: string; readonly userName: string }
  readonly width: 'wide' | 'narrow'
}

export interface Journey {
  readonly name: string
  readonly audience: Audience
  /** Begins without a session, on the console's own login. */
  readonly isSignedOut?: boolean
  /** Also run on a phone's width. */
  readonly isNarrow?: boolean
  run(context: JourneyContext): Promise<void>
}
