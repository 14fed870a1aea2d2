import { type ReactNode, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { lazyScreen, ScreenFrame } from '#patterns/route'
import { useIsHeld } from '#platform/leaving'
import { useSession } from '#platform/session'

// Most sessions end between two pages, and never need it.
const loginAgain = lazyScreen(() => import('./login/login-again.tsx'))

/** What the login is told of how one has come to it; in the history entry, so that no link and no bookmark says it. */
export interface LoginHistoryState {
  readonly hasSessionEnded: boolean
}

/**
 * Draws its children for those with a session; others log in first, and then come to where they wanted to go.
 * Where a session runs out over work that is not saved, the login comes to the work.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn } = useSession()
  const isHeld = useIsHeld()
  // Logging out is a page of its own: a session that ends while this stands was ended by the API.
  const [hadSession] = useState(isSignedIn)
  const [path] = useLocation()
  const search = useSearch()
  if (isSignedIn || isHeld) {
    return (
      <>
        {children}
        {!isSignedIn && (
          <ScreenFrame onTryAgain={loginAgain.forgetFailure}>
            <loginAgain.Component />
          </ScreenFrame>
        )}
      </>
    )
  }
  const wanted = path + (search && `?${search}`)
  const to = wanted === '/homePage' ? '/' : `/?returnTo=${encodeURIComponent(wanted)}`
  return <Redirect to={to} replace state={{ hasSessionEnded: hadSession } satisfies LoginHistoryState} />
}
