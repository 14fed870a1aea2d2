import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Me, PendingInvite, StaffMember } from '@tarang/sdk/extensions'
import { type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { screen, userEvent } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { signedInAs } from '../../testing/signed-in-as.ts'
import { answering } from '../../testing/story-api.ts'
import { openedDialog, press, pressAction } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import Staff from './staff.tsx'

const person = (
  id: string,
  firstName: string,
  lastName: string,
  phoneNumber: string,
  role: StaffMember['role'],
  more: Partial<StaffMember> = {},
): StaffMember => ({
  id,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@tarang.example`.toLowerCase(),
  phoneNumber,
  role,
  createdOn: '2026-03-02T05:30:00.000Z',
  disabledAt: null,
  sessionCount: 1,
  lastUsedAt: '2026-11-21T09:15:00.000Z',
  ...more,
})
const staff = [
  person('1', 'Asha', 'Kulkarni', '0000012345', 'owner', { sessionCount: 2 }),
  person('2', 'Meera', 'Subramanian', '0000012347', 'viewer', { sessionCount: 0, lastUsedAt: null }),
  person('3', 'Rohan', 'Deshpande', '0000012346', 'editor', { disabledAt: '2026-11-01T05:30:00.000Z' }),
]
const asha: Me = { id: '1', name: 'Asha Kulkarni', role: 'owner', rights: ['view', 'edit', 'manageStaff'] }

const meta = {
  title: 'Admin/Account menu/Staff',
  component: Staff,
  beforeEach: () => {
    freshAddress()
    return signedInAs(asha)
  },
} satisfies Meta<typeof Staff>
export default meta

type Story = StoryObj<typeof meta>

const list = tableStories({
  operation: 'listStaff',
  rows: extremeRows(staff, 'firstName', 'phoneNumber'),
})
export const Empty = list.empty
export const LongWords = list.longWords
export const Loading = list.loading
export const Refused = list.refused

const withStaff = (handlers: Handlers, play?: Story['play']): Story => ({
  beforeEach: () => answering({ listStaff: staff, ...handlers }),
  play: async (context) => {
    await screen.findByText(/^[\d,]+ results?/)
    await play?.(context)
  },
})

export const Default = withStaff({})

/** Others than owners see why they have no access. */
export const Viewer: Story = {
  beforeEach: () => signedInAs({ id: '2', name: 'Meera Subramanian', role: 'viewer', rights: ['view'] }),
  play: async () => void (await screen.findByText('Only an owner can manage staff')),
}

export const Invited = withStaff(
  {
    inviteStaff: {
      link: 'https://admin.tarang.example/#invite=Zk3uQ0rXo2yB7tL9aVnWcE5sHdJ1mPqR8fGiKxTzNbU',
      role: 'editor',
      expiresAt: '2026-11-22T09:15:00.000Z',
    },
  },
  async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Invite a person' }))
    const form = await openedDialog('Invite a person')
    await userEvent.click(form.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('dialog', { name: 'Invite link' })
  },
)

const invites: PendingInvite[] = [
  {
    id: 'a',
    role: 'editor',
    createdBy: 'Asha Kulkarni',
    createdOn: '2026-11-21T09:15:00.000Z',
    expiresAt: '2026-11-22T09:15:00.000Z',
  },
  {
    id: 'b',
    role: 'owner',
    createdBy: null,
    createdOn: '2026-11-21T05:00:00.000Z',
    expiresAt: '2026-11-22T05:00:00.000Z',
  },
]

const openInvites = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Pending invites' }))
  return openedDialog('Pending invites')
}

export const PendingInvites = withStaff({ listInvites: invites }, async () => {
  await (await openInvites()).findAllByRole('button', { name: /^Take back/ })
})
export const NoInvites = withStaff({ listInvites: [] }, async () => {
  await (await openInvites()).findByText('No invite is pending.')
})
export const InvitesRefused = withStaff({ listInvites: refused(refusals.failed) }, async () => {
  await (await openInvites()).findByRole('alert')
})
export const TakeBackInvite = withStaff({ listInvites: invites }, async () => {
  const [first] = await (await openInvites()).findAllByRole('button', { name: /^Take back/ })
  await userEvent.click(first!)
  await screen.findByRole('alertdialog', { name: 'Take back invite' })
})

export const Sessions = withStaff(
  {
    listStaffSessions: [
      {
        id: 'a',
        createdOn: '2026-11-20T04:00:00.000Z',
        lastUsedAt: '2026-11-21T09:15:00.000Z',
        browser: 'Chrome on Windows',
      },
      { id: 'b', createdOn: '2026-11-18T04:00:00.000Z', lastUsedAt: null, browser: null },
    ],
  },
  async () => {
    await press('Sessions Asha Kulkarni')
    await screen.findByText('Chrome on Windows')
  },
)
export const SessionsLoading = withStaff({ listStaffSessions: never }, () => press('Sessions Asha Kulkarni'))
export const NoSessions = withStaff({ listStaffSessions: [] }, async () => {
  await press('Sessions Meera Subramanian')
  await screen.findByText('This person is signed in nowhere.')
})
export const SessionsRefused = withStaff({ listStaffSessions: refused(refusals.failed) }, async () => {
  await press('Sessions Asha Kulkarni')
  await screen.findByRole('alert')
})
export const ConfirmRole = withStaff({}, async () => {
  await pressAction('Make a viewer', 'Asha Kulkarni')
  await screen.findByRole('alertdialog', { name: 'Change role' })
})
export const ConfirmRemoval = withStaff({}, async () => {
  await pressAction('Remove', 'Meera Subramanian')
  await screen.findByRole('alertdialog', { name: 'Remove person' })
})
export const EditNumber = withStaff({}, async () => {
  await pressAction('Change phone number', 'Meera Subramanian')
  await screen.findByRole('dialog', { name: 'Edit Phone Number' })
})
