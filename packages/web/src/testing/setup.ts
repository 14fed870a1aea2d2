import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { session } from '#platform/session'
import { toaster } from '#ui/toaster'

// The first use of a screen compiles its chunk and calls a real server.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  toaster.remove()
  // Forgets what was loaded for this person, too.
  session.clear()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
