import type { SharedView } from '@tarang/sdk/extensions'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { session } from '#platform/api/session'
import { button, dialog, dialogClosed, loaded, openConsole, served } from '../../../testing/console.tsx'
import { withReferenceServer } from '../../../testing/reference-server.ts'

const OWNER = '0000012345'
const EDITOR = '0000012346'
const VIEWER = '0000012351'

const reference = withReferenceServer()
// A menu that closes leaves the toast without pointer events for a moment.
const user = userEvent.setup({ pointerEventsCheck: 0 })

let ownerToken: string

beforeAll(async () => {
  ownerToken = await reference.server.staffToken(OWNER)
})

beforeEach(async () => {
  localStorage.clear()
  await reference.signIn(EDITOR)
  for (const { id } of await sharedViews())
    await reference.server.fetch(
      new Request(`http://admin.localhost/api/extensions/shared-views/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${ownerToken}` },
      }),
    )
})

const sharedViews = () => served<SharedView[]>(reference, '/extensions/shared-views')
const names = async () => (await sharedViews()).map(({ name }) => name)
const own = () => JSON.parse(localStorage.getItem('tableViews') ?? '{}')['Audit Logs'] ?? []

async function openList(phoneNumber?: string) {
  cleanup()
  if (phoneNumber) await reference.signIn(phoneNumber)
  await openConsole('/auditLogs?q=tcs')
  await loaded()
}

const nav = () => screen.findByRole('navigation', { name: 'Views of Audit Logs' })
const tab = async (name: RegExp) => within(await nav()).findByRole('button', { name })

async function save(name: string) {
  await user.click(button('Save view'))
  await user.type(within(await dialog('Save a view of Audit Logs')).getByLabelText('Name'), `${name}{Enter}`)
  await dialogClosed()
}

async function items(view: string) {
  const menu = await tab(new RegExp(`Menu of the view ${view}`))
  menu.focus()
  await user.keyboard('{Enter}')
  const found = await screen.findAllByRole('menuitem')
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'))
  return found.map((item) => item.textContent)
}

async function choose(view: string, name: string) {
  expect(await items(view)).toContain(name)
  await user.keyboard(name)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

/** Takes back the change that a toast tells of. Those before it are there for ten seconds too. */
const undo = async (told: string) =>
  user.click(within(await screen.findByRole('status', { name: told })).getByRole('button', { name: 'Undo' }))

async function share(name: string) {
  await openList()
  await save(name)
  await choose(name, 'Share with everybody')
  await tab(new RegExp(`Shared ${name}`))
}

test('a view is shared with everybody and stays open; taking that back keeps it in this browser', async () => {
  await share('Holdings')
  expect(await names()).toEqual(['Holdings'])
  expect(own()).toEqual([])
  expect((await tab(/Shared Holdings/)).getAttribute('aria-current')).toBe('true')
  expect((await tab(/Shared Holdings/)).title).toMatch(/^Holdings, shared by \w+ \w+$/)
  await undo('The view “Holdings” is shared with everybody.')
  await tab(/^Holdings/)
  await waitFor(async () => expect(await names()).toEqual([]))
  expect(own()).toMatchObject([{ name: 'Holdings', search: 'q=tcs' }])
})

test('another person opens it; a viewer cannot share, nor delete it', async () => {
  await share('Holdings')
  localStorage.clear()
  await openList(VIEWER)
  await user.click(await tab(/^All/))
  expect(location.search).toBe('')
  await user.click(await tab(/Shared Holdings/))
  expect(location.search).toBe('?q=tcs')
  expect(await items('Holdings')).toEqual(['Copy link'])
  await user.keyboard('{Escape}')
  await save('Mine')
  expect(await items('Mine')).toEqual(['Open this list with it', 'Copy link', 'Delete'])
})

test('an owner deletes it, and undoes that', async () => {
  await share('Holdings')
  await openList(OWNER)
  await tab(/Shared Holdings/)
  const [{ sharedBy } = { sharedBy: null }] = await sharedViews()
  expect(await items('Holdings')).toEqual(['Copy link', 'Stop sharing', 'Delete'])
  await user.keyboard('{Escape}')
  await choose('Holdings', 'Delete')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Views of Audit Logs' })).toBeNull())
  expect(await names()).toEqual([])
  await undo('The view “Holdings” was deleted.')
  await tab(/Shared Holdings/)
  // It is still the editor's.
  expect(await sharedViews()).toMatchObject([{ name: 'Holdings', sharedBy }])
})

test('a name that is taken is refused, the own view stays, and the shared one leaves the browser with the session', async () => {
  await share('Holdings')
  await save('Holdings')
  await choose('Holdings', 'Share with everybody')
  expect(await screen.findByText('This list has a shared view with this name.')).toBeTruthy()
  expect(own()).toMatchObject([{ name: 'Holdings' }])
  expect(localStorage.getItem('sharedViews')).toContain('Holdings')
  session.clear()
  expect(localStorage.getItem('sharedViews')).not.toContain('Holdings')
})

test('sharing says that it failed, and that the list no longer opens with the view', async () => {
  await openList()
  await save('Holdings')
  await choose('Holdings', 'Open this list with it')
  const CREATE = 'POST /api/extensions/shared-views'
  reference.fail(CREATE, Response.json({}, { status: 400 }))
  await choose('Holdings', 'Share with everybody')
  await screen.findByRole('status', { name: 'Failed to change the shared view.' })
  reference.repair(CREATE)
  await choose('Holdings', 'Share with everybody')
  await screen.findByRole('status', {
    name: 'The view “Holdings” is shared with everybody, so the list no longer opens with it.',
  })
})

test('it stops being shared, also where somebody else has deleted it meanwhile', async () => {
  await share('Holdings')
  const [{ id } = { id: '' }] = await sharedViews()
  await reference.server.fetch(
    new Request(`http://admin.localhost/api/extensions/shared-views/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ownerToken}` },
    }),
  )
  await choose('Holdings', 'Stop sharing')
  await tab(/^Holdings/)
  expect(own()).toMatchObject([{ name: 'Holdings' }])
})

test('an own view of its name stays when it stops being shared', async () => {
  await share('Holdings')
  await save('Holdings')
  await user.click(await tab(/Shared Holdings/))
  await choose('Holdings', 'Stop sharing')
  await tab(/^Holdings 2/)
  expect(own()).toMatchObject([{ name: 'Holdings' }, { name: 'Holdings 2' }])
  await undo('The view “Holdings” is no longer shared.')
  await waitFor(async () => expect(await names()).toEqual(['Holdings 2']))
  expect(own()).toMatchObject([{ name: 'Holdings' }])
})

test('a list that was asked for before a deletion does not bring the view back', async () => {
  await share('Holdings')
  const { fetch } = reference.server
  const deleted = Promise.withResolvers<void>()
  const slow = vi.spyOn(reference.server, 'fetch').mockImplementation(async (request) => {
    const response = await fetch(request)
    if (new URL(request.url).searchParams.get('list') === 'Audit Logs') await deleted.promise
    return response
  })
  await openList()
  const loads = () => reference.calls.filter((call) => call === 'GET /api/extensions/shared-views').length
  await waitFor(() => expect(loads()).toBe(2))
  await choose('Holdings', 'Delete')
  await waitFor(async () => expect(await names()).toEqual([]))
  deleted.resolve()
  await waitFor(() => expect(loads()).toBe(3))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Views of Audit Logs' })).toBeNull())
  slow.mockRestore()
})
