import type { Role } from '@tarang/sdk/extensions'
import type { BadgeLabel } from '#patterns/table'

interface RoleNames {
  readonly badge: BadgeLabel
  /** 'an editor'. */
  readonly inSentence: string
  /** What it may do, to end a sentence. */
  readonly rights: string
}

export const roleNames: Readonly<Record<Role, RoleNames>> = {
  viewer: {
    badge: ['Viewer', 'neutral'],
    inSentence: 'a viewer',
    rights: 'can view everything and change nothing',
  },
  editor: {
    badge: ['Editor', 'info'],
    inSentence: 'an editor',
    rights: 'can view and change everything but staff',
  },
  owner: { badge: ['Owner', 'accent'], inSentence: 'an owner', rights: 'can also manage staff' },
}

/** Every role, in the order in which they are offered. */
export const roles = Object.keys(roleNames) as readonly Role[]

/** The label of a role. */
export const roleLabel = (role: Role) => roleNames[role].badge[0]

/** The badges of a column, and the one of a role that no longer exists. */
export const roleBadges = Object.fromEntries(roles.map((role) => [role, roleNames[role].badge]))
export const noRole: BadgeLabel = ['No role', 'warning']
