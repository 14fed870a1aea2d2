import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { forgetRecords, RecordNeighbours, rememberOrder } from './index.ts'

const funds = ['Aravalli', 'Nilgiri', 'Sahyadri'].map((label) => ({
  label,
  kind: 'Fund',
  path: `/funds/${label}`,
}))

/** The page of the story stands for the record at this index. */
const opened = (at: number) => () => {
  rememberOrder('Fund', () => funds.with(at, { ...funds[at]!, path: location.pathname }))
  return forgetRecords
}

const meta = {
  title: 'Patterns/Record neighbours',
  component: RecordNeighbours,
  args: { kind: 'Fund' },
  beforeEach: opened(1),
} satisfies Meta<typeof RecordNeighbours>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Previous Aravalli' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Next Sahyadri' })).toBeVisible()
  },
}
export const First: Story = {
  beforeEach: opened(0),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(screen.getByText('1 of 3')).toBeVisible()
  },
}
export const Last: Story = { beforeEach: opened(2) }
