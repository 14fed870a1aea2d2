import type { Blog } from '@tarang/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import {
  button,
  cell,
  chooseAction,
  column,
  field,
  fill,
  headers,
  loaded,
  openConsole,
  rowOf,
  rows,
} from '../../testing/console.tsx'
import { gif, page, png } from '../../testing/files.ts'
import { unknownSaveText, withReferenceServer } from '../../testing/reference-server.ts'
import { stubFetch } from '../../testing/stub-fetch.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/fetchNewsLetterAndBlogs'
const SAVE = 'POST /api/newsletter/upload'

/** The names of the parts of the last multipart request, in order. */
let parts: string[] = []

beforeEach(async () => {
  await reference.signIn()
  const send = globalThis.fetch
  stubFetch(async (request) => {
    if (request.headers.get('content-type')?.startsWith('multipart/')) {
      const names = (await request.clone().text()).matchAll(
        /^Content-Disposition: form-data; name="(\w+)"/gim,
      )
      parts = [...names].map(([, name]) => name!)
    }
    return send(request)
  })
})

const open = () => openConsole('/newsletterManager')
const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name })
const waitForAbsence = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())
const close = async (shown: HTMLElement) =>
  user.click(within(shown).getAllByRole('button', { name: 'Close' })[0]!)

/** Requests the server without a session, as the public site does. */
const ask = (path: string) => reference.server.fetch(new Request(`http://localhost${path}`))
const published = async () => (await (await ask('/api/fetchNewsLetterAndBlogs')).json()) as Blog[]
const bodyOf = async ({ htmlPageLink }: Blog) => (await ask(new URL(htmlPageLink!).pathname)).text()

async function add({ text = 'A new blog', category = 'Market Nuggets' } = {}) {
  await user.click(button('Add Blog'))
  await dialog('Add Blog')
  await fill(field(/^Text/), text)
  await user.selectOptions(field(/^Category/), category)
}

test('shows the blogs, newest first, 15 per page', async () => {
  await open()
  await loaded()
  expect(headers()).toEqual(['Sr No.', 'Image', 'Title', 'Categories', 'Published', 'Likes', 'Actions'])
  expect(rows()).toHaveLength(15)
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
  const dates = (await published()).map(({ publishedDate }) => publishedDate)
  expect(dates).toEqual(dates.toSorted().reverse())
  const [first] = await published()
  expect(cell(rows()[0], 'Title')).toBe(first?.text)
  expect(cell(rows()[0], 'Categories')).toBe(first?.categories.join(', '))
  expect(screen.getByRole('link', { name: 'Upload Newsletter' }).getAttribute('href')).toBe(
    '/newsletterUploadForm',
  )
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date|null/)
})

test('blogs are filtered and sorted by their categories', async () => {
  await openConsole('/newsletterManager?filter.categories=contains:m')
  await loaded()
  for (const compare of [1, -1]) {
    await user.click(button('Categories'))
    const categories = column('Categories')
    expect(new Set(categories).size).toBeGreaterThan(1)
    for (const text of categories) expect(text).toMatch(/m/i)
    expect(categories).toEqual(categories.toSorted((one, other) => compare * one.localeCompare(other)))
  }
})

test('adds a blog with its files; the blog is public', async () => {
  await open()
  await loaded()
  await add({ text: 'Momentum & <b>ünïcode</b> नमस्ते' })
  await user.upload(field(/^HTML Page/), page('<h1>Hello</h1><img src="chart one.png">'))
  await user.upload(field(/^Background Image/), png('cover.png'))
  await user.upload(field(/^Blog Images/), [png('chart one.png'), gif('two.gif')])
  await user.click(button('Save'))
  const success = await dialog('Success')
  expect(success.textContent).toContain('Blog added successfully!')
  expect(parts).toEqual(['text', 'category', 'htmlPage', 'backgroundImage', 'blogImage', 'blogImage'])
  await close(success)
  await waitForAbsence('dialog')
  await waitFor(() => expect(cell(rows()[0], 'Title')).toBe('Momentum & <b>ünïcode</b> नमस्ते'))
  expect(cell(rows()[0], 'Categories')).toBe('Market Nuggets')

  const [newest] = await published()
  expect(newest).toMatchObject({
    text: 'Momentum & <b>ünïcode</b> नमस्ते',
    categories: ['Market Nuggets'],
    likesCount: 0,
  })
  expect(await bodyOf(newest!)).toMatch(
    /^<h2>Hello<\/h2><img src="\/files\/[0-9a-f-]+\.png" width="1" height="1">$/,
  )
  expect((await ask(new URL(newest!.backgroundImage!).pathname)).headers.get('content-type')).toBe(
    'image/png',
  )
})

test('the success dialog stays until it is closed, and then the list reloads', async () => {
  await open()
  await loaded()
  await add()
  await user.click(button('Save'))
  const success = await dialog('Success')
  await waitFor(() => expect(reference.calls).toEqual([LIST, SAVE, LIST]))
  await close(success)
  await waitFor(() => expect(reference.calls).toEqual([LIST, SAVE, LIST, LIST]))
})

test('an edit sends the id, changed fields and required fields', async () => {
  await open()
  await loaded()
  const [title, categories] = ['Title', 'Categories'].map((label) => cell(rows()[0], label))
  const [blog] = await published()
  await user.click(within(rows()[0]!).getByRole('button', { name: `Edit ${title}` }))
  await dialog('Edit Blog')
  expect([field(/^Text/).value, field(/^Category/).value]).toEqual([title, categories])
  await user.type(field(/^Text/), ', revised')
  await user.click(button('Save'))
  const success = await dialog('Success')
  expect(success.textContent).toContain('Blog updated successfully!')
  expect(parts).toEqual(['id', 'text', 'category'])
  await close(success)
  await waitFor(() => expect(cell(rows()[0], 'Title')).toBe(`${title}, revised`))
  const after = (await published()).find(({ id }) => id === blog?.id)
  expect(after).toMatchObject({
    ...blog,
    text: `${title}, revised`,
    etag: expect.any(String),
  })
})

test('a new HTML page replaces the current one', async () => {
  await open()
  await loaded()
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await dialog('Edit Blog')
  await user.selectOptions(field(/^Category/), 'Support Center')
  await user.upload(field(/^HTML Page/), page('<p>Rewritten</p>'))
  await user.click(button('Save'))
  await dialog('Success')
  expect(parts).toEqual(['id', 'text', 'category', 'htmlPage'])
  const [blog] = await published()
  expect(blog?.categories).toEqual(['Support Center'])
  expect(await bodyOf(blog!)).toBe('<p>Rewritten</p>')
})

test('several categories are kept unless one is chosen', async () => {
  const [blog] = await published()
  const withSeveral = { ...blog, categories: 'Support Center, Strategies' }
  reference.fail(LIST, Response.json([withSeveral]))
  await open()
  await loaded()
  // Before it saves, the form reads the one blog again.
  reference.fail(`${LIST}/${blog?.id}`, Response.json(withSeveral))
  await user.click(button(/^Edit/))
  await dialog('Edit Blog')
  expect(field(/^Category/).value).toBe('Support Center, Strategies')
  await user.click(button('Save'))
  await dialog('Success')
  expect(parts).toEqual(['id', 'text'])
})

test('deletes a blog after confirmation', async () => {
  await open()
  await loaded()
  await add({ text: 'To be deleted' })
  await user.click(button('Save'))
  await close(await dialog('Success'))
  await waitForAbsence('dialog')
  await waitFor(() => expect(rowOf('To be deleted')).toBeTruthy())
  const [blog] = await published()
  const DELETE = `POST /api/newsletter/delete/${blog?.id}`

  await chooseAction('To be deleted', 'Delete')
  const question = await dialog('Delete Blog', 'alertdialog')
  expect(question.textContent).toContain(
    'Are you sure you want to delete “To be deleted”? Readers will no longer see it.',
  )
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitForAbsence('alertdialog')
  expect(reference.calls).not.toContain(DELETE)

  await chooseAction('To be deleted', 'Delete')
  await user.dblClick(
    within(await dialog('Delete Blog', 'alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  const success = await dialog('Success')
  expect(success.textContent).toContain('Blog deleted successfully!')
  expect(screen.queryByRole('rowheader', { name: 'To be deleted', hidden: true })).toBeNull()
  expect(reference.calls.filter((call) => call === DELETE)).toHaveLength(1)
  const lists = reference.calls.filter((call) => call === LIST).length
  await close(success)
  await waitForAbsence('dialog')
  await waitFor(() => expect(reference.calls.filter((call) => call === LIST)).toHaveLength(lists + 1))
  expect((await published()).some(({ id }) => id === blog?.id)).toBe(false)
  expect((await ask(`/api/fetchNewsLetterAndBlogs/${blog?.id}`)).status).toBe(404)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Blog Manager' }))
})

test.each([
  ['a refusal', () => new Response(null, { status: 500 }), 'Failed to delete blog.'],
  [
    'a blog that no longer exists',
    () => Response.json({ status: { statusCode: 404, message: 'secret' } }, { status: 404 }),
    'Failed to delete blog.',
  ],
  [
    'no answer',
    () => 'offline' as const,
    'Error occurred while deleting.We do not know whether it was deleted. Look before you try again.',
  ],
])('%s to a delete is reported in the dialog, and the blog stays', async (_, fault, words) => {
  const [blog] = await published()
  reference.fail(`POST /api/newsletter/delete/${blog?.id}`, fault())
  await open()
  await loaded()
  await chooseAction(String(blog?.text), 'Delete')
  const question = await dialog('Delete Blog', 'alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect((await within(question).findByRole('alert')).textContent).toBe(words)
  expect(document.body.textContent).not.toContain('secret')
  await user.click(within(question).getByRole('button', { name: /^(Cancel|Look)$/ }))
  await waitForAbsence('alertdialog')
  expect(rowOf(blog!.text!)).toBeTruthy()
})

test.each([
  ['a refusal', new Response(null, { status: 500 }), 'Failed to save blog.'],
  ['no answer', 'offline' as const, unknownSaveText('Error occurred while saving.')],
])('%s to a save is reported, and the form keeps its values', async (_, fault, words) => {
  reference.fail(SAVE, fault)
  await open()
  await loaded()
  await add()
  await user.upload(field(/^Blog Images/), [png('one.png'), png('two.png')])
  await user.click(button('Save'))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(words)
  expect(field(/^Text/).value).toBe('A new blog')
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
})

test.each([
  [{ text: ' ' }, 'Text is required', /^Text/],
  [{ category: '' }, 'Category is required', /^Category/],
])('text and category are asked for before anything is sent: %j', async (draft, words, name) => {
  await open()
  await loaded()
  await add(draft)
  await user.click(button('Save'))
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(document.activeElement).toBe(field(name))
  expect(reference.calls).toEqual([LIST])
})

test('each value has its column; malformed values show N/A', async () => {
  reference.fail(
    LIST,
    Response.json([
      {
        id: 1,
        likesCount: 'x',
        publishedDate: 'soon',
        categories: 7,
        text: null,
        backgroundImage: 'javascript:alert(1)',
      },
      {
        ...{ id: 2, text: 'Two', categories: ['Strategies', 'Daily Bytes'] },
        ...{ publishedDate: '2026-01-02', likesCount: 123456 },
      },
    ]),
  )
  await open()
  await loaded()
  for (const label of ['Image', 'Title', 'Categories', 'Published', 'Likes'])
    expect([label, cell(rows()[1], label)]).toEqual([label, 'N/A'])
  const labels = ['Title', 'Categories', 'Published', 'Likes']
  expect(labels.map((label) => cell(rows()[0], label))).toEqual([
    ...['Two', 'Strategies, Daily Bytes', formatDate('2026-01-02'), '1,23,456'],
  ])
})
