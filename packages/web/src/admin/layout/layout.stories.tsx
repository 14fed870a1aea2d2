import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { session } from '#platform/api/session'
import Home from '../home/home.tsx'
import Layout from './layout.tsx'

const meta = {
  title: 'Admin/Layout',
  component: Layout,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    session.store({ jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Ananya Deshpande' })
    return () => session.clear()
  },
  render: () => (
    <Router hook={memoryLocation({ path: '/liveStrategies' }).hook}>
      <Layout>
        <Home />
      </Layout>
    </Router>
  ),
} satisfies Meta<typeof Layout>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Nameless: Story = {
  beforeEach: () => session.store({ jwtToken: 'jwt', refreshToken: 'refresh', userName: '' }),
}

/** An open menu of the wide navigation; on a narrow screen, the open panel. */
export const NavigationOpen: Story = {
  play: async () => {
    const wide = screen.queryByRole('button', { name: 'Strategy Manager' })
    await userEvent.click(wide ?? screen.getByRole('button', { name: 'Menu' }))
    await screen.findByRole(wide ? 'menuitem' : 'link', { name: 'Stock Split Calendar' })
  },
}
