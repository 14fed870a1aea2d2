import { emailCodeActors, loginActors, loginMachine } from '@tarang/machines/login'
import { useEffect } from 'react'
import { session } from '#platform/api/session'
import { config } from '#platform/config'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { useActorRef } from '#platform/use-actor-ref'
import { toaster } from '#ui/toaster'
import { auth, emailCodes } from './auth-api.ts'

const machine = loginMachine.provide({ actors: loginActors({ auth }) })
const machineWithEmail = machine.provide({ actors: emailCodeActors({ login: emailCodes }) })

/** Runs the login machine and stores its session for this tab. */
export function useLogin() {
  const offersEmail = config.extensions
  const actor = useActorRef(offersEmail ? machineWithEmail : machine, { input: { offersEmail } })
  useEffect(() => {
    const subscription = actor.on('loggedIn', (login) => {
      const before = session.lastUserName()
      const { userName } = login.session
      const hasWork = leaveGuard.isBlocked()
      session.store(login.session)
      toaster.success({ title: login.message })
      if (hasWork && before !== '' && before !== userName)
        toaster.info({
          title: `You are logged in as ${userName}`,
          description: `What ${before} had not sent yet is not sent in your name, unless you send it.`,
        })
    })
    return () => subscription.unsubscribe()
  }, [actor])
  return actor
}

/** The actor of a login. */
export type LoginActor = ReturnType<typeof useLogin>
