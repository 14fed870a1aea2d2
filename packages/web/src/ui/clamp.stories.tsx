import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { css } from '#styled-system/css'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Clamp } from './clamp.tsx'

const meta = {
  title: 'Parts/Content/Clamp',
  tags: ['autodocs'],
  component: Clamp,
  args: {
    lines: 2,
    className: css({ maxWidth: 'sm' }),
    children:
      'Thirty companies by twelve-month momentum and return on equity, rebalanced on the first trading day of each quarter, equal weights, with a stop for the whole basket. Costs and slippage are counted in, dividends are not.',
  },
} satisfies Meta<typeof Clamp>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Short: Story = { args: { children: 'Short enough to be read whole.' } }

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  },
}

export const LongWords: Story = { args: { children: `${LONG_WORD} and ${LONG_WORD}` } }
