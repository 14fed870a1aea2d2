import type { Meta, StoryObj } from '@storybook/react-vite'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import SourceStockData from './source-stock-data.tsx'

const meta = {
  title: 'Admin/Admin Operation/Source Stock Data',
  component: SourceStockData,
  beforeEach: freshAddress,
} satisfies Meta<typeof SourceStockData>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutRuns: Story = {
  beforeEach: () => answering({ listSchedulerJobs: refusalWithoutMessage() }),
}
