import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { NewInvite, StaffChanges } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists every member of staff, as `extensions.staff.list` does. */
export const listStaff = (http: Http, options: CallOptions = {}) =>
  http.call(operations.listStaff, options, identity)

/** Makes an invite for one registration, as `extensions.staff.invite` does. */
export const inviteStaff = (http: Http, body: NewInvite, options: CallOptions = {}) =>
  http.call(operations.inviteStaff, { ...options, body }, identity)

/** Lists the invites that can still be used, as `extensions.staff.invites` does. */
export const listInvites = (http: Http, options: CallOptions = {}) =>
  http.call(operations.listInvites, options, identity)

/** Takes back an invite that nobody has used, as `extensions.staff.withdrawInvite` does. */
export const withdrawInvite = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.withdrawInvite, { ...options, path: { id } }, identity)

/** Changes the phone number or the role of a member of staff, as `extensions.staff.update` does. */
export const updateStaff = (http: Http, id: string, body: StaffChanges, options: CallOptions = {}) =>
  http.call(operations.updateStaff, { ...options, path: { id }, body }, identity)

/** Removes a member of staff, as `extensions.staff.remove` does. */
export const removeStaff = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.removeStaff, { ...options, path: { id } }, identity)

/** Disables a member of staff, as `extensions.staff.disable` does. */
export const disableStaff = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.disableStaff, { ...options, path: { id } }, identity)

/** Lets a disabled member of staff log in again, as `extensions.staff.enable` does. */
export const enableStaff = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.enableStaff, { ...options, path: { id } }, identity)

/** Lists the sessions of a member of staff, as `extensions.staff.sessions` does. */
export const listStaffSessions = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.listStaffSessions, { ...options, path: { id } }, identity)

/** Signs a member of staff out everywhere, as `extensions.staff.endSessions` does. */
export const endStaffSessions = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.endStaffSessions, { ...options, path: { id } }, identity)

/** Staff, their roles and their sessions. Only owners may make these calls. */
export interface StaffApi {
  /** Lists every member of staff, by name (`listStaff`). */
  list: Bound<typeof listStaff>

  /**
   * Makes an invite with which one person can register within a day; only this response has its link (`inviteStaff`).
   *
   * @example
   * ```ts
   * const { link } = await extensions.staff.invite({ role: 'editor' })
   * ```
   */
  invite: Bound<typeof inviteStaff>

  /** Lists the invites that can still be used, the newest first (`listInvites`). */
  invites: Bound<typeof listInvites>

  /** Takes back an invite that nobody has used (`withdrawInvite`). */
  withdrawInvite: Bound<typeof withdrawInvite>

  /**
   * Changes the phone number or the role of a member of staff (`updateStaff`).
   *
   * @example
   * ```ts
   * await extensions.staff.update(id, { role: 'viewer' })
   * ```
   */
  update: Bound<typeof updateStaff>

  /** Removes a member of staff (`removeStaff`). */
  remove: Bound<typeof removeStaff>

  /** Ends the sessions of a member of staff and lets them not log in (`disableStaff`). */
  disable: Bound<typeof disableStaff>

  /** Lets a disabled member of staff log in again (`enableStaff`). */
  enable: Bound<typeof enableStaff>

  /** Lists the sessions of a member of staff, the last used first (`listStaffSessions`). */
  sessions: Bound<typeof listStaffSessions>

  /** Signs a member of staff out everywhere (`endStaffSessions`). */
  endSessions: Bound<typeof endStaffSessions>
}

/** Creates the calls of a client. */
export const staff = (http: Http): StaffApi => ({
  list: bindHttp(http, listStaff),
  invite: bindHttp(http, inviteStaff),
  invites: bindHttp(http, listInvites),
  withdrawInvite: bindHttp(http, withdrawInvite),
  update: bindHttp(http, updateStaff),
  remove: bindHttp(http, removeStaff),
  disable: bindHttp(http, disableStaff),
  enable: bindHttp(http, enableStaff),
  sessions: bindHttp(http, listStaffSessions),
  endSessions: bindHttp(http, endStaffSessions),
})
