import type { TicketStatus } from '@tarang/sdk/extensions'
import type { Tone } from '#ui/badge'

/** The label and the tone of each status. */
export const ticketStatuses = {
  new: ['New', 'info'],
  open: ['Open', 'warning'],
  answered: ['Answered', 'positive'],
  spam: ['Spam', 'neutral'],
} as const satisfies Readonly<Record<TicketStatus, readonly [string, Tone]>>

export const isTicketStatus = (text: string | null): text is TicketStatus =>
  text !== null && Object.hasOwn(ticketStatuses, text)
