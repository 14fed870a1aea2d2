import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { Toaster, toaster } from './toaster.tsx'

const user = userEvent.setup()

/** A page with a dialog, which opens another. */
function Page() {
  const [open, setOpen] = useState({ outer: false, inner: false })
  const set = (changes: Partial<typeof open>) => setOpen({ ...open, ...changes })
  return (
    <>
      <main>
        <Button onClick={() => set({ outer: true })}>Open</Button>
      </main>
      <Dialog
        open={open.outer}
        onOpenChange={() => set({ outer: false })}
        title="Outer"
        footer={<Button onClick={() => set({ inner: true })}>Ask</Button>}
      />
      <Dialog
        open={open.inner}
        onOpenChange={() => set({ inner: false })}
        role="alertdialog"
        title="Inner"
        footer={<Button onClick={() => set({ inner: false })}>Answer</Button>}
      />
      <Toaster />
    </>
  )
}

const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }))
const isInert = (element: Element) => element.closest('[inert]') !== null
const page = () => screen.getByRole('main', { hidden: true })
const dialog = (name: string) => screen.findByRole(/Inner/.test(name) ? 'alertdialog' : 'dialog', { name })

test('elements behind an open dialog are inert until it closes', async () => {
  render(<Page />)
  expect(isInert(page())).toBe(false)
  await press('Open')
  await waitFor(() => expect(isInert(page())).toBe(true))
  expect(isInert(await dialog('Outer'))).toBe(false)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isInert(page())).toBe(false))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test('a second dialog makes the first one inert until it closes', async () => {
  render(<Page />)
  await press('Open')
  const outer = await dialog('Outer')
  await press('Ask')
  const inner = await dialog('Inner')
  await waitFor(() => expect(isInert(outer)).toBe(true))
  expect([isInert(inner), isInert(page())]).toEqual([false, true])
  await press('Answer')
  await waitFor(() => expect(isInert(outer)).toBe(false))
  expect(isInert(page())).toBe(true)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask'))
})

test('a dialog that opens in the frame of the one below is not hidden by it', async () => {
  const { DialogContent } = await import('./dialog-content.tsx')
  const close = () => {}
  render(
    <>
      <DialogContent open onOpenChange={close} title="Form" />
      <DialogContent open onOpenChange={close} title="Error" role="alertdialog" />
    </>,
  )
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  await waitFor(() => expect(isInert(screen.getByText('Form'))).toBe(true))
  expect(isInert(error)).toBe(false)
  expect(error.closest('[aria-hidden=true]')).toBeNull()
})

test('a message stays after the second click of the double click that led to it', async () => {
  const onClose = vi.fn()
  // An alert dialog: only its buttons close it.
  render(
    <MessageDialog open onClose={onClose} title="Error" text="Failed to delete blog." role="alertdialog" />,
  )
  const [close] = await screen.findAllByRole('button', { name: 'Close' })
  fireEvent.click(close!, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(close!, { detail: 1 })
  // By the keyboard.
  fireEvent.click(close!, { detail: 0 })
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a press on a dialog that fades out leaves the focus where the dialog has returned it', async () => {
  const styles = document.createElement('style')
  styles.textContent =
    '[data-part=backdrop][data-state=closed] { animation-name: fadeOut; animation-duration: 1s }'
  document.head.append(styles)
  render(<Page />)
  await press('Open')
  await dialog('Outer')
  await user.keyboard('{Escape}')
  const opener = screen.getByRole('button', { name: 'Open', hidden: true })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await user.click(document.querySelector('[data-part=backdrop][data-state=closed]')!)
  expect(document.activeElement).toBe(opener)
  styles.remove()
})

test('toasts stay usable, shown before or during the dialog', async () => {
  render(<Page />)
  act(() => void toaster.success({ title: 'Before' }))
  const before = await screen.findByText('Before')
  await press('Open')
  await waitFor(() => expect(isInert(page())).toBe(true))
  act(() => void toaster.success({ title: 'While open' }))
  const during = await screen.findByText('While open')
  expect([isInert(before), isInert(during)]).toEqual([false, false])
  expect(before.closest('[aria-hidden=true]')).toBeNull()
})

test('an open dialog that is unmounted leaves nothing inert', async () => {
  const { rerender } = render(<Page />)
  await press('Open')
  await waitFor(() => expect(isInert(page())).toBe(true))
  rerender(<main>Another page</main>)
  await waitFor(() => expect(document.querySelectorAll('[inert]')).toHaveLength(0))
})

test('a dialog whose animationend event was missed is removed', async () => {
  const styles = document.createElement('style')
  styles.textContent =
    '[data-part=backdrop], [data-part=content] { animation-name: fadeOut; animation-duration: 1s }'
  document.head.append(styles)
  render(<Page />)
  await press('Open')
  await dialog('Outer')
  styles.textContent = styles.textContent.replaceAll('fadeOut', 'another')
  await user.keyboard('{Escape}')
  // This environment runs no animations, so none ends.
  await waitFor(() =>
    expect(document.querySelector('[data-part=backdrop]')?.getAttribute('data-state')).toBe('closed'),
  )
  await waitFor(() => expect(document.querySelector('[data-part=backdrop], [data-part=content]')).toBeNull())
  styles.remove()
})
