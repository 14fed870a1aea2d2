import { act, cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { session } from '#platform/api/session'
import { toaster } from '#ui/toaster'

// The first use of a screen compiles its chunk and calls a real server: with eight workers on two cores it took 20 seconds.
configure({ asyncUtilTimeout: 60_000, eventWrapper: dispatch, getElementError })

const SHOWS = 'The page shows: '

/**
 * Each poll of a wait makes an error. The default has the markup of the page in it, which takes longer than the search. At the
 * end of a wait the message is that of its last poll.
 */
function getElementError(message: string | null, { textContent }: Element) {
  const text = message ?? ''
  const error = new Error(text.includes(SHOWS) ? text : `${text}\n\n${SHOWS}${textContent.slice(0, 4000)}`)
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
