import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#platform/api/api'
import { clearBrowserActivity, MAX_ACTIONS, readBrowserActivity } from '#platform/api/browser-activity'
import {
  button,
  cells,
  dialog,
  dialogClosed,
  field,
  fill,
  loaded,
  openConsole,
  rows,
} from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const UPDATE = 'POST /api/updateStockSplitCalender'

beforeEach(() => reference.signIn())
afterEach(() => {
  vi.restoreAllMocks()
  clearBrowserActivity()
})

/** The newest action, without its time. */
function newest() {
  const [{ id: _, at: __, ...action } = {} as never] = readBrowserActivity()
  return action
}

async function editFirst(text: string) {
  await openConsole('/stockSplitCalender')
  await loaded()
  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!)
  const form = await dialog('Edit Stock Split')
  await fill(field(/^Corporate Action/), text)
  return form
}
const save = (ending: 'Success' | 'Error') => {
  void user.click(button('Save'))
  return screen.findByRole(ending === 'Error' ? 'alertdialog' : 'dialog', { name: ending })
}

test('a save is kept with its form, record and changed fields, and shown in the form of the record', async () => {
  await editFirst('Rights, one for five')
  const { value: name } = field('Stock Name')
  await save('Success')
  await user.keyboard('{Escape}')
  await dialogClosed()
  const { before, ...rest } = newest()
  expect(rest).toEqual({
    userName: 'Asha Kulkarni',
    action: 'Edit Stock Split',
    subject: name,
    record: expect.stringMatching(/^\/stockSplitCalender [a-j]+$/),
    after: { 'Corporate Action': 'Rights, one for five' },
    outcome: 'done',
    reason: null,
  })
  expect(before).toEqual({ 'Corporate Action': expect.any(String) })

  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!)
  const form = await dialog('Edit Stock Split')
  await user.click(within(form).getByText('Sent from this browser: 1 change'))
  expect(
    within(form).getByText(`Corporate Action: ${before?.['Corporate Action']} → Rights, one for five`),
  ).toBeTruthy()
})

test('a call without a form is kept with what it sends; reads and logins are not', async () => {
  reference.server.advanceClock(1000)
  await api.cache.refresh('categories')
  expect(newest()).toEqual({
    userName: 'Asha Kulkarni',
    action: 'Refresh cache',
    subject: 'categories',
    record: null,
    before: null,
    after: null,
    outcome: 'done',
    reason: null,
  })
  await api.stockSplits.list()
  await api.auth.requestCode('0000012399').catch(() => {})
  expect(readBrowserActivity()).toHaveLength(1)
})

test.each([
  ['a refusal', Response.json({}, { status: 409 }), 'failed', 'The API refused it (409).'],
  [
    'an error of the server',
    new Response(null, { status: 500 }),
    'failed',
    'The server answered that it could not do this (500).',
  ],
  [
    'a server in between',
    new Response(null, { status: 502 }),
    'unknown',
    'No answer came: it may have been done.',
  ],
  ['no answer', 'offline', 'unknown', 'No answer came: it may have been done.'],
  [
    'an answer that cannot be read',
    new Response('<!doctype html><p>Log in</p>', { headers: { 'content-type': 'text/html' } }),
    'unknown',
    'An answer came that cannot be read: it may have been done.',
  ],
] as const)('%s is kept too', async (_, fault, outcome, reason) => {
  reference.fail(UPDATE, fault)
  await editFirst('Bonus issue')
  await save('Error')
  expect(newest()).toMatchObject({ action: 'Edit Stock Split', outcome, reason })
})

test('without a network it says that nothing was sent', async () => {
  reference.fail('POST /api/newsletter/delete/7', 'offline')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(api.blogs.delete(7)).rejects.toThrow()
  expect(newest()).toMatchObject({
    action: 'Delete blog',
    subject: '7',
    outcome: 'failed',
    reason: 'There was no network, so nothing was sent.',
  })
})

test('a refusal inside a 200 has failed', async () => {
  reference.fail(
    'POST /api/newsletter/delete/7',
    Response.json({ status: { statusCode: 404, message: 'No' } }),
  )
  await expect(api.blogs.delete(7)).rejects.toThrow()
  expect(newest()).toMatchObject({ outcome: 'failed', reason: 'The API refused it (404).' })
})

test('a write whose answer has not come stays unknown, as after closing the page', async () => {
  reference.fail('POST /api/newsletter/delete/7', 'slow')
  const left = new AbortController()
  const deletion = api.blogs.delete(7, { signal: left.signal }).catch(() => {})
  await waitFor(() =>
    expect(newest()).toMatchObject({ outcome: 'unknown', reason: 'No answer has come yet.' }),
  )
  left.abort()
  await deletion
})

test('secrets are masked, long texts are cut, and the oldest actions go first', async () => {
  reference.fail('POST /api/saveStrategyDiscount', Response.json({}, { status: 409 }))
  const values = { couponcode: 'call 9820012345', description: 'x'.repeat(1000) }
  for (let count = 0; count <= MAX_ACTIONS; count += 1)
    await api.discounts.create(values as never).catch(() => {})
  expect(readBrowserActivity()).toHaveLength(MAX_ACTIONS)
  expect(newest().after).toMatchObject({
    couponcode: 'call [redacted]',
    description: `${'x'.repeat(300)}…`,
  })
})

test('the screen lists, finds, exports and clears them', async () => {
  reference.server.advanceClock(1000)
  await api.cache.refresh('categories')
  reference.fail('POST /api/newsletter/delete/7', Response.json({}, { status: 409 }))
  await api.blogs.delete(7).catch(() => {})
  await openConsole('/activity/browser')
  await loaded()
  expect(rows().map((row) => cells(row).slice(1, 5))).toEqual([
    ['Asha Kulkarni', 'Delete blog', '7', 'failed'],
    ['Asha Kulkarni', 'Refresh cache', 'categories', 'done'],
  ])
  // This API keeps no activity of everyone.
  expect(screen.queryByRole('navigation', { name: 'Whose actions' })).toBeNull()
  expect(button('Export CSV')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Record' }), 'categ')
  await waitFor(() => expect(rows()).toHaveLength(1))

  await user.click(button('Clear'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(readBrowserActivity()).toEqual([]))
  await user.click((await screen.findAllByRole('button', { name: 'Close' }))[0]!)
  await screen.findByText('Nothing has been sent from this browser yet.')
})

test.each([
  'null',
  '{',
  '[1, null, {"id": "x"}]',
  '{"a": 1}',
  '[{"id":"1","at":1e20,"userName":"","action":"x","outcome":"done","before":null,"after":null}]',
])('a damaged storage shows nothing: %s', (text) => {
  localStorage.setItem('browserActivity', text)
  expect(readBrowserActivity()).toEqual([])
})

test('a full storage does not fail the write, whose entry stays until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reference.server.advanceClock(1000)
  await expect(api.cache.refresh('strategy')).resolves.toBeTruthy()
  expect(newest()).toMatchObject({ action: 'Refresh cache', outcome: 'done' })
})
