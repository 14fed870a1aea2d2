import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers } from '../../testing/explore-answers.ts'
import { VideoPlayerProvider } from '../video/video-player.tsx'
import Explore from './explore.tsx'

const meta = {
  title: 'Site/Explore',
  component: Explore,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <VideoPlayerProvider>
        <Story />
      </VideoPlayerProvider>
    ),
  ],
} satisfies Meta<typeof Explore>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  beforeEach: answers.full,
  play: async ({ canvasElement }) => {
    const learn = within(await within(canvasElement).findByRole('region', { name: 'Learn' }))
    await waitFor(() => expect(learn.getAllByRole('article')).toHaveLength(4))
    const toggle = learn.getByRole('button', { name: /View all/ })
    await userEvent.click(toggle)
    await expect(learn.getAllByRole('article')).toHaveLength(6)
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveTextContent('View less')
  },
}

export const Empty: Story = { beforeEach: answers.empty }

export const Loading: Story = { beforeEach: answers.never }

export const Refused: Story = {
  beforeEach: answers.refused,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No data available.')).toBeVisible()
  },
}

export const UnexpectedItems: Story = { beforeEach: answers.unexpected }

export const OnAPhone: Story = { beforeEach: answers.full, globals: { viewport: { value: 'mobile1' } } }
