import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import SchedulerJobs from './scheduler-jobs.tsx'

const meta = {
  title: 'Admin/Scheduler Job Status',
  component: SchedulerJobs,
  beforeEach: freshAddress,
} satisfies Meta<typeof SchedulerJobs>
export default meta

type Story = StoryObj<typeof meta>

const { runs, none } = examples.schedulerJobs.listSchedulerJobs
const many = Array.from({ length: 30 }, (_, n) =>
  runs.value.map((row) => ({ ...row, id: row.id + n * 10 })),
).flat()

const answered = (answer: Answer): Story => ({
  beforeEach: () => answering({ 'GET /api/fetchSchedulerAuditLog': answer }),
})

export const Full = answered({ body: many })
export const TheExample = answered({ body: runs.value })
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const WrongTypes = answered({
  body: [{ id: {}, scheduler_name: 7, startDate: 'soon', end_date: [], status: 1 }, { id: 2 }],
})

export const NothingFound: Story = {
  ...Full,
  play: async () => {
    await screen.findByText(/^90 results/)
    await userEvent.type(screen.getByRole('searchbox'), 'lunar')
    await screen.findByText('No Scheduler Job Found')
  },
}
