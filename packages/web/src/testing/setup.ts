import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The first use of a screen compiles its chunk and calls a real server.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
