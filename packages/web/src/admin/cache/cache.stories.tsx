import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Handler, never } from '@tarang/sdk/testing'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { fillIn, findText, press } from '../../testing/story-steps.ts'
import Cache from './cache.tsx'

const meta = { title: 'Admin/Admin Operation/Refresh Cache', component: Cache } satisfies Meta<typeof Cache>
export default meta

type Story = StoryObj<typeof meta>

const FAILED = 'Error refreshing cache. Please try again.'
const refreshing = (answer: Handler<'refreshCache'>, message?: string): Story => ({
  beforeEach: () => answering({ refreshCache: answer }),
  play: async () => {
    await press('Refresh CATEGORIES')
    if (message) await findText(message)
  },
})
const ofStrategy = (answer: Handler<'refreshStrategyCache'>, message?: string): Story => ({
  beforeEach: () => answering({ refreshStrategyCache: answer }),
  play: async () => {
    await fillIn('Refresh STRATEGY CODE', { 'Cache Item': 'strategy', 'Strategy Code': 'MOM-NIFTY200-30' })
    await press('Refresh')
    if (message) await findText(message)
  },
})

export const Default: Story = {}
export const Refreshing = refreshing(never)
export const Refreshed = refreshing(
  'Cache categories refreshed: public pages and lists are read anew.',
  'Cache categories refreshed: public pages and lists are read anew.',
)
export const Failed = refreshing(refusalWithoutMessage(), FAILED)
export const EnterCode: Story = { play: () => fillIn('Refresh STRATEGY CODE') }
export const RefreshingACode = ofStrategy(never)
export const CodeRefreshed = ofStrategy('Cache strategy of MOM-NIFTY200-30 refreshed: 1 entry.')
export const CodeUnknown = ofStrategy(refusalWithoutMessage(404), FAILED)
