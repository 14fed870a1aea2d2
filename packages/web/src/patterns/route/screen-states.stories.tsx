import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChunkLoadError } from '#platform/loading/chunks'
import { ScreenFailure, ScreenLoading } from './screen-states.tsx'

const meta = {
  title: 'Patterns/Screen states',
  component: ScreenFailure,
  args: { error: null, onTryAgain: fn() },
  argTypes: { error: { table: { disable: true } } },
} satisfies Meta<typeof ScreenFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { render: () => <ScreenLoading /> }
export const ChunkFailed: Story = { args: { error: new ChunkLoadError() } }
export const Broken: Story = { args: { error: new TypeError('Cannot read properties of undefined') } }
