import type { Upstream } from '../../../server/testing/upstream.ts'
import type { Blog, Kind, Records } from '../records.ts'

/** What a login brings, as the console keeps it. */
export interface Session {
  readonly jwtToken: string
  readonly refreshToken: string
  readonly userName: string
}

/** An upstream with all that a journey has to know of it. */
export interface JourneyUpstream {
  readonly upstream: Upstream
  readonly records: Records
  readonly staff: { readonly phoneNumber: string; readonly userName: string }
  readonly hasTimes: boolean
  readonly hasDays: boolean
  idOf(kind: Kind, id: number): number | string
  /** The HTML of a blog's page. */
  bodyOf(blog: Blog): Promise<string>
  /** What the client did that it should not have. */
  faults(): readonly string[]
  signIn(): Promise<Session>
  /** Refuses the tokens that are out; null where a token of ours is refused anyway. */
  readonly expireTokens: (() => void) | null
}
