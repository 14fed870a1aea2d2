import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A screen's chunk is compiled, and a real server asked, when it is first needed: that takes as long as it takes.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
