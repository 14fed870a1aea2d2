import { emailCodeActors, loginActors, loginMachine } from '@tarang/machines/login'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { auth, emailCodes } from '#platform/auth-api'
import { config } from '#platform/config'
import { session } from '#platform/session'
import { toaster } from '#ui/toaster'

const machine = loginMachine.provide({ actors: loginActors({ auth }) })
const machineWithEmail = machine.provide({ actors: emailCodeActors({ login: emailCodes }) })

/** Runs the login machine and stores its session for this tab. */
export function useLogin() {
  const offersEmail = config.extensions
  const actor = useActorRef(offersEmail ? machineWithEmail : machine, { input: { offersEmail } })
  useEffect(() => {
    const subscription = actor.on('loggedIn', (login) => {
      session.store(login.session)
      toaster.success({ title: login.message })
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return actor
}

/** The actor of a login. */
export type LoginActor = ReturnType<typeof useLogin>
