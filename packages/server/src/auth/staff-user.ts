import type { Role } from './roles.ts'

/** A signed-in member of staff. */
export interface StaffUser {
  id: string
  firstName: string
  lastName: string
  role: Role
  /** The session of this call, which a logout ends. */
  sessionId: string
}
