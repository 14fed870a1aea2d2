import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useCanWrite } from '#platform/api/role'
import { session } from '#platform/api/session'
import { logOut } from '../../admin/logout/log-out.ts'
import { button, dialog, dialogClosed, loaded, openConsole, served } from '../../testing/console.tsx'
import { watchDownloads } from '../../testing/downloads.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'

const OWNER = '0000012345'
const EDITOR = '0000012346'
const VIEWER = '0000012351'
const NOTICE = 'You can view this. Ask an owner for edit rights.'

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
const CODE = 'ROLES-1'

async function fillIn() {
  await openConsole('/strategyDescriptionTable')
  await loaded()
  await user.click(button(/^Add/))
  const form = await screen.findByRole('dialog')
  const [code, ...others] = within(form).getAllByRole('textbox')
  await user.type(code!, CODE)
  for (const input of others) await user.type(input, 'https://tarang.example/x')
  return { form, save: () => user.click(within(form).getByRole('button', { name: 'Save' })) }
}

async function expectViewOnly() {
  expect(await screen.findByText(NOTICE)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull())
  expect(screen.queryAllByRole('button', { name: writing })).toEqual([])
  expect(screen.queryByRole('link', { name: writing })).toBeNull()
  expect(reference.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
}

/** An owner saves a blog, or deletes it, in another browser. Returns its id. */
async function saveBlogAsOwner(path: string, fields: Record<string, string>) {
  ownerToken ??= await reference.server.staffToken(OWNER)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { authorization: `Bearer ${ownerToken}` }
  const request = new Request(`http://admin.localhost/api/newsletter${path}`, {
    method: 'POST',
    headers,
    body,
  })
  const response = await reference.server.fetch(request)
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: number }).id
}

/** The buttons that write, on each screen. “Refresh” alone loads a list again. */
const writing =
  /^(Add|Edit|Delete|Upload|Send|Cancel|Refresh [A-Z]+|Save(?! view)|SDC Link|Disable|Restore|Import|Check File|Take back|Select rows|More actions)\b|: (Subscription )?Status of /

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
  ['/liveStrategies', 'Live Strategies'],
  ['/addStrategy', 'Add Strategy'],
  ['/strategyRecords', 'Strategy Records'],
  ['/import', 'Import'],
])('a viewer sees no control that writes, and why: %s', async (path) => {
  await reference.signIn(VIEWER)
  await openConsole(path)
  await expectViewOnly()
})

test('a viewer exports selected rows, and can do no more with them', async () => {
  const downloads = watchDownloads()
  await reference.signIn(VIEWER)
  await openConsole('/discountsCoupons')
  await loaded()
  await user.click(screen.getAllByRole('checkbox', { name: /^Select / })[1]!)
  await user.click(await screen.findByRole('button', { name: 'Export selection' }))
  expect((await downloads[0]!.file.text()).trim().split('\r\n')).toHaveLength(2)
  await expectViewOnly()
})

test('a viewer cannot restore a blog or an earlier version of it', async () => {
  const text = 'A blog that is deleted'
  const deleted = await saveBlogAsOwner('/upload', { text, category: 'Strategies' })
  await saveBlogAsOwner(`/delete/${deleted}`, {})
  const changed = await saveBlogAsOwner('/upload', { text: 'A title', category: 'Strategies' })
  await saveBlogAsOwner('/edit', { id: String(changed), text: 'Another title' })
  await reference.signIn(VIEWER)
  await openConsole('/deletedBlogs')
  await screen.findByText(text)
  await expectViewOnly()
  cleanup()
  const [version] = await served<{ id: number }[]>(reference, `/extensions/blogs/${changed}/versions`)
  await openConsole(`/blogVersions/${changed}/${version!.id}`)
  await screen.findByRole('table', { name: 'Differences' })
  await expectViewOnly()
})

test('a viewer cannot change the trades of a strategy', async () => {
  await reference.signIn(VIEWER)
  const [strategy] = await served<{ strategyCode: string }[]>(reference, '/liveStrategies')
  await openConsole(`/tradeRecords/${strategy!.strategyCode}`)
  await loaded()
  await expectViewOnly()
  cleanup()
  await openConsole(`/strategyDataManager/${strategy!.strategyCode}`)
  await screen.findByRole('button', { name: /^Live Trades/ })
  await expectViewOnly()
})

test('a viewer sees the earlier versions of blogs', async () => {
  await reference.signIn(VIEWER)
  await openConsole('/newsletterManager')
  await loaded()
  await expectViewOnly()
  expect(screen.getAllByRole('link', { name: /^Earlier versions / }).length).toBeGreaterThan(0)
})

test('a viewer sees the delivery of a notification, without ways to cancel it or to send it again', async () => {
  await reference.signIn(VIEWER)
  const [sent] = await served<{ id: number }[]>(reference, '/getNotificationsByType/WhatsApp')
  reference.fail(
    `GET /api/extensions/notifications/${sent!.id}/delivery`,
    Response.json({
      id: String(sent!.id),
      channel: 'WhatsApp',
      state: 'sending',
      recipients: 3,
      delivered: 1,
      failed: 1,
      cancelled: 0,
      queued: 1,
      reasons: [{ reason: 'Not on WhatsApp.', count: 1 }],
    }),
  )
  await openConsole('/notificationDataManager/whatsapp')
  await loaded()
  await user.click(screen.getAllByRole('button', { name: /^Delivery / })[0]!)
  const figures = await dialog('Delivery')
  expect(await within(figures).findByText('Not on WhatsApp.')).toBeTruthy()
  expect(within(figures).queryAllByRole('button', { name: writing })).toEqual([])
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
  for (const [section, table] of [
    [/^Strategy Highlights/, 'Highlights and descriptions'],
    [/^Live Trades/, 'Live Trades'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: section }))
    expect(await screen.findByRole('table', { name: table })).toBeTruthy()
    expect(await screen.findByText(NOTICE)).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: writing })).toEqual([])
  }
})

test('a role that no longer exists: the console says so, and offers nothing', async () => {
  await reference.server.database.execute(
    `update users set role = 'no-such-role' where phone_number = '${VIEWER}'`,
  )
  await reference.signIn(VIEWER)
  await openConsole('/stockSplitCalender')
  const notice = await screen.findByText(/^Your account has no role, so you can neither view nor change/)
  expect(screen.queryAllByRole('button', { name: writing })).toEqual([])
  expect(screen.queryByText(NOTICE)).toBeNull()
  await giveRole(VIEWER, 'viewer')
  await user.click(within(notice.closest('[role]')!).getByRole('button'))
  expect(await screen.findByText(NOTICE)).toBeTruthy()
})

test('while the role is being read, nobody sees a control that writes, nor why', async () => {
  logOut()
  reference.fail('GET /api/extensions/me', 'slow')
  await reference.signIn(EDITOR)
  await openConsole('/stockSplitCalender')
  await loaded()
  expect(screen.queryAllByRole('button', { name: writing })).toEqual([])
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('a screen that renders before the console starts to read the role shows no control that writes', async () => {
  logOut()
  await reference.signIn(EDITOR)
  expect(renderHook(useCanWrite).result.current).toBe(false)
  logOut()
  expect(renderHook(useCanWrite).result.current).toBe(true)
})

test('everybody sees the controls where the role cannot be read', async () => {
  reference.fail('GET /api/extensions/me', new Response(null, { status: 500 }))
  await reference.signIn(VIEWER)
  await openConsole('/stockSplitCalender')
  await loaded()
  expect(await screen.findByRole('button', { name: 'Add Stock Split' })).toBeTruthy()
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
  expect(within(form).getAllByRole<HTMLInputElement>('textbox')[0]!.value).toBe(CODE)
  await giveRole(EDITOR, 'editor')
  await save()
  await dialogClosed()
})

test('a role withdrawn in a bulk action stops it: the summary says so, and stays', async () => {
  await reference.signIn(EDITOR)
  await openConsole('/stockSplitCalender')
  await loaded()
  await user.click(await screen.findByRole('checkbox', { name: 'All rows of this page' }))
  await user.click(await screen.findByRole('button', { name: 'Set Completed' }))
  const question = within(await screen.findByRole('alertdialog'))
  await giveRole(EDITOR, 'viewer')
  await user.click(question.getByRole('button', { name: 'Set Completed' }))
  const summary = await screen.findByText(
    /^0 of \d+ splits set to Completed\. 3 failed\. \d+ were not started\.$/,
  )
  expect(screen.getByText(/^The API refused your role, so nothing else was started\./)).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).toContain(NOTICE))
  expect(summary.isConnected).toBe(true)
  expect(reference.calls.filter((call) => call === 'POST /api/updateStockSplitCalender')).toHaveLength(3)
  await giveRole(EDITOR, 'editor')
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
