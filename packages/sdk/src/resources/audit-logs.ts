import * as operations from '../generated/operations/audit-logs.ts'
import type { AuditLog } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { PageOptions } from '../options.ts'

/** The audit log of the console. */
export const auditLogs = (http: Http) => ({
  /**
   * Lists the log of the data jobs, by stock (`listAuditLogs`).
   *
   * @example
   * ```ts
   * const entries = await api.auditLogs.list()
   * const failed = entries.filter(({ status }) => status === 'FAILED')
   * ```
   */
  list: ({ limit, after, ...options }: PageOptions = {}): Promise<AuditLog[]> =>
    http.call(operations.listAuditLogs, { ...options, query: { limit, after } }),
})

/** The calls of `auditLogs`. */
export type AuditLogsApi = ReturnType<typeof auditLogs>
