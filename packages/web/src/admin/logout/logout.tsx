import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { logOut } from './log-out.ts'

/** Ends the session in every tab and redirects to `/`. */
export default function Logout() {
  const [, navigate] = useLocation()
  useEffect(() => {
    logOut()
    navigate('/', { replace: true })
  }, [navigate])
  return null
}
