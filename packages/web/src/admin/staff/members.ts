import type { StaffMember } from '@tarang/sdk/extensions'
import {
  type Column,
  date,
  dateTime,
  defineTable,
  number,
  oneOf,
  rowHeader,
  secondary,
  text,
  word,
} from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { formatText } from '#platform/formats/format'
import { foundAs } from '../record-kinds.ts'
import { noRole, roleBadges, roleLabel, roles } from './role-names.ts'

/** A member of staff, as the table shows them. */
export interface Member extends StaffMember {
  readonly name: string
  readonly status: 'active' | 'disabled'
}

const memberOf = (member: StaffMember): Member => ({
  ...member,
  name: [member.firstName, member.lastName].map((part) => formatText(part)).join(' '),
  status: member.disabledAt === null ? 'active' : 'disabled',
})

const columns: readonly Column<Member>[] = [
  rowHeader(text('Name', 'name')),
  word('Phone Number', 'phoneNumber'),
  secondary({ ...text('Email', 'email'), width: 248 }),
  oneOf('Role', 'role', roleBadges, noRole),
  oneOf('Status', 'status', { active: ['Active', 'positive'], disabled: ['Disabled', 'neutral'] }),
  number('Sessions', 'sessionCount'),
  dateTime('Last Used', 'lastUsedAt'),
  secondary(date('Registered', 'createdOn')),
]

/** The table of staff. */
export const members = defineTable<Member>({
  load: async (options) => (await extensions.staff.list(options)).map(memberOf),
  rowId: ({ id }) => id,
  isMuted: ({ status }) => status === 'disabled',
  records: foundAs('staff', ({ name }) => name),
  search: { label: 'Name', in: ({ name }) => name },
  filters: [
    {
      name: 'role',
      label: 'Role',
      all: 'All roles',
      by: ({ role }) => role,
      optionLabels: Object.fromEntries(roles.map((role) => [role, roleLabel(role)])),
    },
  ],
  empty: 'There are no members of staff.',
  failure: 'Failed to fetch staff.',
  columns,
})
