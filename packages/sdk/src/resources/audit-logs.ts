import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/audit-logs.ts'
import type { AuditLog } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { PageOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the log of the data jobs, as `api.auditLogs.list` does. */
export const listAuditLogs = (
  http: Http,
  { limit, after, ...options }: PageOptions = {},
): Promise<AuditLog[]> =>
  http.call(operations.listAuditLogs, { ...options, query: { limit, after } }, identity)

/** The audit log of the console. */
export interface AuditLogsApi {
  /**
   * Lists the log of the data jobs, by stock (`listAuditLogs`).
   *
   * @example
   * ```ts
   * const entries = await api.auditLogs.list()
   * const failed = entries.filter(({ status }) => status === 'FAILED')
   * ```
   */
  list: Bound<typeof listAuditLogs>
}

/** Creates the calls of a client. */
export const auditLogs = (http: Http): AuditLogsApi => ({
  list: bindHttp(http, listAuditLogs),
})
