import { type ReactNode, useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { lazyScreen, ScreenFrame } from '#patterns/route'
import { useSession } from '#platform/api/session'
import { HOME_PATH } from '#platform/navigation/history'
import { useIsLeavingBlocked } from '#platform/navigation/leave-guard'

// Loaded on demand: it appears only when a session expires over unsaved work.
const loginAgain = lazyScreen(() => import('./login/login-again.tsx'))

/** History state of the redirect to login. It is not in the URL, so links and bookmarks do not carry it. */
export interface LoginHistoryState {
  readonly hasSessionEnded: boolean
}

/**
 * Renders its children for a signed-in user; anyone else is redirected to login and back.
 * When a session expires over unsaved work, a login dialog opens over it instead.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn } = useSession()
  const isLeavingBlocked = useIsLeavingBlocked()
  // Logout has its own route, so a session that ends while this is mounted was ended by the API.
  const [hadSession] = useState(isSignedIn)
  const [path] = useLocation()
  const search = useSearch()
  if (isSignedIn || isLeavingBlocked) {
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
  const to = wanted === HOME_PATH ? '/' : `/?returnTo=${encodeURIComponent(wanted)}`
  return <Redirect to={to} replace state={{ hasSessionEnded: hadSession } satisfies LoginHistoryState} />
}
