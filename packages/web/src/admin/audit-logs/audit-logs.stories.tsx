import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import AuditLogs from './audit-logs.tsx'

const meta = {
  title: 'Admin/Audit Logs',
  component: AuditLogs,
  beforeEach: freshAddress,
} satisfies Meta<typeof AuditLogs>
export default meta

type Story = StoryObj<typeof meta>

const { entries, none } = examples.auditLogs.listAuditLogs
const many = Array.from({ length: 30 }, (_, n) =>
  entries.value.map((row) => ({ ...row, id: row.id + n * 10 })),
).flat()

const answered = (answer: Answer): Story => ({
  beforeEach: () => answering({ 'GET /api/fetchAuditLogs': answer }),
})

export const Full = answered({ body: many })
export const TheExample = answered({ body: entries.value })
export const Empty = answered({ body: none.value })
export const Loading = answered('never')
export const Refused = answered({ status: 500, body: examples.refusals.failed.value })
export const WrongTypes = answered({
  body: [{ id: 1, stock_name: {}, criteria: [], data_type: true, executedOn: 'x', status: 9 }, { id: 2 }],
})
