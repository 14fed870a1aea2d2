import type { Upstream } from '@tarang/server/testing/upstream'
import type { Blog, Kind, Records } from '../records.ts'

/** A session as the console stores it. */
export interface Session {
  readonly jwtToken: string
  readonly refreshToken: string
  readonly userName: string
}

/** An upstream, with everything that a journey needs to know about it. */
export interface JourneyUpstream {
  readonly upstream: Upstream
  readonly records: Records
  readonly staff: { readonly phoneNumber: string; readonly userName: string }
  readonly hasTimes: boolean
  idOf(kind: Kind, id: number): number | string
  /** The HTML of a blog's page. */
  bodyOf(blog: Blog): Promise<string>
  /** Rules of the upstream that the client broke. */
  faults(): readonly string[]
  signIn(): Promise<Session>
  /** Expires all issued tokens; null if the upstream rejects an invented token anyway. */
  readonly expireTokens: (() => void) | null
}
