import type { Meta } from '@storybook/react-vite'
import type { BlogVersion } from '@tarang/sdk/extensions'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import BlogVersions from './blog-versions.tsx'

const Page = () => (
  <Router hook={memoryLocation({ path: '/blogVersions/7' }).hook}>
    <Route path="/blogVersions/:id">
      <BlogVersions />
    </Route>
  </Router>
)

const meta = {
  title: 'Admin/Blogs/Earlier Versions',
  component: BlogVersions,
  beforeEach: freshAddress,
  render: () => <Page />,
} satisfies Meta<typeof BlogVersions>
export default meta

const version = (id: number, action: string, text: string): BlogVersion => ({
  id,
  blogId: 7,
  at: '2026-11-20T06:05:00.000Z',
  staffName: 'Ananya Deshpande',
  action,
  text,
  category: 'Strategies',
})

const list = tableStories({
  operation: 'listBlogVersions',
  rows: extremeRows([
    version(3, 'blog.restored', 'How momentum works'),
    version(2, 'blog.changed', 'How momentum worked'),
  ]),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const Loading = list.loading
export const Refused = list.refused
