import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { blogAnswers } from '../../testing/blog-answers.ts'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { PageStory } from '../../testing/page-story.tsx'
import AllEntries from './all-entries.tsx'
import Blogs from './blogs.tsx'
import Category from './category.tsx'

const meta = {
  title: 'Site/Blogs',
  component: PageStory,
  args: { Page: Blogs, path: '/newsLetterAndBlogs' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  beforeEach: blogAnswers.full,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const popular = within(await page.findByRole('region', { name: 'Most Popular' }))
    await expect(popular.getAllByRole('article')).toHaveLength(4)
    const rest = within(page.getByRole('region', { name: 'Everything, newest first' }))
    await expect(rest.getAllByRole('article')).toHaveLength(8)
  },
}

export const Searching: Story = {
  beforeEach: blogAnswers.full,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Most Popular' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }))
    await userEvent.type(await screen.findByRole('combobox'), 'momentum')
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = { beforeEach: blogAnswers.empty }
export const Loading: Story = { beforeEach: blogAnswers.never }
export const Refused: Story = {
  beforeEach: blogAnswers.refused,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No newsletters found.')).toBeVisible()
  },
}
export const UnexpectedItems: Story = { beforeEach: blogAnswers.unexpected }
export const OnAPhone: Story = { beforeEach: blogAnswers.full, globals: { viewport: { value: 'mobile1' } } }

const category = { Page: Category, path: '/category/Strategies', pattern: '/category/:category' }
export const OneCategory: Story = { beforeEach: blogAnswers.full, args: category }
export const LongWords: Story = {
  beforeEach: blogAnswers.full,
  args: { ...category, path: `/category/${LONG_WORD}` },
}
export const OneCategoryLoading: Story = { beforeEach: blogAnswers.never, args: category }
export const OneCategoryEmpty: Story = {
  beforeEach: blogAnswers.full,
  args: { ...category, path: '/category/Nowhere' },
}

const all = { Page: AllEntries, path: '/allVideosOfnewsLetterAndBlogs' }
export const PageByPage: Story = { beforeEach: blogAnswers.full, args: all }
export const PageByPageRefused: Story = { beforeEach: blogAnswers.refused, args: all }
