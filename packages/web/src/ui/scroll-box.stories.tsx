import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ScrollBox } from './scroll-box.tsx'

const meta = {
  title: 'Parts/Layout/ScrollBox',
  tags: ['autodocs'],
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

/** All content is visible: not a tab stop. */
export const Default: Story = { play: tabStop(null) }

/** Content wider than the box: a tab stop, scrolled by the arrow keys. */
export const Scrolls: Story = {
  args: { children: <p style={{ width: '200rem' }}>Opens at 102.40, closes at 103.15</p> },
  play: tabStop('0'),
}
