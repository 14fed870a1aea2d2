import type { CallOptions, Platform } from '../http.ts'
import { rows } from '../shape.ts'

export const auditLogs = (http: Platform) => ({
  /** Lists what the data jobs did, stock by stock (`listAuditLogs`). */
  list: (options: CallOptions = {}) => rows(http.GET('/fetchAuditLogs', { ...options })),
})
