import type { Meta } from '@storybook/react-vite'
import type { Activity } from '@tarang/sdk/extensions'
import { edgeRows } from '../../testing/edge-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import ActivityScreen from './activity.tsx'

const meta = {
  title: 'Admin/Activity',
  component: ActivityScreen,
  beforeEach: freshAddress,
} satisfies Meta<typeof ActivityScreen>
export default meta

const by = (staffName: string, action: string, subject: string, at: string, id: number): Activity => ({
  id,
  at,
  staffId: `staff-${staffName}`,
  staffName,
  action,
  subject,
  before: null,
  after: null,
  requestId: `request-${id}`,
})

const list = tableStories({
  operation: 'listActivity',
  rows: edgeRows([
    by('Ananya Deshpande', 'blog.deleted', '40', '2026-11-21T09:15:00.000Z', 3),
    by('Rohan Iyer', 'discount.updated', 'DIWALI26', '2026-11-20T12:40:00.000Z', 2),
    by('Ananya Deshpande', 'stock-split.created', 'Bajaj Finance', '2026-11-20T06:05:00.000Z', 1),
  ]),
  Screen: ActivityScreen,
})
export const Default = list.default
export const Playground = list.playground
export const Empty = list.empty
export const OneRow = list.oneRow
export const ThousandRows = list.thousandRows
export const LongWords = list.longWords
export const Loading = list.loading
export const Refused = list.refused
