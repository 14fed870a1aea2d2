import type { Meta, StoryObj } from '@storybook/react-vite'
import type { DeletedBlog } from '@tarang/sdk/extensions'
import { screen, userEvent, within } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { press } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import DeletedBlogs from './deleted-blogs.tsx'

const meta = {
  title: 'Admin/Account menu/Deleted Blogs',
  component: DeletedBlogs,
  beforeEach: freshAddress,
} satisfies Meta<typeof DeletedBlogs>
export default meta

type Story = StoryObj<typeof meta>

const deleted = (id: number, text: string, likesCount: number): DeletedBlog => ({
  id,
  deletedOn: '2026-11-20T06:05:00.000Z',
  staffName: 'Ananya Deshpande',
  text,
  category: 'Strategies',
  publishedDate: '2026-01-20T06:05:00.000Z',
  likesCount,
  keptUntil: '2027-02-18T06:05:00.000Z',
})
const some = [deleted(7, 'How momentum works', 1204), deleted(3, 'The week in the market', 8)]

const list = tableStories({ operation: 'listDeletedBlogs', rows: extremeRows(some) })
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const Loading = list.loading
export const Refused = list.refused

const ask = async () => {
  await press('Restore How momentum works')
  return screen.findByRole('alertdialog')
}
const confirm = async () => userEvent.click(within(await ask()).getByRole('button', { name: 'Restore' }))

export const Asked: Story = {
  beforeEach: () => answering({ listDeletedBlogs: some }),
  play: async () => void (await ask()),
}
export const Restored: Story = {
  beforeEach: () => answering({ listDeletedBlogs: some, restoreDeletedBlog: { id: 7 } }),
  play: async () => {
    await confirm()
    await screen.findByText('The blog is published again.')
  },
}
export const NotRestored: Story = {
  beforeEach: () => answering({ listDeletedBlogs: some, restoreDeletedBlog: refusalWithoutMessage() }),
  play: async () => {
    await confirm()
    await screen.findByText(/^The blog could not be restored/)
  },
}
