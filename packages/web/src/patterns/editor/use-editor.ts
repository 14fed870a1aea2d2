import { editorView } from '@tarang/machines/editor'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { leaving } from '#platform/leaving'
import { atNextLogin } from '#platform/next-login'
import { toaster } from '#ui/toaster'
import type { Editor } from './define-editor.ts'

interface Told<Row> {
  /** A record was saved: as the answer has it, where it has one, and as it was before, unless it is new. */
  readonly onSaved?: ((saved: Row | undefined, before: Row | null) => void) | undefined
  /** The form or its success is gone, and nothing else waits to be gone to. */
  readonly onClosed?: ((hasSaved: boolean) => void) | undefined
}

/** Runs an editor: nothing typed is lost to a way out, and none to a session that has run out. */
export function useEditor<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  told: Told<Row> = {},
) {
  const { machine, rules, success, successOf } = editor
  const actor = useActorRef(machine, { input: { rules } })
  const onSaved = useEffectEvent((saved: Row | undefined, before: Row | null) =>
    told.onSaved?.(saved, before),
  )
  const onClosed = useEffectEvent((hasSaved: boolean) => told.onClosed?.(hasSaved))

  useEffect(() => {
    let release: (() => void) | null = null
    let leave: (() => void) | null = null
    let stopWaiting: (() => void) | null = null

    const ask = (onward: () => void) => {
      leave = onward
      actor.send({ type: 'editor.dismiss' })
      // A save under way cannot be left; whoever asked asks again.
      if (!editorView(actor.getSnapshot()).isConfirmingDiscard) leave = null
    }
    const holdOrRelease = () => {
      const { isDirty, isSaving } = editorView(actor.getSnapshot())
      if (isDirty || isSaving || stopWaiting) release ??= leaving.hold(ask)
      else {
        release?.()
        release = null
      }
    }
    const subscriptions = [
      actor.subscribe(holdOrRelease),
      actor.on('saved', ({ result, row, isNew }) => {
        onSaved(result, row)
        if (success === 'toast') toaster.success({ title: successOf(isNew) })
        if (success === 'toast' || success === 'form') actor.send({ type: 'editor.dismiss' })
      }),
      actor.on('sessionExpired', () => {
        stopWaiting = atNextLogin(() => {
          stopWaiting = null
          actor.send({ type: 'draft.submit' })
        })
      }),
      actor.on('kept', () => {
        leave = null
      }),
      actor.on('closed', ({ hasSaved }) => {
        stopWaiting?.()
        stopWaiting = null
        holdOrRelease()
        const onward = leave
        leave = null
        if (onward) onward()
        else if (hasSaved && success === 'form') actor.send({ type: 'editor.add' })
        else onClosed(hasSaved)
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      stopWaiting?.()
      release?.()
    }
  }, [actor, success, successOf])

  return actor
}

/** An editor that is running. */
export type RunningEditor<Row extends object, Draft extends object> = ReturnType<typeof useEditor<Row, Draft>>
