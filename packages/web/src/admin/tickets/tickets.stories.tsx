import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Ticket, TicketStatus } from '@tarang/sdk/extensions'
import { screen } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import Tickets from './tickets.tsx'

const meta = {
  title: 'Admin/Account menu/Tickets',
  component: Tickets,
  beforeEach: freshAddress,
} satisfies Meta<typeof Tickets>
export default meta

const ticket = (id: number, status: TicketStatus, name: string, message: string): Ticket => ({
  id: `ticket-${id}`,
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
  phone: '0555001201',
  message,
  createdOn: `2026-11-${20 - id}T09:15:00.000Z`,
  status,
  changedOn: status === 'new' ? null : '2026-11-21T09:15:00.000Z',
  changedBy: status === 'new' ? null : 'Asha Kulkarni',
})

const rows = [
  ticket(1, 'new', 'Meera Kulkarni', 'Is the drawdown from month end to month end?'),
  ticket(2, 'open', 'Arjun Nair', 'I was charged twice for the quarterly plan.'),
  ticket(3, 'answered', 'Lakshmi Venkataraman', 'Where can I read how the rule picks its shares?'),
  ticket(4, 'spam', 'Loan Desk', 'Instant personal loan, no documents.'),
]

const inAnswer = (tickets: readonly Ticket[]) => ({ tickets: [...tickets], next: null })

const list = tableStories({ operation: 'listTickets', rows: extremeRows(rows), inAnswer })
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const Loading = list.loading
export const Refused = list.refused

/** Greyed rows, which are still listed. */
export const Spam: StoryObj = {
  beforeEach: () => answering({ listTickets: inAnswer(rows.filter(({ status }) => status === 'spam')) }),
  play: async () => void (await screen.findByText('1 result')),
}

/** More tickets than are loaded at once. */
export const OlderTickets: StoryObj = {
  beforeEach: () => answering({ listTickets: { tickets: rows, next: 'next' } }),
  play: async () => void (await screen.findByRole('link', { name: 'Older tickets' })),
}
