import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withReferenceServer } from '../testing/reference-server.ts'
import Console from './console.tsx'
import { accountItems, nav } from './nav.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

const open = (path: string) => {
  history.replaceState(null, '', path)
  return act(async () => render(<Console />))
}
const address = () => location.pathname + location.search

test.each([
  ['/homePage', '/'],
  ['/liveStrategies?page=2', '/?returnTo=%2FliveStrategies%3Fpage%3D2'],
  ['/nowhere', '/?returnTo=%2Fnowhere'],
  ['/strategyDataManager/A%252B1', '/?returnTo=%2FstrategyDataManager%2FA%25252B1'],
])('%s without a session redirects to Login', async (path, expected) => {
  await open(path)
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(address()).toBe(expected)
  expect(reference.calls).toEqual([])
})

test('a session that the API ends redirects to Login with a message; a missing session redirects without one', async () => {
  await open('/liveStrategies')
  await screen.findByRole('dialog', { name: 'Login' })
  expect(screen.queryByText(/session has ended/)).toBeNull()
  cleanup()
  await reference.signIn()
  reference.fail('GET /api/liveStrategies', Response.json({ status: { statusCode: 401 } }, { status: 401 }))
  await open('/liveStrategies?page=2')
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(screen.getByText('Your session has ended. Log in to continue.')).toBeTruthy()
  expect(address()).toBe('/?returnTo=%2FliveStrategies%3Fpage%3D2')
})

test('an unknown path with a session redirects home', async () => {
  await reference.signIn()
  await open('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Welcome, Asha Kulkarni' })).toBeTruthy()
  expect(address()).toBe('/homePage')
})

test('shows the navigation, the user and the current page', async () => {
  await reference.signIn()
  await open('/liveStrategies')
  await screen.findByRole('heading', { name: 'Live Strategies' })
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const links = within(screen.getAllByRole('navigation', { name: 'Main' })[1]!).getAllByRole('link')
  const items = nav.flatMap((entry) => ('path' in entry ? [entry] : entry.items))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [...items, ...accountItems].map(({ label, path }) => [label, path]),
  )
  expect(items).toHaveLength(14)
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
  ).toEqual(['Strategy Details'])
  expect(screen.getAllByText('Asha Kulkarni').length).toBeGreaterThan(0)
})

test('a group of the wide navigation opens its pages', async () => {
  await reference.signIn()
  await open('/homePage')
  await user.click(await screen.findByRole('button', { name: 'Strategy Manager' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Strategy Details' }))
  expect(await screen.findByRole('heading', { name: 'Live Strategies' })).toBeTruthy()
  expect(address()).toMatch(/^\/liveStrategies/)
})

test('Logout ends the session, and the screen requires a login again', async () => {
  await reference.signIn()
  await open('/liveStrategies')
  await screen.findByText(/^\d+ results/)
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!)
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(address()).toBe('/')
  expect({ ...sessionStorage }).toEqual({})
  await act(async () => history.pushState(null, '', '/liveStrategies'))
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
})

test('opening /logout ends the session', async () => {
  await reference.signIn()
  await open('/logout')
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(address()).toBe('/')
  expect(sessionStorage.getItem('jwtToken')).toBeNull()
})

test('an expired session redirects to Login and, after it, back to the screen', async () => {
  await reference.signIn()
  sessionStorage.setItem('jwtToken', 'run.out.token')
  await open('/liveStrategies?size=25')
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(address()).toBe('/?returnTo=%2FliveStrategies%3Fsize%3D25')
  await act(() => reference.signIn())
  await waitFor(() => expect(address()).toBe('/liveStrategies?size=25'))
})
