import type { Upstream } from '@tarang/server/testing/upstream'
import type { Audience, Page } from './page.ts'
import type { Blog, Kind, Records } from './records.ts'

/** Answers a request instead of the upstream; `forward` returns the upstream's answer. */
export type Intercept = (forward: () => Promise<Response>) => Promise<Response>

/** Everything a journey runs against: a page, its upstream and the upstream's records. */
export interface JourneyContext {
  readonly page: Page
  readonly upstream: Upstream
  /** The upstream's records when the journey started. */
  readonly records: Records
  /** Whether date-time columns show a time; not if the upstream sends only days. */
  readonly hasTimes: boolean
  /** A record's id in this upstream: a number or a text. */
  idOf(kind: Kind, id: number): number | string
  /** The HTML of a blog's page. */
  bodyOf(blog: Blog): Promise<string>
  /** Answers the next call of a path with 500. */
  failNext(path: string): void
  /** Replaces the upstream's answers of a path; in browsers only. */
  intercept(path: string, answer: Intercept): void
  /** Expires the session's token, so that the upstream rejects it until a refresh. */
  expireToken(): Promise<void>
  /** A member of staff who can sign in. */
  readonly staff: { readonly phoneNumber: string; readonly userName: string }
  readonly width: 'wide' | 'narrow'
}

export interface Journey {
  readonly name: string
  readonly audience: Audience
  /** Starts without a session. */
  readonly isSignedOut?: boolean
  /** Needs the screens of the extensions, which only the reference server has. */
  readonly hasExtensions?: boolean
  /** Needs what a document in process lacks, so it runs in browsers only. */
  readonly isForBrowsers?: boolean
  /** Also runs against each dialect of a foreign upstream. */
  readonly isForDialects?: boolean
  /** Also runs at a phone's width. */
  readonly isNarrow?: boolean
  run(context: JourneyContext): Promise<void>
}
