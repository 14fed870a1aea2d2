import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handler, refused, unreadable } from '@tarang/sdk/testing'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { fillIn, findText, press } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import { withToaster } from '../../testing/with-toaster.tsx'
import StrategyDescriptions from './strategy-descriptions.tsx'

const meta = {
  title: 'Admin/Strategy Manager/Strategy Description',
  component: StrategyDescriptions,
  beforeEach: freshAddress,
  decorators: withToaster,
} satisfies Meta<typeof StrategyDescriptions>
export default meta

type Story = StoryObj<typeof meta>

const { codeExists } = fixtures.createStrategyDescription

const saving = (message: string, added?: Handler<'createStrategyDescription'>): Story => ({
  beforeEach: () => (added ? answering({ createStrategyDescription: added }) : undefined),
  play: async () => {
    await fillIn('Add Strategy Description', {
      'Strategy Description Code': 'SDC-GROWTH-03',
      'Video Link': 'https://example.com/growth',
      'Strategy Description': 'Shares whose earnings grow.',
    })
    await press('Save')
    await findText(message)
  },
})

const list = tableStories({
  operation: 'listStrategyDescriptions',
  rows: extremeRows(fixtures.listStrategyDescriptions.descriptions, 'strategyDescriptionCode'),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}
export const Adding: Story = {
  ...TheExample,
  play: () => fillIn('Add Strategy Description'),
}
export const Incomplete: Story = {
  ...TheExample,
  play: async () => {
    await fillIn('Add Strategy Description', { 'Video Link': 'not a url' })
    await press('Save')
    await findText(/must be a valid URL/)
  },
}
export const Added = saving('Strategy description added successfully!')
export const NotAdded = saving('Failed to add strategy description.', refused(codeExists))
export const NotReadable = saving('Unexpected response from server. Please try again.', unreadable)
