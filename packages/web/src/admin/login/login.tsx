import { loginActors, loginMachine } from '@tarang/machines/login'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { api } from '#platform/api'
import { hasInvite } from '#platform/invite'
import { ownPath } from '#platform/safe-url'
import { session, useSession } from '#platform/session'
import { Dialog } from '#ui/dialog'
import { toaster } from '#ui/toaster'
import { Backdrop } from './backdrop.tsx'
import { LoginSteps } from './login-steps.tsx'
import { SignUp } from './sign-up.tsx'

const machine = loginMachine.provide({ actors: loginActors(api) })

/** Where a guarded link wanted to go; back to the door, or straight out of it, is nowhere. */
const placeInside = (returnTo: string | null) => {
  const path = ownPath(returnTo)
  return path && !/^\/(logout\/?)?([?#]|$)/i.test(path) ? path : undefined
}

/** Where staff come in: Login and Sign Up in a dialog that opens by itself. Who is in already goes on. */
export default function Login() {
  const { isSignedIn } = useSession()
  const wanted = placeInside(new URLSearchParams(useSearch()).get('returnTo'))
  const actor = useActorRef(machine)
  // Who follows an invite has come to register.
  const [view, setView] = useState<'login' | 'signUp'>(hasInvite() ? 'signUp' : 'login')
  const [registered, setRegistered] = useState<string | null>(null)

  useEffect(() => {
    const told = actor.on('loggedIn', (login) => {
      session.store(login.session)
      toaster.success({ title: login.message })
    })
    return () => told.unsubscribe()
  }, [actor])

  if (isSignedIn) return <Redirect to={wanted ?? '/homePage'} replace />
  return (
    <>
      <Backdrop />
      <Dialog open dismissible={false} onOpenChange={() => {}} title={view === 'login' ? 'Login' : 'Sign Up'}>
        {view === 'login' ? (
          <LoginSteps
            actor={actor}
            registered={registered}
            onSignUp={() => {
              setRegistered(null)
              setView('signUp')
            }}
          />
        ) : (
          <SignUp
            onLogin={(message) => {
              setRegistered(message)
              setView('login')
            }}
          />
        )}
      </Dialog>
    </>
  )
}
