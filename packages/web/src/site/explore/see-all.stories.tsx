import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { answers } from '../../testing/explore-answers.ts'
import { VideoPlayerProvider } from '../video/video-player.tsx'
import SeeAll from './see-all.tsx'

interface Args {
  section: string
}

const meta = {
  title: 'Site/See all',
  args: { section: 'learn' },
  parameters: { layout: 'fullscreen' },
  render: ({ section }) => {
    const { hook, searchHook } = memoryLocation({ path: '/see-all', searchPath: `section=${section}` })
    return (
      <Router hook={hook} searchHook={searchHook}>
        <VideoPlayerProvider>
          <SeeAll />
        </VideoPlayerProvider>
      </Router>
    )
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { beforeEach: answers.full }
export const Loading: Story = { beforeEach: answers.never }
export const UnknownSection: Story = { beforeEach: answers.full, args: { section: 'nowhere' } }
export const Refused: Story = { beforeEach: answers.refused }
