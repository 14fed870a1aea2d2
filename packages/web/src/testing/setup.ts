import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { session } from '#platform/session'
import { toaster } from '#ui/toaster'

// The first use of a screen compiles its chunk and calls a real server.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  toaster.remove()
  // Also drops data that was loaded for the user.
  session.clear()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
