import type { Ticket } from '@tarang/sdk/extensions'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { DateTime } from '#ui/date-time'
import { TextLink } from '#ui/link'
import { ticketStatuses } from './ticket-statuses.ts'

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  columnGap: '6',
  rowGap: '5',
})
const name = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({ textStyle: 'body.md', overflowWrap: 'anywhere' })
const message = css({
  layerStyle: 'surface',
  padding: '5',
  textStyle: 'body.md',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: 'prose',
})

/** A `mailto:` address. A received e-mail may have characters that separate the parts of such an address. */
const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A ticket with its sender and the whole message. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const [status, tone] = ticketStatuses[ticket.status]
  return (
    <>
      <dl className={facts}>
        <Fact label="Name">{ticket.name}</Fact>
        <Fact label="Email">
          <TextLink href={mailTo(ticket.email)}>{ticket.email}</TextLink>
        </Fact>
        {ticket.phone && (
          <Fact label="Phone">
            <TextLink href={telephone(ticket.phone)}>{ticket.phone}</TextLink>
          </Fact>
        )}
        <Fact label="Received">
          <DateTime value={ticket.createdOn} />
        </Fact>
        <Fact label="Status">
          <Badge tone={tone}>{status}</Badge>
        </Fact>
        {ticket.changedBy && (
          <Fact label="Changed">
            <DateTime value={ticket.changedOn} />
            <span>{` by ${ticket.changedBy}`}</span>
          </Fact>
        )}
      </dl>
      <section aria-label="Message">
        <p className={message}>{ticket.message}</p>
      </section>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={name}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
)
