import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Redirect } from 'wouter'
import { Routes, type RouteTable } from './index.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { Arrival } from './screen-frame.tsx'

const user = userEvent.setup()
const screenOf = (children: ReactNode) => ({ default: () => children })
const go = (path: string) => act(async () => history.pushState(null, '', path))

function show(routes: RouteTable, path: string) {
  history.replaceState(null, '', path)
  return act(async () =>
    render(
      <StrictMode>
        <main>
          <Routes routes={routes} otherwise={<Redirect to="/first" replace />} />
        </main>
      </StrictMode>,
    ),
  )
}

let report: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  report.mockRestore()
})

const noteFocus = vi.fn()
function NotesFocus() {
  useLayoutEffect(() => noteFocus(document.activeElement), [])
  return null
}

const first = { title: 'First', screen: lazyScreen(async () => screenOf(<h1>First screen</h1>)) }
const second = { title: 'Second', screen: lazyScreen(async () => screenOf(<h1>Second screen</h1>)) }

test('each path has its screen and its name, and an unknown path its way out', async () => {
  await show({ '/first': first, '/second': second }, '/nowhere')
  expect(await screen.findByRole('heading', { name: 'First screen' })).toBeTruthy()
  expect(location.pathname).toBe('/first')
  expect(document.title).toBe('First · Tarang')
  await go('/second')
  expect(await screen.findByRole('heading', { name: 'Second screen' })).toBeTruthy()
  expect(document.title).toBe('Second · Tarang')
})

test('after a navigation the focus is on the heading', async () => {
  await show({ '/first': first, '/second': second }, '/first')
  await screen.findByRole('heading', { name: 'First screen' })
  await go('/second')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Second screen' }))
})

test('the heading has the focus before a press can be answered', async () => {
  const { unmount } = await show({ '/first': first }, '/first')
  await screen.findByRole('heading', { name: 'First screen' })
  unmount()
  await act(async () =>
    render(
      <main>
        <h1>Second screen</h1>
        <Arrival />
        <NotesFocus />
      </main>,
    ),
  )
  expect(noteFocus).toHaveBeenCalledWith(screen.getByRole('heading', { name: 'Second screen' }))
})

test('shows that it is loading, and is never blank', async () => {
  const never = { title: 'Slow', screen: lazyScreen(() => new Promise<never>(() => {})) }
  await show({ '/slow': never }, '/slow')
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

test('a chunk that fails shows a message, and is loaded again on request', async () => {
  const load = vi
    .fn(async () => screenOf(<h1>Here at last</h1>))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  await show({ '/heavy': { title: 'Heavy', screen: lazyScreen(load) } }, '/heavy')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Loading chunk failed')
  expect(alert.textContent).not.toContain('assets')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a screen that breaks shows no raw error, keeps the rest of the page, and can be drawn again', async () => {
  let isBroken = true
  const Broken = () => {
    if (isBroken) throw new Error('Cannot read properties of undefined')
    return <h1>Mended</h1>
  }
  const broken = { title: 'Broken', screen: lazyScreen(async () => ({ default: Broken })) }
  await show({ '/first': first, '/broken': broken }, '/broken')
  expect((await screen.findByRole('alert')).textContent).toContain('This screen ran into a problem')
  expect(document.body.textContent).not.toContain('undefined')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeTruthy()
})

test('another path is free of an earlier one’s failure', async () => {
  const Broken = () => {
    throw new Error('no')
  }
  const broken = { title: 'Broken', screen: lazyScreen(async () => ({ default: Broken })) }
  await show({ '/first': first, '/broken': broken }, '/broken')
  await screen.findByRole('alert')
  await go('/first')
  expect(await screen.findByRole('heading', { name: 'First screen' })).toBeTruthy()
})
