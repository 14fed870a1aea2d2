import { confirmationView } from '@tarang/machines/confirmation'
import { isApiError } from '@tarang/sdk'
import type { Ticket, TicketStatus } from '@tarang/sdk/extensions'
import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import {
  ConfirmationDialogs,
  defineAction,
  defineConfirmation,
  useConfirmation,
} from '#patterns/confirmation'
import { WriteFailure } from '#patterns/write-failure'
import { useAddressSearch } from '#platform/address'
import { extensions } from '#platform/extensions'
import { failureText } from '#platform/failure'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { readTicketQuery, ticketsAddress } from './ticket-query.ts'
import { ticketStatuses } from './ticket-statuses.ts'

const choices = ['open', 'answered', 'spam'] as const satisfies readonly TicketStatus[]

interface StatusChange {
  readonly id: string
  readonly status: TicketStatus
}

const GONE = 'This ticket has been deleted in the meantime.'
const isGone = (error: unknown) => isApiError(error) && error.status === 404

// Without a question: another button takes the change back.
const statusChange = defineAction<StatusChange>({
  act: ({ id, status }, options) => extensions.tickets.changeStatus(id, { status }, options),
  done: 'Status changed successfully!',
  failure: (error) => (isGone(error) ? GONE : 'Failed to change the status.'),
})

const deletion = defineConfirmation<Ticket>({
  title: 'Delete Ticket',
  question: ({ name }) => `Are you sure you want to delete the ticket of ${name}? It cannot be brought back.`,
  confirm: 'Delete',
  isDangerous: true,
  act: ({ id }, options) => extensions.tickets.delete(id, options),
  done: 'Ticket deleted successfully!',
  failure: (error) => (isGone(error) ? GONE : 'Failed to delete the ticket.'),
  participle: 'deleted',
})

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** The status of a ticket as buttons, and its deletion. */
export function TicketActions({ ticket, onChanged }: { ticket: Ticket; onChanged: () => void }) {
  const [, navigate] = useLocation()
  const list = ticketsAddress(readTicketQuery(useAddressSearch()))
  const deleting = useConfirmation(deletion, {
    onClosed: (needsReload) => needsReload && navigate(list, { replace: true }),
  })
  const changing = useConfirmation(statusChange, {
    onDone: () => {
      changing.send({ type: 'confirmation.dismiss' })
      toaster.success({ title: statusChange.done })
      onChanged()
    },
    onUnknown: onChanged,
  })
  const { isBlocked, error, isUnknown, subject } = confirmationView(
    useSelector(changing, (snapshot) => snapshot),
  )
  const change = (status: TicketStatus) => {
    if (status === ticket.status) return
    changing.send({ type: 'confirmation.cancel' })
    changing.send({ type: 'confirmation.ask', subject: { id: ticket.id, status } })
    changing.send({ type: 'confirmation.confirm' })
  }
  return (
    <>
      <fieldset className={bar}>
        <legend className={css({ srOnly: true })}>Status</legend>
        {choices.map((status) => (
          <Button
            key={status}
            variant={status === ticket.status ? 'solid' : 'outline'}
            aria-pressed={status === ticket.status}
            loading={isBlocked && subject?.status === status}
            blocked={isBlocked}
            onClick={() => change(status)}
          >
            {ticketStatuses[status][0]}
          </Button>
        ))}
      </fieldset>
      {error !== null && (
        <WriteFailure
          text={failureText(statusChange.failure(error), error)}
          isUnknown={isUnknown}
          // A status that is set twice is set once.
          isRepeatable
          participle="changed"
        />
      )}
      <div>
        <Button tone="danger" onClick={() => deleting.send({ type: 'confirmation.ask', subject: ticket })}>
          Delete
        </Button>
      </div>
      <ConfirmationDialogs confirmation={deletion} actor={deleting} />
    </>
  )
}
