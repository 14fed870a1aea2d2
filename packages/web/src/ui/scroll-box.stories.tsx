import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ScrollBox } from './scroll-box.tsx'

const meta = {
  title: 'Parts/ScrollBox',
  component: ScrollBox,
  args: { label: 'Prices', children: <p>Opens at 102.40, closes at 103.15</p>, style: { overflowX: 'auto' } },
} satisfies Meta<typeof ScrollBox>
export default meta

type Story = StoryObj<typeof meta>

const tabStop =
  (wanted: string | null): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Prices' })
    await waitFor(() => expect(box.getAttribute('tabindex')).toBe(wanted))
  }

/** Everything is seen: Tab passes by. */
export const Default: Story = { play: tabStop(null) }

export const Playground: Story = {}

/** Wider than its place: Tab stops here, and the arrow keys show the rest. */
export const Scrolls: Story = {
  args: { children: <p style={{ width: '200rem' }}>Opens at 102.40, closes at 103.15</p> },
  play: tabStop('0'),
}
