import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, dialog, field, fill, loaded, openConsole } from '../../testing/console.tsx'
import { page, png, word } from '../../testing/files.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
// The browser's file dialog can be overridden, so a file of any type may arrive.
const user = userEvent.setup({ applyAccept: false })
const LIST = 'GET /api/fetchNewsLetterAndBlogs'
const SAVE = 'POST /api/newsletter/upload'

beforeEach(() => reference.signIn())

const open = () => openConsole('/newsletterManager')

async function add() {
  await user.click(button('Add Blog'))
  await dialog('Add Blog')
  await fill(field(/^Text/), 'A new blog')
  await user.selectOptions(field(/^Category/), 'Market Nuggets')
}

test('a server error about a file is shown at its field', async () => {
  await open()
  await loaded()
  await add()
  await user.upload(field(/^Background Image/), new File(['no picture'], 'photo.png', { type: 'image/png' }))
  await user.click(button('Save'))
  await waitFor(() => expect(field(/^Background Image/).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Failed to save blog.')).toBeTruthy()
  expect(screen.getByText('Only PNG, JPEG, GIF, WebP and AVIF images are accepted.')).toBeTruthy()
  expect(document.activeElement).toBe(field(/^Background Image/))
})

test.each([
  [/^HTML Page/, [word()], 'Only .html files are accepted: “notes.docx” is something else'],
  [/^HTML Page/, [page('x', 'page.htm')], 'Only .html files are accepted. Rename page.htm to page.html.'],
  [/^HTML Page/, [page('x'.repeat(5 * 1024 * 1024 + 1))], '“page.html” is larger than 5 MB'],
  [/^HTML Page/, [page('')], '“page.html” is empty'],
  [
    /^Background Image/,
    [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })],
    'Only PNG, JPEG, GIF, WebP and AVIF images are accepted: “a.svg” is something else',
  ],
  [/^Background Image/, [png('large.png', 2 * 1024 * 1024 + 1)], '“large.png” is larger than 2 MB'],
  [
    /^Blog Images/,
    [png('a.png'), word()],
    'Only PNG, JPEG, GIF, WebP and AVIF images are accepted: “notes.docx” is something else',
  ],
  [/^Blog Images/, Array.from({ length: 21 }, (_, n) => png(`${n}.png`)), 'At most 20 files are accepted'],
  [
    /^Blog Images/,
    [png('a\u202Egnp.exe')],
    '“a\uFFFDgnp.exe” has characters in its name that cannot be kept. Rename the file',
  ],
])('%s: an invalid file is reported before anything is sent', async (name, files, words) => {
  await open()
  await loaded()
  await add()
  await user.upload(field(name), files)
  expect(screen.getByRole('alert').textContent).toBe(words)
  await user.click(button('Save'))
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(name))
  expect(reference.calls).toEqual([LIST])

  // Removing the file by keyboard clears the error.
  for (let left = files.length; left > 0; left--) {
    screen.getAllByRole('button', { name: /^Remove/ })[0]?.focus()
    await user.keyboard('{Enter}')
  }
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field(name))
  await user.click(button('Save'))
  await dialog('Success')
})

test('file names of any script are accepted; each file shows its size, and images a preview', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await open()
  await loaded()
  await add()
  const names = ['क्‍ष चार्ट.png', 'quote"s & <b>.png', 'emoji 👩‍💻.png', '50%25.png']
  await user.upload(
    field(/^Blog Images/),
    names.map((name) => png(name)),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  for (const name of names) expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getAllByText('1 kB')).toHaveLength(4)
  expect(made).toHaveBeenCalledTimes(4)
  await user.click(button(`Remove ${names[0]}`))
  await user.click(button('Save'))
  await dialog('Success')
  expect(reference.calls.filter((call) => call === SAVE)).toHaveLength(1)
  const urlsOf = (calls: typeof revoked.mock.calls) => new Set(calls.map(([url]) => url))
  await waitFor(() =>
    expect(urlsOf(revoked.mock.calls)).toEqual(
      new Set(made.mock.results.map(({ value }) => value as string)),
    ),
  )
})

test('a chosen file counts as an unsaved change', async () => {
  await open()
  await loaded()
  await user.click(button('Add Blog'))
  await dialog('Add Blog')
  await user.upload(field(/^HTML Page/), page('x'))
  await user.keyboard('{Escape}')
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).getByRole('button', {
      name: 'Keep editing',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText('page.html')).toBeTruthy()
  expect(reference.calls).toEqual([LIST])
})
