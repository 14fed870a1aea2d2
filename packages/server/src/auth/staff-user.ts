import type { Role } from './roles.ts'

/** A signed-in member of staff. */
export interface StaffUser {
  id: string
  firstName: string
  lastName: string
  role: Role
}
