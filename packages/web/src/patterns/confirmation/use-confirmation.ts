import { confirmationView } from '@tarang/machines/confirmation'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { leaving } from '#platform/leaving'
import { atNextLogin } from '#platform/next-login'
import type { Confirmation } from './define-confirmation.ts'

interface Told<Subject> {
  /** It was done. */
  readonly onDone?: ((subject: Subject) => void) | undefined
  /** The question was taken back, or the success closed. */
  readonly onClosed?: ((isDone: boolean) => void) | undefined
}

/** Runs a confirmation; a session that runs out over it brings the login to it, and then it goes on. */
export function useConfirmation<Subject>(confirmation: Confirmation<Subject>, told: Told<Subject> = {}) {
  const actor = useActorRef(confirmation.machine)
  const onDone = useEffectEvent((subject: Subject) => told.onDone?.(subject))
  const onClosed = useEffectEvent((isDone: boolean) => told.onClosed?.(isDone))

  useEffect(() => {
    let release: (() => void) | null = null
    let stopWaiting: (() => void) | null = null

    const leave = (onward: () => void) => {
      // What is on its way cannot be taken back; whoever asked asks again.
      if (confirmationView(actor.getSnapshot()).isBusy) return
      actor.send({ type: 'confirmation.cancel' })
      onward()
    }
    const holdOrRelease = () => {
      if (confirmationView(actor.getSnapshot()).isBusy || stopWaiting) release ??= leaving.hold(leave)
      else {
        release?.()
        release = null
      }
    }
    const subscriptions = [
      actor.subscribe(holdOrRelease),
      actor.on('done', ({ subject }) => onDone(subject)),
      actor.on('sessionExpired', () => {
        stopWaiting = atNextLogin(() => {
          stopWaiting = null
          actor.send({ type: 'confirmation.confirm' })
        })
      }),
      actor.on('closed', ({ isDone }) => {
        stopWaiting?.()
        stopWaiting = null
        holdOrRelease()
        onClosed(isDone)
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      stopWaiting?.()
      release?.()
    }
  }, [actor])

  return actor
}

/** A confirmation that is running. */
export type RunningConfirmation<Subject> = ReturnType<typeof useConfirmation<Subject>>
