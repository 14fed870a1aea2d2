import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { logOut } from '#platform/logout'
import { session } from '#platform/session'
import { button, dialogClosed, loaded, openConsole } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'
import { withExtensions } from '../../testing/with-extensions.ts'

const OWNER = '0000012345'
const EDITOR = '0000012346'
const VIEWER = '0000012351'
const NOTICE = 'You can view this. Ask an owner for edit rights.'

withExtensions()
const reference = withReferenceServer()
const user = userEvent.setup()
let ownerToken: string | undefined

/** An owner changes a person in another browser. */
async function changeAsOwner(phoneNumber: string, path: string, method: string, json?: unknown) {
  ownerToken ??= await reference.server.staffToken(OWNER)
  const headers = { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' }
  const call = (path: string, init?: RequestInit) =>
    reference.server.fetch(
      new Request(`http://admin.localhost/api/extensions/staff${path}`, { ...init, headers }),
    )
  const staff: { id: string; phoneNumber: string }[] = await (await call('')).json()
  const { id } = staff.find((member) => member.phoneNumber === phoneNumber)!
  const body = json === undefined ? null : JSON.stringify(json)
  expect((await call(`/${id}${path}`, { method, body })).status).toBe(200)
}
const giveRole = (phoneNumber: string, role: string) => changeAsOwner(phoneNumber, '', 'PUT', { role })

/** Opens the form of a strategy description, and fills it. */
async function fillIn() {
  await openConsole('/strategyDescriptionTable')
  await loaded()
  await user.click(button(/^Add/))
  const form = await screen.findByRole('dialog')
  for (const input of within(form).getAllByRole('textbox')) await user.type(input, 'https://tarang.example/x')
  return { form, save: () => user.click(within(form).getByRole('button', { name: 'Save' })) }
}

/** The buttons that write, on each screen. */
const writing = /^(Add|Edit|Delete|Upload|Send|Refresh|Save|SDC Link|Disable)\b/

test.each([
  ['/exploreDataManager', 'Explore Data Manager'],
  ['/addExploreData', 'Add Explore Data'],
  ['/stockSplitCalender', 'Stock Split Calendar'],
  ['/strategyDescriptionTable', 'Strategy Description'],
  ['/notificationDataManager/email', 'Email Notifications'],
  ['/notificationDataManager/whatsapp', 'WhatsApp Notifications'],
  ['/notificationDataManager/app', 'App Notifications'],
  ['/refreshCache', 'Refresh Cache'],
  ['/discountsCoupons', 'Discounts & Coupons'],
  ['/strategies', 'Strategies'],
  ['/newsletterManager', 'Blog Manager'],
  ['/newsletterUploadForm', 'Upload Newsletter'],
])('a viewer sees no control that writes, and why: %s', async (path) => {
  await reference.signIn(VIEWER)
  await openConsole(path)
  expect(await screen.findByText(NOTICE)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: writing })).toEqual([])
  expect(screen.queryByRole('link', { name: writing })).toBeNull()
  expect(reference.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})

test('a viewer cannot exclude a trade or link a description', async () => {
  await reference.signIn(VIEWER)
  const [strategy] = await (
    await reference.server.fetch(
      new Request('http://admin.localhost/api/liveStrategies', {
        headers: { authorization: `Bearer ${session.jwtToken()}` },
      }),
    )
  ).json()
  await openConsole(`/strategyDataManager/${strategy.strategyCode}?fromPreview=true`)
  for (const section of [/^Strategy Highlights/, /^Live Trades/]) {
    await user.click(await screen.findByRole('button', { name: section }))
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: writing })).toEqual([])
  }
})

test('an editor sees the controls, and so does everybody while the role is unknown', async () => {
  reference.fail('GET /api/extensions/me', new Response(null, { status: 500 }))
  await reference.signIn(VIEWER)
  await openConsole('/stockSplitCalender')
  await loaded()
  expect(button('Add Stock Split')).toBeTruthy()
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('a role withdrawn in mid-edit: the form says so, what was typed stays, and the role is read again', async () => {
  await reference.signIn(EDITOR)
  const { form, save } = await fillIn()
  await giveRole(EDITOR, 'viewer')
  await save()
  const refusal = 'You can view this, but not change it. Ask an owner for edit rights.'
  await waitFor(() => expect(document.body.textContent).toContain(refusal))
  // The role was read again, so the screen behind the form is a viewer's.
  await waitFor(() => expect(document.body.textContent).toContain(NOTICE))
  expect(screen.queryByRole('button', { name: /^Add/, hidden: true })).toBeNull()
  expect(within(form).getAllByRole<HTMLInputElement>('textbox')[0]!.value).toBe('https://tarang.example/x')
  await giveRole(EDITOR, 'editor')
  await save()
  await dialogClosed()
})

test('a session that is ended elsewhere opens the login over the work, which is saved after it', async () => {
  await reference.signIn(EDITOR)
  const { save } = await fillIn()
  await changeAsOwner(EDITOR, '/end-sessions', 'POST')
  // Preloads the login: lazy loading would suspend inside user-event's synchronous `act`.
  await act(() => save())
  expect((await screen.findByRole('dialog', { name: 'Login' })).textContent).toContain(
    'Your session has ended.',
  )
  const jwtToken = await reference.server.staffToken(EDITOR)
  await act(async () => session.store({ jwtToken, refreshToken: 'unused', userName: 'Rohan Deshpande' }))
  await waitFor(() => expect(reference.calls.filter((call) => call.startsWith('POST /api/'))).toHaveLength(2))
})

test('a logout ends the session on the server too, and shows no failure', async () => {
  await reference.signIn(OWNER)
  session.store({ jwtToken: session.jwtToken()!, refreshToken: 'a refresh token', userName: 'Asha Kulkarni' })
  reference.fail('POST /api/extensions/logout', 'offline')
  logOut()
  expect([session.jwtToken(), session.refreshToken(), session.userName()]).toEqual([null, null, ''])
  // The logout of the screen that follows has no session to end.
  logOut()
  await waitFor(() => expect(reference.calls).toEqual(['POST /api/extensions/logout']))
})
