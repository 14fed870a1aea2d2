import type { Role } from '@tarang/sdk/extensions'

/** Every role with its name, and what it may do. */
export const roleChoices: readonly {
  readonly value: Role
  readonly label: string
  readonly rights: string
}[] = [
  { value: 'viewer', label: 'Viewer', rights: 'can view everything and change nothing' },
  { value: 'editor', label: 'Editor', rights: 'can view and change everything but staff' },
  { value: 'owner', label: 'Owner', rights: 'can also manage staff' },
]

/** The name of a role within a sentence: 'an editor'. */
export const roleInSentence = (role: Role) => (role === 'viewer' ? 'a viewer' : `an ${role}`)

/** What a role may do, to end a sentence. */
export const rightsOf = (role: Role) => roleChoices.find(({ value }) => value === role)?.rights ?? ''
