import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CoverPattern } from '#patterns/reading/cover'
import { css } from '#styled-system/css'
import { VideoPlayerProvider } from './video-player.tsx'
import { VideoPoster } from './video-poster.tsx'

const meta = {
  title: 'Site/Video poster',
  component: VideoPoster,
  args: {
    title: 'Reading a drawdown chart',
    video: { kind: 'embed', src: 'https://videos.invalid/embed/1', href: 'https://videos.example/1' },
    children: <CoverPattern seed="Reading a drawdown chart" />,
  },
  decorators: [
    (Story) => (
      <VideoPlayerProvider>
        <div className={css({ maxWidth: 'lg' })}>
          <Story />
        </div>
      </VideoPlayerProvider>
    ),
  ],
} satisfies Meta<typeof VideoPoster>
export default meta

type Story = StoryObj<typeof meta>

export const PlaysHere: Story = {
  play: async ({ canvasElement }) => {
    const play = within(canvasElement).getByRole('button', { name: 'Play video: Reading a drawdown chart' })
    await userEvent.click(play)
    const player = await screen.findByRole('dialog', { name: 'Reading a drawdown chart' })
    await expect(within(player).getByTitle('Reading a drawdown chart')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(play).toHaveFocus())
  },
}

export const Large: Story = { args: { size: 'large' } }

export const OpensInANewTab: Story = {
  args: { video: { kind: 'external', href: 'https://videos.example/1' } },
}

export const NoVideo: Story = { args: { video: { kind: 'none' } } }
