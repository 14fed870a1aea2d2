import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRecords, rememberRecords } from '#patterns/records'
import { Dialog } from '#ui/dialog'
import { Palette, type PaletteEntry, type PaletteProps } from './index.ts'

const user = userEvent.setup()

const entries: readonly PaletteEntry[] = [
  { label: 'Fruit', path: '/fruit', kind: 'Screen' },
  { label: 'Trees', path: '/trees', kind: 'Garden' },
  { label: 'Flowers', path: '/flowers', kind: 'Garden' },
]

beforeEach(() => {
  history.replaceState(null, '', '/trees')
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(forgetRecords)

const show = (search?: PaletteProps['search']) =>
  render(
    <>
      <Palette entries={entries} search={search} />
      <main>
        <h1>Trees</h1>
        <input aria-label="Note" />
      </main>
    </>,
  )
const opener = () => screen.getByRole('button', { name: 'Go to…' })
const open = async () => {
  await user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Screen, action or record' })
}
const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent)
const highlighted = () => screen.getByRole('option', { selected: true })
const waitForAbsence = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the button opens it, says its keys, and the field has the focus', async () => {
  show()
  expect(opener().getAttribute('aria-keyshortcuts')).toBe('Control+K')
  expect(opener().textContent).toContain('Ctrl K')
  await user.click(opener())
  const field = await screen.findByRole('combobox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(options()).toEqual(['Fruit', 'Trees', 'Flowers'])
})

test('the option that is highlighted is the one the field names, "1 of 3"', async () => {
  show()
  const field = await open()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  const position = () =>
    ['aria-posinset', 'aria-setsize'].map((name) => highlighted().getAttribute(name)).join(' of ')
  expect(field.getAttribute('aria-activedescendant')).toBe(highlighted().id)
  expect(position()).toBe('1 of 3')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(highlighted().id)
  expect(position()).toBe('3 of 3')
  await user.keyboard('{ArrowDown}')
  expect(position()).toBe('1 of 3')
  await user.keyboard('{ArrowUp}')
  expect(position()).toBe('3 of 3')
})

test('the current page is marked', async () => {
  show()
  await open()
  expect(screen.getByRole('option', { current: 'page' }).textContent).toBe('TreesGarden · You are here')
})

test('typing narrows, counts aloud, and Enter goes there', async () => {
  show()
  await open()
  await user.keyboard('{ArrowDown}garden')
  expect(options()).toEqual(['Trees', 'Flowers'])
  expect(highlighted().textContent).toContain('Trees')
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('2 matches')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(location.pathname).toBe('/flowers')
  await waitForAbsence()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('text typed before the field is shown is in the field', async () => {
  show()
  await user.click(screen.getByRole('textbox', { name: 'Note' }))
  await user.keyboard('{Control>}k{/Control}frx{Backspace}')
  const field = await screen.findByRole('combobox', { name: 'Screen, action or record' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('u')
  expect(field).toHaveProperty('value', 'fru')
  expect(screen.getByRole('textbox', { name: 'Note', hidden: true })).toHaveProperty('value', '')
})

test('a user who has navigated meanwhile types into the new page, and the dialog does not open', async () => {
  show()
  await user.keyboard('{Control>}k{/Control}')
  await act(async () => history.pushState(null, '', '/flowers'))
  const note = screen.getByRole('textbox', { name: 'Note', hidden: true })
  act(() => note.focus())
  await user.keyboard('rose')
  expect(note).toHaveProperty('value', 'rose')
  await act(async () => history.pushState(null, '', '/trees'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('its keys pressed twice leave it closed', async () => {
  show()
  await user.keyboard('{Control>}kk{/Control}')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a search without results shows a message, and Enter does nothing', async () => {
  show()
  const field = await open()
  await user.keyboard('gold{Enter}{ArrowDown}')
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain('“gold”')
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  expect(location.pathname).toBe('/trees')
})

test('Enter that ends a composition chooses nothing', async () => {
  show()
  const field = await open()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(location.pathname).toBe('/trees')
})

test('Escape closes it and gives the focus back', async () => {
  show()
  const note = screen.getByRole('textbox', { name: 'Note' })
  await user.click(note)
  await open()
  await user.keyboard('{Escape}')
  await waitForAbsence()
  await waitFor(() => expect(document.activeElement).toBe(note))
})

test('its keys close it again, and it opens empty the next time', async () => {
  show()
  await open()
  await user.keyboard('fru')
  await user.keyboard('{Control>}k{/Control}')
  await waitForAbsence()
  expect(await open()).toHaveProperty('value', '')
})

test('finds records that were loaded, also while it is open, and never more than 50', async () => {
  show()
  await open()
  const record = (n: number) => ({ label: `SC-${n}`, path: `/s/${n}` })
  act(() => rememberRecords('Strategy', () => Array.from({ length: 230 }, (_, n) => record(n))))
  await user.keyboard('strategy')
  expect(options()).toHaveLength(50)
  expect(screen.getByText('The first 50 of 230. Type more to find fewer.')).toBeTruthy()
  await user.keyboard('{Control>}a{/Control}sc-229')
  await user.click(screen.getByRole('option', { name: /SC-229/ }))
  expect(location.pathname).toBe('/s/229')
})

test('a search finds what no table has loaded; what an entry names already is listed once', async () => {
  const asked: string[] = []
  show(async (text) => {
    asked.push(text)
    if (text === 'fruitless') throw new Error('away')
    return text === 'fru'
      ? [
          { label: 'Frugal Value', path: '/s/1', kind: 'Strategy' },
          { label: 'Fruit', path: '/fruit?q=', kind: 'Screen' },
          { label: 'Fruits', path: '/fruit', kind: 'Meal' },
        ]
      : text === 'meals@example.com'
        ? [{ label: 'Fruits', path: '/meals/1', kind: 'Meal' }]
        : []
  })
  await open()
  await user.keyboard('fru')
  await waitFor(() => expect(options()).toEqual(['Fruit', 'Frugal Value']))
  const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent
  await user.keyboard('iter')
  await waitFor(() => expect(status()).toBe('Nothing is called “fruiter”.'))
  await user.keyboard('{Backspace}{Backspace}less')
  await waitFor(() => expect(status()).toBe('0 matches. The other records could not be searched.'))
  expect(asked).toContain('fru')
  await user.keyboard('{Control>}a{/Control}meals@example.com')
  await waitFor(() => expect(options()).toEqual(['Fruits']))
  await user.keyboard('{Control>}a{/Control}frug')
  await waitFor(() => expect(status()).toBe('Nothing is called “frug”.'))
})

test('never opens over a dialog', async () => {
  render(
    <>
      <Palette entries={entries} />
      <Dialog open onOpenChange={() => {}} title="Edit" />
    </>,
  )
  await screen.findByRole('dialog', { name: 'Edit' })
  const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('is gone on another page', async () => {
  show()
  await open()
  await act(async () => history.pushState(null, '', '/flowers'))
  await waitForAbsence()
})

test('its keys on a Mac are ⌘K, and Ctrl+K stays the field’s', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  show()
  expect(opener().textContent).toContain('⌘K')
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Meta>}k{/Meta}')
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy()
  vi.restoreAllMocks()
})
