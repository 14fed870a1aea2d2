import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { config } from '#platform/config'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import AuditLogs from './audit-logs.tsx'

const meta = {
  title: 'Admin/Admin Operation/Audit Logs',
  component: AuditLogs,
  beforeEach: freshAddress,
} satisfies Meta<typeof AuditLogs>
export default meta

type Story = StoryObj<typeof meta>

const list = tableStories({
  operation: 'listAuditLogs',
  rows: extremeRows(fixtures.listAuditLogs.entries),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}

const view = {
  id: '7b0f5e0a-0000-4000-8000-000000000001',
  list: 'Audit Logs',
  name: 'Corrected',
  search: 'q=a',
  columns: null,
  sharedOn: '2026-11-20T06:30:00.000Z',
  sharedById: 'b0000000-0000-4000-8000-000000000001',
  sharedBy: 'Rohan Deshpande',
  mayDelete: true,
}

const views = [view, { ...view, id: view.id.replace(/1$/, '2'), name: 'Of a stock', search: 'q=tcs' }]
const toStored = ({ id, sharedBy, sharedById, mayDelete, name, search }: typeof view) => ({
  ...{ name, search },
  shared: { id, sharedBy, sharedById, mayDelete },
})

/** The tab of a view that all staff see, with the menu of who may delete it. */
export const SharedView: Story = {
  beforeEach: () => {
    Object.assign(config, { extensions: true })
    // As after an earlier visit: on a phone, views that come late have no line.
    localStorage.setItem('sharedViews', JSON.stringify({ 'Audit Logs': views.map(toStored) }))
    const restore = answering({
      listSharedViews: views,
    })
    return () => {
      restore()
      Object.assign(config, { extensions: false })
      localStorage.removeItem('sharedViews')
    }
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Corrected/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Menu of the view Corrected' }))
    await screen.findByRole('menuitem', { name: 'Stop sharing' })
  },
}
