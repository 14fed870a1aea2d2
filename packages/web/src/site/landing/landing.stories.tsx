import type { Meta, StoryObj } from '@storybook/react-vite'
import { config } from '#platform/config'
import { VideoPlayerProvider } from '../video/video-player.tsx'
import { Demo } from './demo.tsx'
import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import Landing from './landing.tsx'
import { Momentum } from './momentum.tsx'
import { Offer } from './offer.tsx'
import { Reach, reachFigures } from './reach.tsx'
import { Testimonials } from './testimonials.tsx'

const meta = {
  title: 'Site/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <VideoPlayerProvider>
        <Story />
      </VideoPlayerProvider>
    ),
  ],
} satisfies Meta<typeof Landing>
export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const TheHero: Story = { render: () => <Hero /> }
export const WhatWeOffer: Story = { render: () => <Offer /> }
export const OurReachSoFar: Story = { render: () => <Reach /> }
export const OurReachWithoutPerformance: Story = {
  render: () => <Reach figures={reachFigures({ ...config, hidePerformanceClaims: true })} />,
}
export const DemoVideo: Story = { render: () => <Demo /> }
export const ReaderTestimonials: Story = { render: () => <Testimonials /> }
export const MomentumInvesting: Story = { render: () => <Momentum /> }
export const TheLastWord: Story = { render: () => <Invitation /> }
