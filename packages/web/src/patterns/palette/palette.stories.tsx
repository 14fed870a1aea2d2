import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { forgetRecords, rememberRecords } from '#patterns/records'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { Palette, type PaletteEntry } from './index.ts'

const entries: readonly PaletteEntry[] = [
  { label: 'Home', path: '/home', kind: 'Screen' },
  { label: 'Funds', path: '/funds', kind: 'Screen' },
  { label: 'Fund Houses', path: '/houses', kind: 'Directory' },
]

const meta = {
  title: 'Patterns/Palette',
  component: Palette,
  args: { entries },
  argTypes: { entries: { control: 'object' } },
  beforeEach: () => {
    const funds = Array.from({ length: 230 }, (_, n) => ({ label: `FUND-${n + 1}`, path: `/funds/${n + 1}` }))
    rememberRecords('Fund', () => funds)
    return forgetRecords
  },
  render: (args) => (
    <Router hook={memoryLocation({ path: '/funds' }).hook}>
      <Palette {...args} />
    </Router>
  ),
} satisfies Meta<typeof Palette>
export default meta

type Story = StoryObj<typeof meta>

const type = async (text: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Go to…' }))
  const field = await screen.findByRole('combobox')
  if (text) await userEvent.type(field, text)
}

export const Default: Story = {}
export const LongWords: Story = {
  args: { entries: [{ label: LONG_WORD, path: '/long', kind: LONG_WORD }] },
  play: () => type('donau'),
}
export const Open: Story = { play: () => type('') }
export const Found: Story = { play: () => type('fund 12') }
export const NothingFound: Story = { play: () => type('gold') }
