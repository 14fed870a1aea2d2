import { isApiError } from '@tarang/sdk'
import type { Ticket, TicketStatus } from '@tarang/sdk/extensions'
import { useLocation, useSearch } from 'wouter'
import { defineAction, useAction } from '#patterns/action'
import { WriteFailure } from '#patterns/write-failure'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { readTicketQuery, ticketsAddress } from './ticket-query.ts'
import { ticketStatuses } from './ticket-statuses.ts'

const choices = ['open', 'answered', 'spam'] as const satisfies readonly TicketStatus[]

interface StatusChange {
  readonly id: string
  readonly name: string
  readonly status: TicketStatus
}

const GONE = 'This ticket has been deleted in the meantime.'
const isGone = (error: unknown) => isApiError(error) && error.status === 404

// Without a question: another button takes the change back.
const statusChange = defineAction<StatusChange>({
  title: 'Change Status',
  nameOf: ({ name, status }) => `${name}, Status ${ticketStatuses[status][0]}`,
  act: ({ id, status }, options) => extensions.tickets.changeStatus(id, { status }, options),
  done: 'Status changed successfully!',
  failure: (error) => (isGone(error) ? GONE : 'Failed to change the status.'),
})

const deletion = defineAction<Ticket>({
  title: 'Delete Ticket',
  question: ({ name }) => `Are you sure you want to delete the ticket of ${name}? It cannot be brought back.`,
  confirm: 'Delete',
  nameOf: ({ name }) => name,
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
  const list = ticketsAddress(readTicketQuery(useSearch()))
  const deleting = useAction(deletion, {
    onClosed: (needsReload) => needsReload && navigate(list, { replace: true }),
  })
  const changing = useAction(statusChange, { onDone: onChanged, onUnknown: onChanged })
  const { isBlocked = false, error = null, isUnknown = false, items: [change] = [] } = changing.view ?? {}
  return (
    <>
      <fieldset className={bar}>
        <legend className={css({ srOnly: true })}>Status</legend>
        {choices.map((status) => (
          <Button
            key={status}
            variant={status === ticket.status ? 'solid' : 'outline'}
            aria-pressed={status === ticket.status}
            loading={isBlocked && change?.status === status}
            blocked={isBlocked}
            onClick={() =>
              status !== ticket.status && changing.ask({ id: ticket.id, name: ticket.name, status })
            }
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
        <Button tone="danger" onClick={() => deleting.ask(ticket)}>
          Delete
        </Button>
      </div>
    </>
  )
}
