import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { session } from '#platform/api/session'
import { config } from '#platform/config'
import { Toaster, toaster } from '#ui/toaster'
import { freshAddress } from '../../fresh-address.ts'
import type { PageAccess } from '../page-driver.ts'
import { answerUntilReceived, type UserActions } from '../user-actions.ts'
import { watchActors } from './actor-watch.ts'
import { domUserActions } from './dom-user-actions.ts'
import { type AtOnce, interceptFetch } from './fetch-wire.ts'
import { createManualClock, NOTICEABLE } from './manual-clock.ts'

/** The component under test, mounted for one path. */
export interface Subject {
  /** The machine's id, by which its running actor is known. */
  readonly machine: string
  readonly render: (input: string) => ReactNode
  /** Whether a user is signed in when it opens. */
  readonly isSignedIn: boolean
  /** Whether the server has the extensions, so that a repeated call is safe. */
  readonly hasExtensions?: boolean
  /** Calls outside the flow, with their immediate replies. */
  readonly atOnce?: AtOnce
  /** Runs before the render: follows an invite, opens an address. */
  readonly before?: (input: string) => void
  /** The user actions that bring the machine to the first state of its paths. */
  readonly open?: (user: UserActions, input: string) => Promise<void>
  /** Uses the browser's address, because the component stores state there. */
  readonly isAtAddress?: boolean
}

// Dialogs close without an animation.
const still = '*, *::before, *::after, ::backdrop { animation: none !important; transition: none !important }'

export interface MountedSubject extends PageAccess {
  /** Ends the manual network and clock; the component stays on the page. */
  readonly release: () => void
  readonly unmount: () => void
}

/** Mounts a subject with a manual network and clock, and gives access to it by role and name. */
export async function mountSubject(
  container: Element,
  subject: Subject,
  input: string,
): Promise<MountedSubject> {
  const {
    machine,
    render,
    isSignedIn,
    atOnce,
    before,
    open,
    isAtAddress = false,
    hasExtensions = false,
  } = subject
  const wire = interceptFetch(atOnce)
  const clock = createManualClock()
  const watch = watchActors(machine)
  // Removes the random delay before a retry.
  const { random } = Math
  Math.random = () => 0
  sessionStorage.clear()
  localStorage.clear()
  freshAddress()
  const { extensions } = config
  Object.assign(config, { extensions: hasExtensions })
  before?.(input)
  if (isSignedIn) session.store({ jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' })
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = still
  const box = container.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(<SubjectFrame isAtAddress={isAtAddress}>{render(input)}</SubjectFrame>)
  const user = domUserActions()
  const settle = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
  await settle()
  await open?.(user, input)
  const release = () => {
    watch.restore()
    Math.random = random
    clock.restore()
    wire.restore()
  }
  const unmount = () => {
    toaster.remove()
    root.unmount()
    box.remove()
    style.remove()
    session.clear()
    Object.assign(config, { extensions })
  }
  return {
    user,
    wire,
    answer: (call, replies) => {
      let isReceived = false
      void watch.nextSnapshot().then(() => {
        isReceived = true
      })
      return answerUntilReceived(wire, call, replies, { isReceived: () => isReceived, turn: settle })
    },
    pass: async (milliseconds) => {
      if (milliseconds < NOTICEABLE) await new Promise((passed) => setTimeout(passed, milliseconds))
      else clock.pass(milliseconds)
    },
    sendToMachine: async (event) => watch.send(event),
    settle,
    release,
    unmount,
    leave: async () => {
      unmount()
      release()
    },
  }
}

/** The page's frame, at an address in memory, so that navigation loads no other page. */
function SubjectFrame({ children, isAtAddress }: { children: ReactNode; isAtAddress: boolean }) {
  const [inMemory] = useState(() => memoryLocation({ path: '/' }))
  const { hook, searchHook } = inMemory
  return (
    <Router {...(!isAtAddress && { hook, searchHook })}>
      <main id="main">{children}</main>
      <Toaster />
    </Router>
  )
}
