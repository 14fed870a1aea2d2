import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useSession } from '#platform/session'

/** Draws its children for those with a session; others log in first, and then come to where they wanted to go. */
export function Guard({ children }: { children: ReactNode }) {
  const { isSignedIn } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (isSignedIn) return children
  const wanted = path + (search && `?${search}`)
  return <Redirect to={wanted === '/homePage' ? '/' : `/?returnTo=${encodeURIComponent(wanted)}`} replace />
}
