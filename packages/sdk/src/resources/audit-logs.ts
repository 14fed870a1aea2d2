import { bound } from '../bound.ts'
import * as operations from '../generated/operations/audit-logs.ts'
import type { AuditLog } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { same } from '../shape.ts'

/** Lists what the data jobs did, as `api.auditLogs.list` does. */
export const listAuditLogs = (http: Http, options: CallOptions = {}): Promise<AuditLog[]> =>
  http.ask(operations.listAuditLogs, options, same)

export const auditLogs = (http: Http) => ({
  /**
   * Lists what the data jobs did, stock by stock (`listAuditLogs`).
   *
   * @example
   * ```ts
   * const entries = await api.auditLogs.list()
   * const failed = entries.filter(({ status }) => status === 'FAILED')
   * ```
   */
  list: bound(http, listAuditLogs),
})
