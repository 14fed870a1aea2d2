/** Components whose code has not loaded yet, or fails to load. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const state = { isOffline: false, untilThen: Promise.resolve() }
const unlessOffline = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  await state.untilThen
  if (state.isOffline) throw new TypeError('offline')
  return load()
}
/** Holds downloads back; returns the function that lets them go on. */
function holdDownloads() {
  const { promise, resolve } = Promise.withResolvers<void>()
  state.untilThen = promise
  return resolve
}
vi.mock('#platform/loading/chunks', async (original) => ({
  ...(await original<typeof import('#platform/loading/chunks')>()),
  loadChunk: unlessOffline,
}))
// The page never becomes idle, so only a press loads code.
vi.mock('#platform/loading/idle', () => ({ whenIdle: () => () => {} }))

beforeEach(() => {
  // Modules keep what they have loaded.
  vi.resetModules()
  state.isOffline = false
  state.untilThen = Promise.resolve()
})
afterEach(() => {
  state.isOffline = false
})

test('a menu that is pressed before it is loaded opens then', async () => {
  const letGo = holdDownloads()
  const button = await renderMenu()
  expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual([
    'menu',
    'false',
  ])
  await userEvent.click(button)
  letGo()
  expect(await screen.findByRole('menuitem', { name: 'Details' })).toBeDefined()
})

test.each([
  ['ArrowDown', 'Details'],
  ['Enter', 'Details'],
  [' ', 'Details'],
  ['ArrowUp', 'Splits'],
])('a menu that %s opens before it is loaded highlights %s, as afterwards', async (key, item) => {
  const button = await renderMenu()
  button.focus()
  await userEvent.keyboard(key === ' ' ? key : `{${key}}`)
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: item }).hasAttribute('data-highlighted')).toBe(true),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await userEvent.keyboard(key === ' ' ? key : `{${key}}`)
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: item }).hasAttribute('data-highlighted')).toBe(true),
  )
})

async function renderMenu(label = 'Strategies') {
  const { Menu, MenuItem } = await import('./menu.tsx')
  render(
    <Menu label={label}>
      <MenuItem value="details">Details</MenuItem>
      <MenuItem value="splits">Splits</MenuItem>
    </Menu>,
  )
  return screen.getByRole('button', { name: label })
}

test('a dialog that cannot be downloaded shows an error, Cancel and Try again', async () => {
  const { Dialog } = await import('./dialog.tsx')
  state.isOffline = true
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange} title="Add Plan">
      <p>The form</p>
    </Dialog>,
  )
  // No element is a dialog yet, and the focus does not move, so that the dialog can return it.
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be downloaded')
  expect(screen.getByRole('dialog', { name: 'Add Plan' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onOpenChange.mock.calls).toEqual([[false]])
  state.isOffline = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The form')).toBeDefined()
})

test('an explanation that cannot be downloaded can be asked for again', async () => {
  const { Popover } = await import('./popover.tsx')
  render(
    <Popover label="What is XIRR?" title="XIRR">
      <p>The yearly return</p>
    </Popover>,
  )
  const button = screen.getByRole('button', { name: 'What is XIRR?' })
  state.isOffline = true
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('dialog')).toBeNull()
  state.isOffline = false
  fireEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'XIRR' })).toBeDefined()
})

test('if toasts cannot be downloaded, a message is shown as plain text and read out', async () => {
  const { Toaster, toaster } = await import('./toaster.tsx')
  render(<Toaster />)
  state.isOffline = true
  toaster.error({ title: 'Not saved', description: 'Try again' })
  const message = await screen.findByText('Not saved. Try again')
  toaster.error({ title: 'Not sent' })
  expect(await screen.findByText('Not sent')).toBeDefined()
  expect(screen.getByText('Not saved. Try again')).toBeDefined()
  expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  state.isOffline = false
  toaster.success({ title: 'Saved' })
  expect(await screen.findByText('Saved')).toBeDefined()
  expect(screen.getByText('Not saved. Try again')).toBeDefined()
  act(() => toaster.remove())
  expect(screen.queryByText('Not saved. Try again')).toBeNull()
})
