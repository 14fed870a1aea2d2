import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Actions } from '#patterns/action'
import { followRole } from '#platform/api/role'
import {
  button,
  cells,
  chooseAction,
  dialog,
  dialogClosed,
  field,
  fill,
  loaded,
  rowOf,
  served,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import Staff from './staff.tsx'

const OWNER = '0000012345'
const EDITOR = '0000012346'

const reference = withReferenceServer()
const user = userEvent.setup()

let unfollow = () => {}
beforeEach(async () => {
  await reference.server.database.execute('delete from invites')
  return () => unfollow()
})

async function open(phoneNumber = OWNER) {
  await reference.signIn(phoneNumber)
  unfollow = followRole()
  await act(async () =>
    render(
      <>
        <Staff />
        <Actions />
      </>,
    ),
  )
}

const confirm = async (title: string, name: string, done: string) => {
  const question = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(question).getByRole('button', { name }))
  expect((await dialog('Success')).textContent).toContain(done)
}
const close = async () => {
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!)
  await dialogClosed()
}

test('lists staff with role, status and sessions', async () => {
  await open()
  await loaded()
  expect(cells(rowOf('Rohan Deshpande'))).toEqual(
    expect.arrayContaining(['0000012346', 'Editor', 'Active', '0', 'N/A']),
  )
  expect(cells(rowOf('Asha Kulkarni'))).toEqual(expect.arrayContaining(['Owner', '1']))
})

test('shows the link of an invite once', async () => {
  await open()
  await loaded()
  await user.click(button('Invite a person'))
  await dialog('Invite a person')
  await user.selectOptions(field(/^Role/), 'viewer')
  await user.click(button('Create link'))
  const shown = await dialog('Invite link')
  expect(shown.textContent).toMatch(/registers with it as a viewer/)
  const { value } = within(shown).getByLabelText<HTMLInputElement>('Link')
  expect(value).toMatch(/^http:\/\/admin\.localhost\/#invite=[\w-]{43}$/)
  await user.click(within(shown).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await dialogClosed()
  expect(document.body.innerHTML).not.toContain(value)
})

test('lists the pending invites, and takes one back after a question', async () => {
  await open()
  await loaded()
  await user.click(button('Invite a person'))
  await dialog('Invite a person')
  await user.click(button('Create link'))
  const shown = await dialog('Invite link')
  await user.click(within(shown).getAllByRole('button', { name: 'Close' }).at(-1)!)
  await dialogClosed()
  await user.click(button('Pending invites'))
  const pending = await dialog('Pending invites')
  const takeBack = await within(pending).findByRole('button', { name: /^Take back the invite from / })
  expect(pending.textContent).toMatch(/Editor.*Invited by Asha Kulkarni on .*, valid until /)
  await user.click(takeBack)
  const question = await screen.findByRole('alertdialog', { name: 'Take back invite' })
  expect(question.textContent).toContain('Take back the invite of an editor from')
  await user.click(within(question).getByRole('button', { name: 'Take back' }))
  expect((await dialog('Success')).textContent).toContain('The invite is taken back.')
  await close()
  expect(await served(reference, '/extensions/staff/invites')).toEqual([])
  await user.click(button('Pending invites'))
  expect(await screen.findByText('No invite is pending.')).toBeTruthy()
})

test('changes a role after a question', async () => {
  await open()
  await loaded()
  await chooseAction('Kavya Menon', 'Make an editor')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Make Kavya Menon an editor, who can view and change everything but staff?',
  )
  await confirm(
    'Change role',
    'Change role',
    'The role is changed. It counts from the next call of that person on.',
  )
  await close()
  await waitFor(() => expect(cells(rowOf('Kavya Menon'))).toContain('Editor'))
})

test('the last owner stays: the reason is shown in the question', async () => {
  await open()
  await loaded()
  await chooseAction('Asha Kulkarni', 'Make a viewer')
  const question = await screen.findByRole('alertdialog', { name: 'Change role' })
  expect(question.textContent).toContain('only another owner can undo this')
  await user.click(within(question).getByRole('button', { name: 'Change role' }))
  expect((await within(question).findByRole('alert')).textContent).toBe(
    'There must be an owner. Make another person an owner first.',
  )
})

test('nobody can disable or remove themselves', async () => {
  await open()
  await loaded()
  await waitFor(() => expect(reference.calls).toContain('GET /api/extensions/me'))
  await user.click(button('More actions on Asha Kulkarni'))
  await screen.findByRole('menuitem', { name: 'Sign out everywhere' })
  expect(screen.queryByRole('menuitem', { name: 'Disable' })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull()
})

test('a number is typed twice, and a taken one is marked', async () => {
  await open()
  await loaded()
  await chooseAction('Farhan Shaikh', 'Change phone number')
  await dialog('Edit Phone Number')
  await fill(field(/^Phone Number/), OWNER)
  await fill(field(/^Repeat/), '0000012399')
  await user.click(button('Save'))
  expect(await screen.findByText('The numbers are not the same')).toBeTruthy()
  await fill(field(/^Repeat/), OWNER)
  await user.click(button('Save'))
  expect(await screen.findByText('This phone number is already registered.')).toBeTruthy()
  expect(field(/^Phone Number/).getAttribute('aria-invalid')).toBe('true')
  for (const name of [/^Phone Number/, /^Repeat/]) await fill(field(name), '0000012399')
  await user.click(button('Save'))
  await dialogClosed()
  await waitFor(() => expect(cells(rowOf('Farhan Shaikh'))).toContain('0000012399'))
})

test('shows the sessions of a person, and ends them', async () => {
  await reference.signIn(EDITOR)
  await open()
  await loaded()
  await user.click(button('Sessions Rohan Deshpande'))
  const sessions = await dialog('Sessions of Rohan Deshpande')
  expect((await within(sessions).findAllByText('Unknown browser')).length).toBeGreaterThan(0)
  await user.click(within(sessions).getByRole('button', { name: 'Sign out everywhere' }))
  await confirm('Sign out everywhere', 'Sign out', 'Every session of that person has ended.')
  await close()
  await waitFor(() => expect(cells(rowOf('Rohan Deshpande'))).toContain('0'))
})

test('disables, enables and removes a person', async () => {
  await open()
  await loaded()
  await chooseAction('Gurpreet Sandhu', 'Disable')
  await confirm('Disable person', 'Disable', 'The person is disabled.')
  await close()
  await waitFor(() => expect(cells(rowOf('Gurpreet Sandhu'))).toContain('Disabled'))
  await chooseAction('Gurpreet Sandhu', 'Enable')
  await confirm('Enable person', 'Enable', 'The person can log in again.')
  await close()
  await waitFor(() => expect(cells(rowOf('Gurpreet Sandhu'))).toContain('Active'))
  await chooseAction('Gurpreet Sandhu', 'Remove')
  await confirm('Remove person', 'Remove', 'The person is removed.')
  await close()
  await waitFor(() => expect(rowOf('Gurpreet Sandhu')).toBeUndefined())
})

test('a person without the right sees why', async () => {
  await open('0000012349')
  expect(await screen.findByText('Only an owner can manage staff')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite a person' })).toBeNull()
})
