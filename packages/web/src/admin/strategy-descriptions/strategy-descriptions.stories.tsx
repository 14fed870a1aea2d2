import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { fillIn, press, said } from '../../testing/story-steps.ts'
import { withToaster } from '../../testing/with-toaster.tsx'
import StrategyDescriptions from './strategy-descriptions.tsx'

const meta = {
  title: 'Admin/Strategy Description',
  component: StrategyDescriptions,
  beforeEach: freshAddress,
  decorators: withToaster,
} satisfies Meta<typeof StrategyDescriptions>
export default meta

type Story = StoryObj<typeof meta>

const { descriptions, none } = examples.strategyDescriptions.listStrategyDescriptions
const { codeTaken, savedDescription } = examples.strategyDescriptions.createStrategyDescription
const many = Array.from({ length: 40 }, (_, n) =>
  descriptions.value.map((row) => ({ ...row, id: row.id + n * 10 })),
).flat()

const answered = (list: Answer, added: Answer = { body: savedDescription.value }): Story => ({
  beforeEach: () =>
    answering({ 'GET /api/getStrategyDescription': list, 'POST /api/addStrategyDescription': added }),
})
const saving = (added: Answer, says: string): Story => ({
  ...answered({ body: descriptions.value }, added),
  play: async () => {
    await fillIn('Add Strategy Description', {
      'Strategy Description Code': 'SDC-GROWTH-03',
      'Video Link': 'https://example.com/growth',
      'Strategy Description': 'Shares whose earnings grow.',
    })
    await press('Save')
    await said(says)
  },
})

export const Full = answered({ body: many })
export const TheExample = answered({ body: descriptions.value })
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const Adding: Story = {
  ...TheExample,
  play: () => fillIn('Add Strategy Description'),
}
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Strategy Description', { 'Video Link': 'not a url' })
    await press('Save')
    await said(/must be a valid URL/)
  },
}
export const Added = saving({ body: savedDescription.value }, 'Strategy description added successfully!')
export const NotAdded = saving({ status: 409, body: codeTaken.value }, 'Failed to add strategy description.')
export const NotReadable = saving(
  { text: '<!doctype html>' },
  'Unexpected response from server. Please try again.',
)
