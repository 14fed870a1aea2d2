import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, answering } from '../../testing/answers.ts'
import { fillIn, press, said } from '../../testing/story-steps.ts'
import Cache from './cache.tsx'

const meta = { title: 'Admin/Refresh Cache', component: Cache } satisfies Meta<typeof Cache>
export default meta

type Story = StoryObj<typeof meta>

const FAILED = 'Error refreshing cache. Please try again.'
const refreshing = (answer: Answer, says?: string): Story => ({
  beforeEach: () => answering({ 'GET /api/refreshCache/categories': answer }),
  play: async () => {
    await press('Refresh CATEGORIES')
    if (says) await said(says)
  },
})
const ofStrategy = (answer: Answer, says?: string): Story => ({
  beforeEach: () => answering({ 'GET /api/refreshCache/strategy/MOM-NIFTY200-30': answer }),
  play: async () => {
    await fillIn('Refresh STRATEGY CODE', { 'Cache Item': 'strategy', 'Strategy Code': 'MOM-NIFTY200-30' })
    await press('Refresh')
    if (says) await said(says)
  },
})

export const Default: Story = {}
export const Refreshing = refreshing('never')
export const Refreshed = refreshing(
  { text: 'Cache categories refreshed: 6 entries.' },
  'Cache categories refreshed: 6 entries.',
)
export const Failed = refreshing({ status: 500 }, FAILED)
export const AskingForACode: Story = { play: () => fillIn('Refresh STRATEGY CODE') }
export const RefreshingACode = ofStrategy('never')
export const CodeRefreshed = ofStrategy({ text: 'Cache strategy refreshed for MOM-NIFTY200-30.' })
export const CodeUnknown = ofStrategy({ status: 404 }, FAILED)
