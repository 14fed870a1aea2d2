import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BlogContent, BlogVersionDetails } from '@tarang/sdk/extensions'
import { never, refusals, refused } from '@tarang/sdk/testing'
import { screen, userEvent, within } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import BlogVersionScreen from './blog-version.tsx'

const Page = () => (
  <Router hook={memoryLocation({ path: '/blogVersions/7/2' }).hook}>
    <Route path="/blogVersions/:id/:versionId">
      <BlogVersionScreen />
    </Route>
  </Router>
)

const meta = {
  title: 'Admin/Blogs/Earlier Version',
  component: BlogVersionScreen,
  beforeEach: freshAddress,
  render: () => <Page />,
} satisfies Meta<typeof BlogVersionScreen>
export default meta

type Story = StoryObj<typeof meta>

const present: BlogContent = {
  text: 'How momentum works',
  category: 'Strategies',
  page: '<h2>Momentum</h2>\n<p>Shares that rise go on rising for some time.</p>',
  picture: 'b.png',
  images: ['chart.png'],
}
const earlier = {
  ...present,
  text: 'How momentum worked',
  page: '<h2>Momentum</h2>\n<p>Shares that rise go on rising.</p>',
  picture: 'a.png',
}
const version = {
  id: 2,
  blogId: 7,
  at: '2026-11-20T06:05:00.000Z',
  staffName: 'Ananya Deshpande',
  action: 'blog.changed',
  text: earlier.text,
  category: earlier.category,
}
const details: BlogVersionDetails = { version, earlier, present }

const withVersion = (getBlogVersion: BlogVersionDetails): Story => ({
  beforeEach: () => answering({ getBlogVersion }),
  play: async () => void (await screen.findByText(/^As it was until/)),
})

export const Default = withVersion(details)

export const Same = withVersion({ version, earlier: present, present })
export const OfADeletedBlog = withVersion({ version, earlier, present: null })
export const LongWords = withVersion({
  version: { ...version, staffName: 'Deshpande'.repeat(30) },
  earlier: { ...earlier, text: 'Momentum'.repeat(60) },
  present,
})
export const Loading: Story = { beforeEach: () => answering({ getBlogVersion: never }) }
export const Refused: Story = {
  beforeEach: () => answering({ getBlogVersion: refused(refusals.failed) }),
  play: async () => void (await screen.findByRole('alert')),
}

const confirm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Restore' }))
}
export const Restored: Story = {
  beforeEach: () => answering({ getBlogVersion: details, restoreBlogVersion: { id: 7 } }),
  play: async () => {
    await confirm()
    await screen.findByText('The blog is published as it was.')
  },
}
export const NotRestored: Story = {
  beforeEach: () => answering({ getBlogVersion: details, restoreBlogVersion: refusalWithoutMessage() }),
  play: async () => {
    await confirm()
    await screen.findByText('The version could not be restored.')
  },
}
