import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { session } from '#platform/api/session'
import Console from '../admin/console.tsx'
import type { ReferenceServer } from './reference-server.ts'

/** Opens a path of the console, with navigation and guard. */
export async function openConsole(path: string) {
  history.replaceState(null, '', path)
  await act(async () => render(<Console />))
}

/** Waits until a table shows its number of rows. */
export const loaded = () => screen.findByText(/^[\d,]+ results?/)

const allHeaders = () => screen.getAllByRole('columnheader')
/** The column of the checkboxes; -1 without one. */
const selection = () => allHeaders().findIndex((cell) => cell.querySelector('input[type="checkbox"]'))
const ofValues = (cells: readonly Element[]) => {
  const index = selection()
  return cells.filter((_, at) => at !== index).map((cell) => cell.textContent)
}
/** The labels of the columns, without that of the checkboxes. */
export const headers = () => ofValues(allHeaders())
/** The rows below the headers, without a footer of totals. */
export const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .filter((row) => !row.closest('tfoot'))
export const cells = (row: HTMLElement | undefined) => (row ? ofValues([...row.children]) : [])

/** The text of a row's cell in the column with this label. */
export function cell(row: HTMLElement | undefined, label: string): string {
  const index = headers().indexOf(label)
  if (index < 0) throw new Error(`The table has no column “${label}”.`)
  return cells(row)[index] ?? ''
}
/** The texts of a row by the labels of their columns. */
export function valuesByLabel(row: HTMLElement | undefined) {
  const texts = cells(row)
  return Object.fromEntries(headers().map((label, index) => [label, texts[index]]))
}
/** What a row without values shows, by the labels of the columns. */
export const missingValues = () => Object.fromEntries(headers().map((label) => [label, 'N/A']))
/** The texts of the cells of the column with this label. */
export const column = (label: string) => rows().map((row) => cell(row, label))

/** The row with a cell of this text. */
export const rowOf = (text: string) => rows().find((row) => cells(row).includes(text))

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const dialog = (name: string) => screen.findByRole('dialog', { name })

/** Chooses a value in the menu of a row's badge. */
export async function chooseInPlace(row: HTMLElement | undefined, label: string, value: string) {
  await userEvent.click(within(row!).getByRole('button', { name: new RegExp(`: ${label} of `) }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: value }))
}

/** Chooses from the other actions of a row, by keyboard: a menu that opens forgets the item under the pointer. */
export async function chooseAction(name: string, label: string) {
  screen.getAllByRole('button', { name: `More actions on ${name}` })[0]!.focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: label })
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'))
  // Enough for the longest menu.
  for (let presses = 0; presses < 10 && item.dataset.highlighted === undefined; presses++)
    await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
}

/** A control of the open form. */
export const field = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name)

/** Gives a control this text at once, where a test is not about its keys: each key renders the form again. */
export async function fill(control: HTMLInputElement, text: string) {
  if (control.value) await userEvent.clear(control)
  await userEvent.click(control)
  if (text) await userEvent.paste(text)
}

/** Waits until no dialog is open. */
export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Requests a path from the server, independent of the screen's requests. */
export async function served<Body>({ server }: ReferenceServer, path: string): Promise<Body> {
  const headers = { authorization: `Bearer ${session.jwtToken()}` }
  const answer = await server.fetch(new Request(`http://admin.localhost/api${path}`, { headers }))
  expect(answer.status).toBe(200)
  return answer.json() as Promise<Body>
}
