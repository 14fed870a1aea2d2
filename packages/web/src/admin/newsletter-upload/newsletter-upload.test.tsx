import type { Blog } from '@tarang/sdk'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fill } from '../../testing/console.tsx'
import { page, png, word } from '../../testing/files.ts'
import { unknownSaveText, withReferenceServer } from '../../testing/reference-server.ts'
import Console from '../console.tsx'

const reference = withReferenceServer()
const user = userEvent.setup({ applyAccept: false })
const UPLOAD = 'POST /api/newsletter/upload'

beforeEach(() => reference.signIn())

const open = async () => {
  history.replaceState(null, '', '/newsletterUploadForm')
  await act(async () => render(<Console />))
  return screen.findByRole('dialog', { name: 'Upload Newsletter' })
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((remove) => remove.getAttribute('aria-label'))

async function fillIn() {
  await fill(field(/^Text/), 'Weekly letter')
  await user.upload(field(/^HTML Page/), page('<p>The week</p>'))
  await user.upload(field(/^Background Image/), png('cover.png'))
}

test('uploads a newsletter, shows the message and resets the form; the newsletter is public', async () => {
  const form = await open()
  await fillIn()
  await user.dblClick(button('Upload'))
  const message = await within(form).findByText('Newsletter uploaded successfully!')
  expect(message.closest('[role="status"]')).toBeTruthy()
  expect([field(/^Text/).value, chosen()]).toEqual(['', []])
  expect(reference.calls).toEqual([UPLOAD])

  const ask = (path: string) => reference.server.fetch(new Request(`http://localhost${path}`))
  const [newest] = (await (await ask('/api/fetchNewsLetterAndBlogs')).json()) as Blog[]
  expect(newest).toMatchObject({ text: 'Weekly letter', categories: null })
  expect(await (await ask(new URL(newest!.htmlPageLink!).pathname)).text()).toBe('<p>The week</p>')
  expect((await ask(new URL(newest!.backgroundImage!).pathname)).headers.get('content-type')).toBe(
    'image/png',
  )

  // Another upload is possible, and an empty form closes without a question.
  await fillIn()
  await user.click(button('Upload'))
  await waitFor(() => expect(reference.calls).toEqual([UPLOAD, UPLOAD]))
  await within(form).findByText('Newsletter uploaded successfully!')
  await act(async () => button('Cancel').click())
  await screen.findByRole('heading', { name: 'Blog Manager' })
  expect(location.pathname).toBe('/newsletterManager')
})

test('text, page and image are required', async () => {
  await open()
  await user.click(button('Upload'))
  expect(screen.getAllByText(/ is required$/).map(({ textContent }) => textContent)).toEqual([
    'Text is required',
    'HTML Page is required',
    'Background Image is required',
  ])
  expect(reference.calls).toEqual([])
})

test('only the first of several files is used', async () => {
  await open()
  expect([field(/^HTML Page/).multiple, field(/^Background Image/).multiple]).toEqual([false, false])
  await fillIn()
  await user.upload(field(/^HTML Page/), page('<p>Instead</p>', 'instead.html'))
  expect(chosen()).toEqual(['Remove instead.html', 'Remove cover.png'])
})

test.each([
  [/^HTML Page/, word(), 'Only .html files are accepted: “notes.docx” is something else'],
  [/^HTML Page/, page('x'.repeat(5 * 1024 * 1024 + 1)), '“page.html” is larger than 5 MB'],
  [
    /^Background Image/,
    page('x'),
    'Only PNG, JPEG, GIF, WebP and AVIF images are accepted: “page.html” is something else',
  ],
  [/^Background Image/, png('large.png', 2 * 1024 * 1024 + 1), '“large.png” is larger than 2 MB'],
])('%s: an invalid file is reported before anything is sent', async (name, file, words) => {
  await open()
  await fillIn()
  await user.upload(field(name), file)
  expect(screen.getByRole('alert').textContent).toBe(words)
  await user.click(button('Upload'))
  expect(document.activeElement).toBe(field(name))
  expect(reference.calls).toEqual([])
})

test('an upload without an answer is reported, and the form keeps its values', async () => {
  reference.fail(UPLOAD, 'offline')
  const form = await open()
  await fillIn()
  await user.click(button('Upload'))
  expect((await within(form).findByRole('alert')).textContent).toBe(
    unknownSaveText('Failed to upload newsletter.'),
  )
  expect([field(/^Text/).value, chosen()]).toEqual([
    'Weekly letter',
    ['Remove page.html', 'Remove cover.png'],
  ])
  reference.repair(UPLOAD)
  await user.click(button('Upload'))
  await within(form).findByText('Newsletter uploaded successfully!')
  expect(within(form).queryByRole('alert')).toBeNull()
})
