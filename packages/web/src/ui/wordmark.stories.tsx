import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '#styled-system/css'
import { hstack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { WaveMark, Wordmark } from './wordmark.tsx'

const meta = {
  title: 'Parts/Content/Wordmark',
  tags: ['autodocs'],
  component: Wordmark,
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Wordmark>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <div className={hstack({ gap: '10', flexWrap: 'wrap', alignItems: 'center' })}>
      <Wordmark size="sm" />
      <Wordmark size="md" />
      <Wordmark size="lg" />
    </div>
  ),
}

export const MarkAlone: Story = {
  render: () => (
    <div className={hstack({ gap: '6', alignItems: 'center' })}>
      <WaveMark className={css({ boxSize: '4' })} />
      <WaveMark className={css({ boxSize: '5' })} />
      <WaveMark className={css({ boxSize: '8', color: 'accent.fg' })} />
      <WaveMark className={css({ boxSize: '20', color: 'accent.fg' })} />
    </div>
  ),
}

export const LongWords: Story = { args: { name: LONG_WORD } }
