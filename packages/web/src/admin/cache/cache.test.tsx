import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { session } from '#platform/api/session'
import { button, column, dialog, dialogClosed, field, fill, openConsole } from '../../testing/console.tsx'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const FAILED = 'Error refreshing cache. Please try again.'
const refresh = (name: string) => button(`Refresh ${name}`)

beforeEach(async () => {
  await reference.signIn()
  // The server refreshes a cache at most once a second.
  reference.server.advanceClock(1000)
  await openConsole('/refreshCache')
  await screen.findByRole('heading', { name: 'Refresh Cache' })
})

const askForCode = async () => {
  await user.click(refresh('STRATEGY CODE'))
  return dialog('Enter Strategy Code')
}
const send = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refresh' }))

test('lists the caches without a request', () => {
  expect(column('Cache')).toEqual(['CATEGORIES', 'AVAILABLE_FACTOR', 'STRATEGY', 'STRATEGY CODE'])
  expect(reference.calls).toEqual([])
})

test.each([
  ['CATEGORIES', 'categories', /Cache categories refreshed: public pages and lists are read anew\./],
  [
    'AVAILABLE_FACTOR',
    'availableFactor',
    /This server keeps no cache availableFactor, so nothing was emptied\./,
  ],
  ['STRATEGY', 'strategy', /Cache strategy refreshed: \d+ entries\./],
])('%s refreshes %s once, and Close leaves the screen as it was at first', async (label, cacheName, text) => {
  await user.dblClick(refresh(label))
  const success = await dialog('Success')
  expect(success.textContent).toMatch(text)
  await user.click(within(success).getAllByRole('button', { name: 'Close' })[0]!)
  await dialogClosed()
  expect(reference.calls).toEqual([`GET /api/refreshCache/${cacheName}`])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Refresh / })).toHaveLength(4)
})

test('a strategy code is refreshed in the chosen cache', async () => {
  await askForCode()
  const offered = within(field('Cache Item')).getAllByRole<HTMLOptionElement>('option')
  expect(offered.map(({ value }) => value)).toEqual(['', 'categories', 'availableFactor', 'strategy'])
  const { strategyCode } = (
    await (
      await reference.server.fetch(
        new Request('http://admin.localhost/api/liveStrategies', {
          headers: { authorization: `Bearer ${session.jwtToken()}` },
        }),
      )
    ).json()
  )[0]
  await user.selectOptions(field('Cache Item'), 'strategy')
  await user.type(field('Strategy Code'), ` ${strategyCode} {Enter}`)
  expect((await dialog('Success')).textContent).toContain(
    `Cache strategy of ${strategyCode} refreshed: 1 entry.`,
  )
  expect(reference.calls).toEqual([`GET /api/refreshCache/strategy/${strategyCode}`])
})

test.each([
  ['a refusal', () => Response.json({ status: { statusCode: 500, message: 'secret' } }, { status: 500 })],
  ['a refusal inside a 200', () => Response.json({ status: { statusCode: 400, message: 'secret' } })],
  ['an empty 500', () => new Response(null, { status: 500 })],
  ['no answer', () => 'offline' as const],
])('%s to a refresh is reported, with Retry', async (_, fault) => {
  reference.fail('GET /api/refreshCache/categories', fault())
  await user.click(refresh('CATEGORIES'))
  expect((await screen.findByRole('alert')).textContent).toContain(FAILED)
  expect(document.body.textContent).not.toContain('secret')
  reference.repair('GET /api/refreshCache/categories')
  await user.click(button('Retry'))
  await dialog('Success')
})

test('only one cache is refreshed at a time', async () => {
  reference.fail('GET /api/refreshCache/categories', 'slow')
  await user.click(refresh('CATEGORIES'))
  expect(refresh('CATEGORIES').getAttribute('aria-busy')).toBe('true')
  expect(
    screen.getAllByRole<HTMLButtonElement>('button', { name: /^Refresh / }).map((one) => one.disabled),
  ).toEqual([false, true, true, true])
})

test('an unknown code is reported in the dialog, which keeps its values', async () => {
  await askForCode()
  await user.selectOptions(field('Cache Item'), 'categories')
  await fill(field('Strategy Code'), 'SC-ü&1')
  await send()
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(FAILED)
  expect([field('Cache Item').value, field('Strategy Code').value]).toEqual(['categories', 'SC-ü&1'])
  expect(reference.calls).toEqual(['GET /api/refreshCache/categories/SC-%C3%BC%261'])
  await user.keyboard('{Escape}')
  await dialogClosed()
  expect(screen.queryByRole('alert')).toBeNull()
  await askForCode()
  expect(field('Strategy Code').value).toBe('SC-ü&1')
})

test('a code that cannot be part of a URL is not sent', async () => {
  await askForCode()
  await user.selectOptions(field('Cache Item'), 'strategy')
  await fill(field('Strategy Code'), '../categories')
  await send()
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
    `${FAILED} "../categories" cannot be part of an address.`,
  )
  expect(reference.calls).toEqual([])
})
