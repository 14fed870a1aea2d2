import { act, cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { session } from '#platform/api/session'
import { toaster } from '#ui/toaster'

// The first use of a screen compiles its chunk and calls a real server: with eight workers on two cores it took 20 seconds.
configure({ asyncUtilTimeout: 60_000, eventWrapper: dispatch, getElementError })

/** Each poll of a wait makes an error. The default has the markup of the page in it, which takes longer than the search. */
function getElementError(message: string | null, container: Element) {
  const error = new Error(`${message}\n\nThe page shows: ${container.textContent.slice(0, 4000)}`)
  error.name = 'TestingLibraryElementError'
  return error
}

/**
 * Outside `act` during user-event's calls, as Testing Library sets its environment then. React drops a render that suspends
 * within an `act` that nobody awaits: a screen that loads on a click would never appear.
 */
function dispatch(event: () => boolean): boolean {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  if (IS_REACT_ACT_ENVIRONMENT === false) return event()
  let isAccepted = true
  act(() => {
    isAccepted = event()
  })
  return isAccepted
}

afterEach(() => {
  cleanup()
  toaster.remove()
  // Also drops data that was loaded for the user.
  session.clear()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})
