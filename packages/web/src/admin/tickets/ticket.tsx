import { isApiError } from '@tarang/sdk'
import type { Ticket } from '@tarang/sdk/extensions'
import { Link } from 'wouter'
import { RecordNeighbours } from '#patterns/records'
import { defineResource, useResource } from '#patterns/resource'
import { ViewOnlyNotice } from '#patterns/role'
import { usePathPart } from '#patterns/route'
import { ScreenHeader } from '#patterns/screen'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { useCanWrite } from '#platform/api/role'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Skeleton } from '#ui/skeleton'
import { recordKinds } from '../record-kinds.ts'
import { TicketActions } from './ticket-actions.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TICKETS_PATH } from './ticket-query.ts'

const ticketResource = defineResource<Ticket, string>({
  load: (id, options) => extensions.tickets.get(id, options),
})

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })
const block = css({ height: '56', borderRadius: 'lg' })

/** The screen of one ticket. */
export default function TicketScreen() {
  const id = usePathPart('ticketId')
  return (
    <div className={screen}>
      <ScreenHeader title="Ticket" hasBack status={<RecordNeighbours kind={recordKinds.ticket.label} />} />
      <LoadedTicket key={id} id={id} />
    </div>
  )
}

function LoadedTicket({ id }: { id: string }) {
  const { isLoading, data, error, retry } = useResource(ticketResource, { request: id })
  const canWrite = useCanWrite()
  if (isApiError(error) && error.status === 404) return <Unknown />
  const retryAndFocus = () => {
    retry()
    moveFocusToHeading()
  }
  return (
    <>
      {error !== null && (
        <Alert tone="negative" onRetry={retryAndFocus}>
          {failureText('Failed to fetch the ticket.', error)}
        </Alert>
      )}
      {data && (
        <>
          <TicketFacts ticket={data} />
          {canWrite ? <TicketActions ticket={data} onChanged={retry} /> : <ViewOnlyNotice />}
        </>
      )}
      {!data && isLoading && (
        <>
          <p role="status" className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
            Loading...
          </p>
          <Skeleton shape="block" className={block} />
        </>
      )}
    </>
  )
}

const Unknown = () => (
  <div role="status">
    <EmptyState
      title="There is no such ticket"
      action={
        <Button asChild variant="outline">
          <Link href={TICKETS_PATH}>See all tickets</Link>
        </Button>
      }
    >
      It may have been deleted, or the address may be incomplete.
    </EmptyState>
  </div>
)
