import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Activity, ActivityFilters } from '@tarang/sdk/extensions'
import { never, refusals, refused } from '@tarang/sdk/testing'
import { screen, userEvent, within } from 'storybook/test'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import ActivityScreen from './activity.tsx'

const meta = {
  title: 'Admin/Account menu/Activity',
  component: ActivityScreen,
  beforeEach: freshAddress,
} satisfies Meta<typeof ActivityScreen>
export default meta

type Story = StoryObj<typeof meta>

const by = (id: number, staffName: string, action: string, rest: Partial<Activity> = {}): Activity => ({
  id,
  at: new Date(Date.UTC(2026, 10, 21, 9, 15 - (id % 15))).toISOString(),
  staffId: `staff-${staffName}`,
  staffName,
  action,
  subject: null,
  name: null,
  record: null,
  before: null,
  after: null,
  requestId: `request-${id}`,
  ...rest,
})

const some = [
  by(5, 'Ananya Deshpande', 'discount.changed', {
    subject: '2',
    name: 'DIWALI26',
    record: { kind: 'discount', id: '2', name: 'DIWALI26', list: null },
    before: { couponcode: 'DIWALI25', discount: 10, description: 'Ten per cent.' },
    after: { couponcode: 'DIWALI26', discount: 15, description: 'Fifteen per cent.' },
  }),
  by(4, 'pnpm admin', 'staff.registered', {
    subject: 'by an invite',
    after: { firstName: 'Nila', phoneNumber: '******1234', email: 'n***@tarang.example' },
  }),
  by(3, 'Rohan Iyer', 'blog.deleted', {
    subject: '40',
    name: 'Old news',
    before: { text: 'Old news', category: null },
  }),
  by(2, 'Rohan Iyer', 'login.failed'),
  by(1, 'Rohan Iyer', 'session.started'),
]
const filters: ActivityFilters = {
  people: [
    { id: 'staff-Ananya Deshpande', name: 'Ananya Deshpande' },
    { id: 'staff-Rohan Iyer', name: 'Rohan Iyer' },
  ],
  kinds: ['blog', 'discount', 'login', 'session', 'staff'],
}

const withActions = (listActivity: Activity[]): Story => ({
  beforeEach: () => answering({ listActivity, listActivityFilters: filters }),
  play: async () => void (await screen.findByText(/ results?$/)),
})

export const Default = withActions(some)

const opened = (name: string) => async () => {
  const row = (await screen.findByText(name)).closest('tr') as HTMLElement
  await userEvent.hover(row)
  await userEvent.click(within(row).getByRole('button', { name: `Details of ${name}` }))
  await screen.findByRole('dialog', { name })
}

export const Opened: Story = { ...Default, play: opened('Discount changed') }
export const PartlyHidden: Story = { ...Default, play: opened('Staff registered') }

export const Older: Story = withActions(
  Array.from({ length: 51 }, (_, index) => by(500 - index, 'Rohan Iyer', 'session.started')),
)

const long = 'Momentum'.repeat(40)
export const LongWords: Story = {
  ...withActions([
    by(1, long, 'discount.changed', {
      subject: '1',
      name: long,
      before: { title: long },
      after: { title: `${long}s` },
    }),
  ]),
  play: opened('Discount changed'),
}

export const Empty: Story = {
  beforeEach: () => answering({ listActivity: [], listActivityFilters: { people: [], kinds: [] } }),
  play: async () => void (await screen.findByText('No actions have been recorded yet.')),
}
export const Loading: Story = {
  beforeEach: () => answering({ listActivity: never, listActivityFilters: never }),
}
export const Refused: Story = {
  beforeEach: () => answering({ listActivity: refused(refusals.failed), listActivityFilters: filters }),
  play: async () => void (await screen.findByRole('alert')),
}
