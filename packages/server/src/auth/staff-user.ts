import type { Role } from './roles.ts'

/** A signed-in member of staff. */
export interface StaffUser {
  id: string
  firstName: string
  lastName: string
  /** Null for a role that no longer exists. */
  role: Role | null
}
