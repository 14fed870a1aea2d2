import { css } from '#styled-system/css'
import { Menu, MenuItem } from '#ui/menu'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { RoleChange, StaffChange } from './confirmations.ts'
import type { Member } from './members.ts'
import { roleNames, roles } from './role-names.ts'

/** What can be done with a member of staff. */
export interface MemberActions {
  editNumber(member: Member): void
  showSessions(member: Member): void
  changeRole(change: RoleChange): void
  signOut(change: StaffChange): void
  disable(change: StaffChange): void
  enable(change: StaffChange): void
  remove(change: StaffChange): void
}

interface MemberMenuProps {
  readonly member: Member
  readonly isSelf: boolean
  readonly actions: MemberActions
}

/** The actions of one row. Nobody can disable or remove themselves. */
export function MemberMenu({ member, isSelf, actions }: MemberMenuProps) {
  const change: StaffChange = { member, isSelf }
  return (
    <Menu
      label={
        <>
          <span>Manage</span>
          <VisuallyHidden>{` ${member.name}`}</VisuallyHidden>
        </>
      }
      className={css({ whiteSpace: 'nowrap', fontSize: 'sm' })}
    >
      <MenuItem value="number" onSelect={() => actions.editNumber(member)}>
        Change phone number
      </MenuItem>
      {roles
        .filter((role) => role !== member.role)
        .map((role) => (
          <MenuItem key={role} value={role} onSelect={() => actions.changeRole({ ...change, role })}>
            {`Make ${roleNames[role].inSentence}`}
          </MenuItem>
        ))}
      <MenuItem value="sessions" onSelect={() => actions.showSessions(member)}>
        Sessions
      </MenuItem>
      <MenuItem value="sign-out" onSelect={() => actions.signOut(change)}>
        Sign out everywhere
      </MenuItem>
      {!isSelf && member.status === 'active' && (
        <MenuItem value="disable" onSelect={() => actions.disable(change)}>
          Disable
        </MenuItem>
      )}
      {member.status === 'disabled' && (
        <MenuItem value="enable" onSelect={() => actions.enable(change)}>
          Enable
        </MenuItem>
      )}
      {!isSelf && (
        <MenuItem value="remove" onSelect={() => actions.remove(change)}>
          Remove
        </MenuItem>
      )}
    </Menu>
  )
}
