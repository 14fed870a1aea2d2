import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { logOut } from '#platform/logout'

/** Ends the session of whoever comes here, in every tab, and moves on to `/`. */
export default function Logout() {
  const [, navigate] = useLocation()
  useEffect(() => {
    logOut()
    navigate('/', { replace: true })
  }, [navigate])
  return null
}
