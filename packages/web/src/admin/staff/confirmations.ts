import type { Role } from '@tarang/sdk/extensions'
import { defineAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/api/extensions'
import type { Member } from './members.ts'
import { roleNames } from './role-names.ts'

/** A change of one member of staff. */
export interface StaffChange {
  readonly member: Member
  /** The user changes their own account. */
  readonly isSelf: boolean
}

/** The role to give to a member of staff. */
export interface RoleChange extends StaffChange {
  readonly role: Role
}

const nameOf = ({ member }: StaffChange) => member.name

export const roleChange = defineAction<RoleChange>({
  title: 'Change role',
  question: ({ member, role, isSelf }) =>
    isSelf
      ? `Make yourself ${roleNames[role].inSentence}? You can then not manage staff any more, and only another owner can undo this.`
      : `Make ${member.name} ${roleNames[role].inSentence}, who ${roleNames[role].rights}?`,
  nameOf,
  confirm: 'Change role',
  act: ({ member, role }, options) => extensions.staff.update(member.id, { role }, options),
  done: 'The role is changed. It counts from the next call of that person on.',
  failure: serverMessageOr('Failed to change the role.'),
  participle: 'changed',
})

export const signOut = defineAction<StaffChange>({
  title: 'Sign out everywhere',
  question: ({ member, isSelf }) =>
    isSelf
      ? 'Sign yourself out in every browser? You have to log in again here, too.'
      : `Sign ${member.name} out in every browser? They can log in again.`,
  nameOf,
  confirm: 'Sign out',
  act: ({ member }, options) => extensions.staff.endSessions(member.id, options),
  done: 'Every session of that person has ended.',
  failure: serverMessageOr('Failed to end the sessions.'),
})

export const disabling = defineAction<StaffChange>({
  title: 'Disable person',
  question: ({ member }) =>
    `Disable ${member.name}? They are signed out everywhere and cannot log in until they are enabled again.`,
  nameOf,
  confirm: 'Disable',
  isDangerous: true,
  act: ({ member }, options) => extensions.staff.disable(member.id, options),
  done: 'The person is disabled.',
  failure: serverMessageOr('Failed to disable the person.'),
})

export const enabling = defineAction<StaffChange>({
  title: 'Enable person',
  question: ({ member }) => `Let ${member.name} log in again?`,
  nameOf,
  confirm: 'Enable',
  act: ({ member }, options) => extensions.staff.enable(member.id, options),
  done: 'The person can log in again.',
  failure: serverMessageOr('Failed to enable the person.'),
})

export const removal = defineAction<StaffChange>({
  title: 'Remove person',
  question: ({ member }) =>
    `Remove ${member.name}? This cannot be undone; they need a new invite to come back. What they did stays recorded.`,
  nameOf,
  confirm: 'Remove',
  isDangerous: true,
  act: ({ member }, options) => extensions.staff.remove(member.id, options),
  done: 'The person is removed.',
  failure: serverMessageOr('Failed to remove the person.'),
})
