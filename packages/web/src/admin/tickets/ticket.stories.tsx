import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Ticket } from '@tarang/sdk/extensions'
import { type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { screen } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { answering, rawJson } from '../../testing/story-api.ts'
import { findText, press } from '../../testing/story-steps.ts'
import TicketScreen from './ticket.tsx'

const Page = () => (
  <Router hook={memoryLocation({ path: '/tickets/ticket-1' }).hook}>
    <Route path="/tickets/:ticketId">
      <TicketScreen />
    </Route>
  </Router>
)

const meta = {
  title: 'Admin/Account menu/Ticket',
  component: TicketScreen,
  render: () => <Page />,
} satisfies Meta<typeof TicketScreen>
export default meta

type Story = StoryObj<typeof meta>

const ticket: Ticket = {
  id: 'ticket-1',
  name: 'Meera Kulkarni',
  email: 'meera.kulkarni@mail.example',
  phone: '0555001201',
  message:
    'Your momentum portfolio shows a drawdown of 31 % in 2020.\n\nIs that from month end to month end, or from the highest day?',
  createdOn: '2026-11-20T09:15:00.000Z',
  status: 'new',
  changedOn: null,
  changedBy: null,
}

const changed = { changedOn: '2026-11-21T09:15:00.000Z', changedBy: 'Asha Kulkarni' }

const story = (handlers: Handlers, play?: Story['play']): Story => ({
  beforeEach: () => answering({ getTicket: ticket, ...handlers }),
  ...(play && { play }),
})

export const Default = story({})
export const Answered = story({ getTicket: { ...ticket, ...changed, status: 'answered' } })
export const Spam = story({ getTicket: { ...ticket, ...changed, status: 'spam', phone: null } })
export const LongWords = story({
  getTicket: {
    ...ticket,
    name: LONG_WORD,
    email: `${LONG_WORD.toLowerCase()}@mail.example`,
    message: `${LONG_WORD} ${LONG_WORD}`.repeat(20),
  },
})
export const Loading = story({ getTicket: never })
export const Refused = story({ getTicket: refused(refusals.failed) }, async () => {
  await screen.findByRole('alert')
})
export const Unknown = story(
  { getTicket: async () => rawJson({ status: { statusCode: 404, message: 'Gone.' } }, 404) },
  async () => void (await findText('There is no such ticket')),
)
export const Changing = story({ changeTicketStatus: never }, async () => {
  await findText('Meera Kulkarni')
  await press('Open')
})
export const NotChanged = story({ changeTicketStatus: refused(refusals.failed) }, async () => {
  await findText('Meera Kulkarni')
  await press('Answered')
  await findText('Failed to change the status.')
})
export const Deleting = story({}, async () => {
  await findText('Meera Kulkarni')
  await press('Delete')
  await screen.findByRole('alertdialog')
})
