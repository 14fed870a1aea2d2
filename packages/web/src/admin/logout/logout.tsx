import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { session } from '#platform/session'

/** Ends the session of whoever comes here, and moves on to `/`. */
export default function Logout() {
  const [, navigate] = useLocation()
  useEffect(() => {
    session.clear()
    navigate('/', { replace: true })
  }, [navigate])
  return null
}
