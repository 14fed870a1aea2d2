import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { MenuButton, MenuItem } from './menu.tsx'

const user = userEvent.setup()
const opener = () => screen.getByRole('button', { name: 'More actions' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
const hasFocus = () => waitFor(() => expect(document.activeElement?.role).toBe('menu'))

const menu = (
  <MenuButton
    aria-label="More actions"
    items={() => (
      <>
        <MenuItem value="edit">Edit</MenuItem>
        <MenuItem value="delete">Delete</MenuItem>
      </>
    )}
  >
    …
  </MenuButton>
)

test('a second press closes a menu, also where a press does not focus its button; a double click is one press', async () => {
  render(menu)
  await user.dblClick(opener())
  await screen.findByRole('menu')
  opener().addEventListener('mousedown', (event) => event.preventDefault())
  await user.click(opener())
  await isClosed()
  expect(document.activeElement).toBe(opener())
})

test('a menu that is removed while it is open leaves the focus at the heading', async () => {
  function List() {
    const [hasRow, setRow] = useState(true)
    return (
      <main>
        <h1>Blogs</h1>
        {hasRow && menu}
        <Button onClick={() => setRow(false)}>Remove</Button>
      </main>
    )
  }
  render(<List />)
  opener().focus()
  await user.keyboard('{Enter}')
  await hasFocus()
  screen.getByText('Remove').click()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blogs' })))
})

test('in a dialog, a menu keeps the focus for its keys, and gives it back', async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Details">
      {menu}
    </Dialog>,
  )
  await screen.findByRole('dialog', { name: 'Details' })
  opener().focus()
  await user.keyboard('{Enter}')
  await hasFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Delete' }).dataset.highlighted).toBeDefined()
  await user.keyboard('{Escape}')
  await isClosed()
  expect(document.activeElement).toBe(opener())
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy()
})
