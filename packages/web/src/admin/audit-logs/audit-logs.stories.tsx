import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures } from '@tarang/sdk/testing'
import { edgeRows } from '../../testing/edge-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
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
  rows: edgeRows(fixtures.listAuditLogs.entries),
})
export const Default = list.default
export const Empty = list.empty
export const LongWords = list.longWords
export const MissingFields = list.missingFields
export const Loading = list.loading
export const Refused = list.refused
export const TheExample: Story = {}
