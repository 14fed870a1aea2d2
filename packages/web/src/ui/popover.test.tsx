import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Popover } from './popover.tsx'

const user = userEvent.setup()
const button = () => screen.getByRole('button', { name: 'What is XIRR?' })
const show = (prepare?: () => Promise<unknown>) =>
  render(
    <>
      <Popover label="What is XIRR?" title="XIRR" prepare={prepare}>
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

test('waits for what its children need, and can be pressed again after a failure', async () => {
  const prepare = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('offline'))
  prepare.mockResolvedValue(null)
  show(prepare)
  await user.click(button())
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button())
  expect(await screen.findByRole('dialog', { name: 'XIRR' })).toBeTruthy()
})
