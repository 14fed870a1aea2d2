import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { blogAnswers } from '../../testing/blog-answers.ts'
import { PageStory } from '../../testing/page-story.tsx'
import Blog from './blog.tsx'

const meta = {
  title: 'Site/Blog',
  component: PageStory,
  args: {
    Page: Blog,
    path: '/newsLetterAndBlogsTemplate/blogs/7',
    pattern: '/newsLetterAndBlogsTemplate/blogs/:id',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  beforeEach: blogAnswers.full,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('The end.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'In this entry' })).toBeVisible()
    const [like] = page.getAllByRole('button', { name: /^Like/ })
    await userEvent.click(like as HTMLElement)
    await waitFor(() => expect(like).toHaveTextContent('100'))
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Loading: Story = { beforeEach: blogAnswers.never }
export const BodyOnItsWay: Story = { beforeEach: blogAnswers.bodyNever }
export const BodyRefused: Story = { beforeEach: blogAnswers.bodyRefused }
export const MuchIsMissing: Story = { beforeEach: blogAnswers.bare }
export const Refused: Story = { beforeEach: blogAnswers.refused }
export const Missing: Story = {
  beforeEach: blogAnswers.missing,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'This entry is no longer available' }),
    ).toBeVisible()
  },
}
export const OnAPhone: Story = { beforeEach: blogAnswers.full, globals: { viewport: { value: 'mobile1' } } }
