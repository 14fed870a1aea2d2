import * as operations from '../generated/extension-operations.ts'
import type { NewInvite, StaffChanges } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Staff, their roles and their sessions. Only owners may make these calls. */
export const staff = (http: Http) => ({
  /**
   * Lists every member of staff, by name (`listStaff`).
   *
   * @example
   * ```ts
   * const members = await extensions.staff.list()
   * ```
   */
  list: (options: CallOptions = {}) => http.call(operations.listStaff, options),

  /**
   * Makes an invite with which one person can register within a day; only this response has its link (`inviteStaff`).
   *
   * @example
   * ```ts
   * const { link } = await extensions.staff.invite({ role: 'editor' })
   * ```
   */
  invite: (body: NewInvite, options: CallOptions = {}) =>
    http.call(operations.inviteStaff, { ...options, body }),

  /**
   * Lists the invites that can still be used, the newest first (`listInvites`).
   *
   * @example
   * ```ts
   * const pending = await extensions.staff.invites()
   * ```
   */
  invites: (options: CallOptions = {}) => http.call(operations.listInvites, options),

  /**
   * Takes back an invite that nobody has used (`withdrawInvite`).
   *
   * @example
   * ```ts
   * await extensions.staff.withdrawInvite(id)
   * ```
   */
  withdrawInvite: (id: string, options: CallOptions = {}) =>
    http.call(operations.withdrawInvite, { ...options, path: { id } }),

  /**
   * Changes the phone number or the role of a member of staff (`updateStaff`).
   *
   * @example
   * ```ts
   * await extensions.staff.update(id, { role: 'viewer' })
   * ```
   */
  update: (id: string, body: StaffChanges, options: CallOptions = {}) =>
    http.call(operations.updateStaff, { ...options, path: { id }, body }),

  /**
   * Removes a member of staff (`removeStaff`).
   *
   * @example
   * ```ts
   * await extensions.staff.remove(id)
   * ```
   */
  remove: (id: string, options: CallOptions = {}) =>
    http.call(operations.removeStaff, { ...options, path: { id } }),

  /**
   * Ends the sessions of a member of staff and lets them not log in (`disableStaff`).
   *
   * @example
   * ```ts
   * await extensions.staff.disable(id)
   * ```
   */
  disable: (id: string, options: CallOptions = {}) =>
    http.call(operations.disableStaff, { ...options, path: { id } }),

  /**
   * Lets a disabled member of staff log in again (`enableStaff`).
   *
   * @example
   * ```ts
   * await extensions.staff.enable(id)
   * ```
   */
  enable: (id: string, options: CallOptions = {}) =>
    http.call(operations.enableStaff, { ...options, path: { id } }),

  /**
   * Lists the sessions of a member of staff, the last used first (`listStaffSessions`).
   *
   * @example
   * ```ts
   * const sessions = await extensions.staff.sessions(id)
   * ```
   */
  sessions: (id: string, options: CallOptions = {}) =>
    http.call(operations.listStaffSessions, { ...options, path: { id } }),

  /**
   * Signs a member of staff out everywhere (`endStaffSessions`).
   *
   * @example
   * ```ts
   * const { sessionCount } = await extensions.staff.endSessions(id)
   * ```
   */
  endSessions: (id: string, options: CallOptions = {}) =>
    http.call(operations.endStaffSessions, { ...options, path: { id } }),
})

/** The calls of `staff`. */
export type StaffApi = ReturnType<typeof staff>
