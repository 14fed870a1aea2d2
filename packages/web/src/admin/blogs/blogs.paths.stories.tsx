import { confirmationCases } from '@tarang/machines/confirmation/cases'
import bundle from '@tarang/machines/confirmation/paths.json' with { type: 'json' }
import { confirmationPage } from '../../testing/flows/pages/confirmation.page.ts'
import { pathStory } from '../../testing/flows/story/path-story.tsx'
import Blogs from './blogs.tsx'

const blogs = Object.values(confirmationCases.events['confirmation.ask'])
  .filter(({ subject }) => subject !== null)
  .map(({ subject }) => ({
    ...subject,
    publishedDate: '2026-11-14',
    likesCount: 0,
  }))

export default { title: 'Paths/Blogs', tags: ['!autodocs', 'paths'] }

export const ConfirmationTour = pathStory({
  page: confirmationPage,
  bundle,
  subject: {
    machine: 'confirmation',
    isSignedIn: true,
    atOnce: { 'GET /api/fetchNewsLetterAndBlogs': { body: blogs } },
    render: () => <Blogs />,
  },
})
