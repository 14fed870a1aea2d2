import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Card } from './card.tsx'
import { TextLink } from './link.tsx'

const meta = {
  title: 'Parts/Content/Card',
  tags: ['autodocs'],
  component: Card,
  argTypes: {
    padding: { control: 'inline-radio', options: ['none', 'md', 'lg'] },
    asChild: { table: { disable: true } },
  },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

const content = (
  <>
    <h3 className={css({ textStyle: 'heading.md' })}>Momentum, measured</h3>
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted', marginTop: '2' })}>
      Thirty companies, chosen by rule each quarter and held without second thoughts.
    </p>
  </>
)

export const Default: Story = { args: { children: content } }

export const Interactive: Story = {
  render: () => (
    <div className={grid({ columns: { base: 1, md: 3 }, gap: '5' })}>
      {['Rules', 'Evidence', 'Patience'].map((name) => (
        <Card key={name} interactive padding="lg">
          <h3 className={css({ textStyle: 'heading.lg' })}>
            <TextLink href={`#${name}`}>{name}</TextLink>
          </h3>
          <p className={css({ color: 'fg.muted', marginTop: '2' })}>Our values in a falling market.</p>
        </Card>
      ))}
    </div>
  ),
}

export const LongWords: Story = { args: { children: `${LONG_WORD} and ${LONG_WORD}` } }
