import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Popover } from './popover.tsx'

const user = userEvent.setup()
const button = () => screen.getByRole('button', { name: 'What is XIRR?' })
const show = () =>
  render(
    <>
      <Popover label="What is XIRR?" title="XIRR">
        <p>The yearly return</p>
      </Popover>
      <p>Outside</p>
    </>,
  )
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each([['{Enter}'], [' ']])('%j opens it, and Escape closes it and returns the focus', async (key) => {
  show()
  expect(screen.queryByText('The yearly return')).toBeNull()
  act(() => button().focus())
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual([
    'dialog',
    'false',
  ])
  await user.keyboard(key)
  const dialog = await screen.findByRole('dialog', { name: 'XIRR' })
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  expect(dialog.textContent).toContain('The yearly return')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(button().getAttribute('aria-controls')).toBe(dialog.id)
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('a second press and the button Close close it', async () => {
  show()
  await user.click(button())
  await screen.findByRole('dialog')
  await user.click(button())
  await isClosed()
  await user.click(button())
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(button()))
})
