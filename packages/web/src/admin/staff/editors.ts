import type { Invite, Role } from '@tarang/sdk/extensions'
import { defineEditor, serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/api/extensions'
import type { Member } from './members.ts'
import { roleLabel, roleNames, roles } from './role-names.ts'

/** Makes an invite. Its link is shown by `InviteDialog`, once. */
export const inviteEditor = defineEditor({
  noun: 'Invite',
  addTitle: 'Invite a person',
  submit: 'Create link',
  draftOf: (_: Invite | null): { role: string } => ({ role: 'editor' }),
  fields: [
    {
      kind: 'select',
      name: 'role',
      label: 'Role',
      required: true,
      isWide: true,
      options: roles.map((role) => ({
        value: role,
        label: `${roleLabel(role)}: ${roleNames[role].rights}`,
      })),
    },
  ],
  // A link whose response was lost cannot be shown again, so another attempt makes another.
  sendsNoKey: true,
  create: ({ role }, { signal }) => extensions.staff.invite({ role: role as Role }, { signal }),
  added: 'Invite link created.',
  notAdded: serverMessageOr('Failed to create an invite link.'),
  success: 'toast',
})

/** Changes the number that a member of staff logs in with. It is typed twice: a wrong number locks the person out. */
export const numberEditor = defineEditor({
  noun: 'Phone Number',
  draftOf: (member: Member | null) => ({
    id: member?.id ?? '',
    name: member?.name ?? '',
    phoneNumber: member?.phoneNumber ?? '',
    repeated: '',
  }),
  withoutInput: ['id', 'name'],
  nameOf: ({ name }) => name,
  fields: [
    {
      kind: 'text',
      name: 'phoneNumber',
      label: 'Phone Number',
      required: true,
      hint: 'Login codes are sent to this number. A new one signs the person out everywhere.',
    },
    { kind: 'text', name: 'repeated', label: 'Repeat Phone Number', required: true },
  ],
  validate: ({ phoneNumber, repeated }) => ({
    ...(!/^\d{10}$/.test(phoneNumber.trim()) && { phoneNumber: 'Phone number must be exactly 10 digits' }),
    ...(repeated.trim() !== phoneNumber.trim() && { repeated: 'The numbers are not the same' }),
  }),
  create: async ({ id, phoneNumber }, options) => {
    await extensions.staff.update(id, { phoneNumber: phoneNumber.trim() }, options)
    return undefined
  },
  added: 'Phone number changed. Every session of that person has ended.',
  notAdded: serverMessageOr('Failed to change the phone number.'),
  success: 'toast',
})
