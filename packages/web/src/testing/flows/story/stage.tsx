import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { session } from '#platform/session'
import { Toaster, toaster } from '#ui/toaster'
import { freshAddress } from '../../fresh-address.ts'
import type { Reach } from '../page-driver.ts'
import { answerUntilHeard, type UserActions } from '../user-actions.ts'
import { watchActors } from './actor-watch.ts'
import { domUserActions } from './dom-user-actions.ts'
import { type AtOnce, holdFetch } from './fetch-wire.ts'
import { holdClock } from './held-clock.ts'

/** What a path meets: one component, mounted for it alone. */
export interface Subject {
  /** The machine's id, by which its running actor is known. */
  readonly machine: string
  readonly render: (input: string) => ReactNode
  /** Whether somebody is signed in when it opens. */
  readonly isSignedIn: boolean
  /** What is beside the flow, and answered at once. */
  readonly atOnce?: AtOnce
  /** What comes before it is drawn: an invite that was followed, an address that was opened. */
  readonly before?: (input: string) => void
  /** What a person does until the machine is where its paths begin. */
  readonly open?: (user: UserActions, input: string) => Promise<void>
  /** Its address is the browser's own, because it keeps something there. */
  readonly isAtAddress?: boolean
}

// Dialogs leave at once: nobody is there to see them go.
const still = '*, *::before, *::after, ::backdrop { animation: none !important; transition: none !important }'

/** Mounts a subject on a stage of its own, and reaches it by role and name; the wire and the clock are held. */
export async function mount(place: Element, subject: Subject, input: string): Promise<Reach> {
  const { machine, render, isSignedIn, atOnce, before, open, isAtAddress = false } = subject
  const wire = holdFetch(atOnce)
  const clock = holdClock()
  const watch = watchActors(machine)
  // A read that failed is made again after a random while: here, at once.
  const { random } = Math
  Math.random = () => 0
  sessionStorage.clear()
  localStorage.clear()
  freshAddress()
  before?.(input)
  if (isSignedIn) session.store({ jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' })
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = still
  const box = place.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(<OnStage isAtAddress={isAtAddress}>{render(input)}</OnStage>)
  const user = domUserActions()
  const settle = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
  await settle()
  await open?.(user, input)
  return {
    user,
    wire: {
      ...wire,
      answer: (call, reply) => {
        let isHeard = false
        void watch.heard().then(() => {
          isHeard = true
        })
        return answerUntilHeard(wire, call, reply, { isHeard: () => isHeard, turn: settle })
      },
    },
    pass: async (milliseconds) => clock.pass(milliseconds),
    tell: async (event) => watch.tell(event),
    settle,
    leave: async () => {
      toaster.remove()
      root.unmount()
      box.remove()
      style.remove()
      watch.restore()
      Math.random = random
      clock.restore()
      wire.restore()
      session.clear()
    },
  }
}

/** The page's frame, at an address in memory: what a machine leads to is not loaded. */
function OnStage({ children, isAtAddress }: { children: ReactNode; isAtAddress: boolean }) {
  const [inMemory] = useState(() => memoryLocation({ path: '/' }))
  const { hook, searchHook } = inMemory
  return (
    <Router {...(!isAtAddress && { hook, searchHook })}>
      <main id="main">{children}</main>
      <Toaster />
    </Router>
  )
}
