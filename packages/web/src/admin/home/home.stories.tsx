import type { Meta, StoryObj } from '@storybook/react-vite'
import { session } from '#platform/session'
import Home from './home.tsx'

const welcoming = (userName: string) => () => {
  session.store({ jwtToken: 'jwt', refreshToken: 'refresh', userName })
  return () => session.clear()
}

const meta = {
  title: 'Admin/Home',
  component: Home,
  beforeEach: welcoming('Ananya Deshpande'),
} satisfies Meta<typeof Home>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nameless: Story = { beforeEach: welcoming('') }
export const LongName: Story = { beforeEach: welcoming('Venkatanarasimharajuvaripeta Subrahmanyabharathi') }
