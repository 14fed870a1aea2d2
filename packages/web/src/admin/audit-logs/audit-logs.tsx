import type { AuditLog } from '@tarang/sdk'
import { dateTime, defineTable, rowHeader, secondary, TableScreen, text, toned, word } from '#patterns/table'
import { api } from '#platform/api/api'
import { jobTones } from '../job-tones.ts'

const auditLogs = defineTable<AuditLog>({
  load: api.auditLogs.list,
  isLive: true,
  rowId: (entry) => entry.id,
  search: { label: 'Stock name', in: (entry) => entry.stock_name },
  empty: 'No Audit Logs Found',
  nothingFound: 'No Audit Logs Found',
  failure: 'Failed to fetch audit logs.',
  columns: [
    { ...word('ID', 'id'), width: 58 },
    rowHeader(text('Stock Name', 'stock_name')),
    secondary(text('Criteria', 'criteria')),
    secondary(text('Criteria2', 'criteria2')),
    secondary({ ...word('Data Type', 'data_type'), width: 130 }),
    dateTime('Executed On', 'executedOn'),
    toned('Status', 'status', jobTones),
  ],
})

const AuditLogs = () => <TableScreen title="Audit Logs" table={auditLogs} />
export default AuditLogs
