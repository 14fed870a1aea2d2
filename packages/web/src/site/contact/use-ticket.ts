import { createEditorMachine, editorView, saveActor } from '@tarang/machines/editor'
import { isOwnForm, SUBMISSION_FIELD } from '@tarang/publication/site-pages'
import { contact } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { useSearch } from 'wouter'
import { http } from '#platform/api/http'
import { submitOnce } from '#platform/api/submission'
import { config } from '#platform/config'
import { usePostedForm } from '#platform/loading/page-data'
import { useActorRef } from '#platform/use-actor-ref'
import { isSentPage, problemsOf, rules, sentOf, type Ticket, ticketOf } from './contact.model.ts'

async function send(ticket: Ticket, signal: AbortSignal): Promise<void> {
  try {
    const { contactFormUrl } = config
    const form = new URL(contactFormUrl, location.origin).href
    const submit = (key: string | undefined) =>
      contact(http).submit(form, sentOf(ticket, contactFormUrl), {
        signal,
        // A form service elsewhere may not allow the header.
        ...(key !== undefined && { headers: { 'Idempotency-Key': ticket[SUBMISSION_FIELD] || key } }),
      })
    await submitOnce(ticket, submit, isOwnForm(contactFormUrl))
  } catch (error) {
    console.warn('The message could not be sent.', error)
    throw error
  }
}

const ticketMachine = createEditorMachine<never, Ticket, void>().provide({
  actors: {
    save: saveActor<never, Ticket, void>({
      draftOf: rules.draftOf,
      write: (_, ticket, signal) => send(ticket, signal),
    }),
  },
})

/** The server could not send the posted form. */
class NotSentByServer extends Error {
  override name = 'NotSentByServer'
}

/** The message that was typed and not sent, for the form of a page that is left or fails and is shown again. */
let unsent: Ticket | null = null

/** Empties the form for the next test or story. */
export function forgetUnsent() {
  unsent = null
}

/**
 * The first state of the editor. It is open, so that it receives text typed during hydration. It contains the unsent
 * message, or the posted values if the page responds to a form that was posted without script.
 */
function useFirstState() {
  const posted = usePostedForm()
  const isSent = isSentPage(useSearch())
  const empty = rules.draftOf(null)
  const draft = unsent ?? (posted ? ticketOf(posted) : empty)
  const fieldErrors = posted ? problemsOf(draft) : {}
  return ticketMachine.resolveState({
    value: posted || unsent ? { editing: 'changed' } : isSent ? 'saved' : { editing: 'unchanged' },
    context: {
      ...{ rules, row: null, opened: empty, newer: null, draft, fieldErrors },
      ...{ outcome: null, sent: null, discardReason: 'dismissed', hasSaved: false },
      error: posted && Object.keys(fieldErrors).length === 0 ? new NotSentByServer() : null,
    },
  })
}

/** The ticket editor: open from the start, and empty again after a ticket was sent. */
export function useTicket(form: RefObject<HTMLFormElement | null>) {
  const firstState = useFirstState()
  const editor = useActorRef(ticketMachine, { input: { rules }, snapshot: firstState })
  const snapshot = useSelector(editor, (current) => current)
  useEffect(() => {
    const subscription = editor.on('refused', ({ field }) => {
      const control = form.current?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    })
    const typed = editor.subscribe((state) => {
      unsent = state.matches('saved') ? null : state.context.draft
    })
    return () => {
      subscription.unsubscribe()
      typed.unsubscribe()
    }
  }, [editor, form])
  return {
    ...editorView(snapshot),
    change: (changes: Partial<Ticket>) => editor.send({ type: 'draft.change', changes }),
    submit: () => editor.send({ type: 'draft.submit' }),
    writeAnother: () => {
      editor.send({ type: 'editor.dismiss' })
      editor.send({ type: 'editor.add' })
    },
  }
}
