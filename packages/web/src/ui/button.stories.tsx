import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { hstack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Button, IconButton } from './button.tsx'

const meta = {
  title: 'Parts/Actions/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Explore strategies' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'outline', 'ghost', 'plain'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    loading: { control: 'boolean' },
    blocked: { control: 'boolean' },
    disabled: { control: 'boolean' },
    asChild: { table: { disable: true } },
  },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>
const row = hstack({ gap: '4', flexWrap: 'wrap', alignItems: 'center' })

export const Default: Story = {}

export const Variants: Story = {
  render: () => (
    <div className={row}>
      <Button>Save changes</Button>
      <Button variant="outline">Cancel</Button>
      <Button variant="ghost">Back</Button>
      <Button variant="plain">View all</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className={row}>
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">
        Large <ArrowRight aria-hidden />
      </Button>
    </div>
  ),
}

export const WithIcon: Story = {
  render: () => (
    <div className={row}>
      <Button>
        <Plus aria-hidden /> Add Stock Split
      </Button>
      <Button variant="outline">
        <Trash2 aria-hidden /> Delete
      </Button>
    </div>
  ),
}

export const Loading: Story = {
  render: () => (
    <div className={row}>
      <Button loading>Sending…</Button>
      <Button variant="outline" loading>
        Loading…
      </Button>
    </div>
  ),
}

export const Disabled: Story = {
  render: () => (
    <div className={row}>
      <Button disabled>Disabled</Button>
      <Button variant="outline" disabled>
        Disabled
      </Button>
      <Button variant="ghost" disabled>
        Disabled
      </Button>
    </div>
  ),
}

export const AsLink: Story = {
  render: () => (
    <div className={row}>
      <Button asChild>
        <a href="#explore">Explore</a>
      </Button>
      <Button asChild variant="outline">
        <a href="#services">Services</a>
      </Button>
    </div>
  ),
}

export const IconButtons: Story = {
  render: () => (
    <div className={row}>
      <IconButton aria-label="Edit">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton aria-label="Edit" variant="outline">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton aria-label="Add" variant="solid">
        <Plus aria-hidden />
      </IconButton>
      <IconButton aria-label="Delete" size="sm">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton aria-label="Deleting" loading>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  ),
}

export const LongWords: Story = { args: { children: `${LONG_WORD} and ${LONG_WORD}` } }
