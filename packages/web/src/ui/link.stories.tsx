import type { Meta, StoryObj } from '@storybook/react-vite'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { TextLink } from './link.tsx'

const meta = {
  title: 'Parts/Actions/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { href: '#disclosures', children: 'Read our disclosures' },
  argTypes: { asChild: { table: { disable: true } } },
} satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InText: Story = {
  render: () => (
    <p>
      Every figure comes with its <TextLink href="#method">method</TextLink> and its{' '}
      <TextLink href="#worst">worst days</TextLink>.
    </p>
  ),
}

export const External: Story = { args: { external: true, children: 'Replay' } }

export const AsChild: Story = {
  render: () => (
    <TextLink asChild>
      <a href="#strategy">MOM-QUAL-30</a>
    </TextLink>
  ),
}

export const LongWords: Story = { args: { children: `${LONG_WORD} and ${LONG_WORD}` } }
