import { ApiError, NetworkError } from '@tarang/sdk'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineTable, number, text } from '#patterns/table'
import { defineEditor, EditableTableScreen, type EditorDefinition, serverMessageOr } from './index.ts'

interface Fund {
  readonly id: number
  readonly name: string
  readonly gain: number | null
}
interface Draft {
  readonly name: string
  readonly gain: string
  readonly site: string
  readonly cover: File | null
  readonly images: readonly File[]
}

const user = userEvent.setup()
const fund = { id: 1, name: 'Nilgiri', gain: 5 }
const load = vi.fn(async (): Promise<Fund[]> => [fund])
const create = vi.fn<EditorDefinition<Fund, Draft>['create']>()
const update = vi.fn<NonNullable<EditorDefinition<Fund, Draft>['update']>>()

beforeEach(() => {
  load.mockReset().mockResolvedValue([fund])
  create.mockReset().mockImplementation(async ({ name }) => ({ id: 2, name, gain: null }))
  update.mockReset().mockImplementation(async (row) => row)
})

const table = defineTable<Fund>({
  load,
  rowId: (row) => row.id,
  empty: 'None',
  failure: 'Failed',
  columns: [text('Name', 'name'), number('Gain', 'gain')],
})

const definition: EditorDefinition<Fund, Draft> = {
  noun: 'Fund',
  draftOf: (row) => ({
    name: row?.name ?? '',
    gain: String(row?.gain ?? ''),
    site: '',
    cover: null,
    images: [],
  }),
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      lockedOnEdit: true,
      suggestions: ['Aravalli'],
    },
    { kind: 'number', name: 'gain', label: 'Gain' },
    { kind: 'url', name: 'site', label: 'Site' },
    { kind: 'file', name: 'cover', label: 'Cover', accept: 'image' },
    { kind: 'files', name: 'images', label: 'Images', accept: 'image' },
  ],
  create: (...given) => create(...given),
  update: (...given) => update(...given),
  added: 'Fund added!',
  updated: 'Fund updated!',
  notAdded: serverMessageOr('Fund not added.'),
  notUpdated: 'Fund not updated.',
}

async function show(more: Partial<EditorDefinition<Fund, Draft>> = {}) {
  const editor = defineEditor<Fund, Draft>({ ...definition, ...more })
  render(
    <StrictMode>
      <EditableTableScreen title="Funds" table={table} editor={editor} />
    </StrictMode>,
  )
  await screen.findByText(/^\d+ result/)
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const add = async () => {
  await user.click(button('Add Fund'))
  return screen.findByRole('dialog', { name: 'Add Fund' })
}
const png = new File(['x'], 'a.png', { type: 'image/png' })

test('shows a saved row at once, while the rows are fetched again', async () => {
  await show()
  await add()
  load.mockImplementation(() => new Promise(() => {}))
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  expect(await screen.findByText('Fund added!')).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'Vindhya', hidden: true })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

test('an answer without a row is not shown', async () => {
  create.mockResolvedValue({ status: { statusCode: 200 } } as never)
  await show()
  await add()
  load.mockImplementation(() => new Promise(() => {}))
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  await screen.findByText('Fund added!')
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2)
})

test('sends the typed texts and chosen files; a file can be removed again', async () => {
  await show()
  const form = await add()
  await user.type(field(/^Name/), 'Vindhya')
  await user.type(field(/^Gain/), '-1.5')
  await user.upload(field(/^Cover/), png)
  await user.upload(field(/^Images/), [png, new File(['y'], 'b.png', { type: 'image/png' })])
  await user.upload(field(/^Images/), new File(['z'], 'c.png', { type: 'image/png' }))
  await user.click(within(form).getByRole('button', { name: 'Remove b.png' }))
  await user.click(button('Save'))
  await screen.findByText('Fund added!')
  const [draft] = create.mock.calls[0]!
  expect(draft).toMatchObject({ name: 'Vindhya', gain: '-1.5', cover: png })
  expect(draft.images.map(({ name }) => name)).toEqual(['a.png', 'c.png'])
})

test('a file of the wrong type is refused at once, and not sent', async () => {
  await show()
  const form = await add()
  await userEvent
    .setup({ applyAccept: false })
    .upload(field(/^Cover/), new File(['x'], 'a.txt', { type: 'text/plain' }))
  expect(await within(form).findByText(/“a\.txt” is something else/)).toBeTruthy()
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  expect(create).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field(/^Cover/))
})

test('every problem is shown at its field, and goes when that is changed', async () => {
  await show()
  const form = await add()
  await user.type(field(/^Site/), 'nowhere')
  await user.click(button('Save'))
  expect(document.activeElement).toBe(field(/^Name/))
  expect(
    within(form)
      .getAllByText(/is required|must be/)
      .map((message) => message.textContent),
  ).toEqual(['Name is required', 'Site must be a valid URL, as in https://example.com'])
  await user.keyboard('V')
  expect(within(form).queryByText('Name is required')).toBeNull()
  expect(create).not.toHaveBeenCalled()
})

test.each([
  ['the server’s words', new ApiError('Known already.', 409), 'Known already.'],
  ['a refusal without words', new ApiError('', 500), 'Fund not added.'],
  [
    'no answer',
    new NetworkError('offline', null),
    'Fund not added.We do not know whether it was saved. Look before you try again.Look',
  ],
])('a failure is shown: %s', async (_, error, words) => {
  create.mockRejectedValue(error)
  await show()
  const form = await add()
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  expect((await within(form).findByRole('alert')).textContent).toBe(words)
  expect(field(/^Name/).value).toBe('Vindhya')
})

test('a refusal is shown at the field that it names', async () => {
  create.mockRejectedValue(new ApiError('Not so.', 422, { gain: 'Too much', secret: 'x' }))
  await show()
  await add()
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  await screen.findByText('Too much')
  expect(field(/^Gain/).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field(/^Gain/))
})

test('a refusal whose text is that of a field is shown once', async () => {
  create.mockRejectedValue(new ApiError('Name is taken', 422, { name: 'Name is taken' }))
  await show()
  await add()
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  await screen.findByText('Name is taken')
  await user.type(field(/^Name/), ' II')
  expect(screen.queryByText('Name is taken')).toBeNull()
})

test('a refusal of what the form has no field for is shown above it', async () => {
  create.mockRejectedValue(new ApiError('Site is closed', 422, { site: 'Site is closed' }))
  await show({ fields: definition.fields.filter(({ name }) => name !== 'site') })
  const form = await add()
  await user.type(field(/^Name/), 'Vindhya')
  await user.click(button('Save'))
  expect((await within(form).findByRole('alert')).textContent).toBe('Site is closed')
})

test('below every field stand its hint, its error and its note, in this order', async () => {
  const names = definition.fields.map(({ name }) => name)
  await show({
    fields: definition.fields.map((one) => ({ ...one, required: false, hint: `Hint of ${one.name}.` })),
    validate: () => Object.fromEntries(names.map((name) => [name, `Error of ${name}.`])),
    notesOf: () => Object.fromEntries(names.map((name) => [name, `Note of ${name}.`])),
  })
  const form = await add()
  await user.click(button('Save'))
  await within(form).findByText('Error of name.')
  for (const name of names)
    expect(form.textContent).toContain(`Hint of ${name}.Error of ${name}.Note of ${name}.`)
})

test('fields of one group stand under its heading', async () => {
  await show({
    fields: definition.fields.map((one) => (one.kind === 'url' ? { ...one, group: 'Links' } : one)),
  })
  const links = within(await add()).getByRole('group', { name: 'Links' })
  expect(within(links).getAllByRole('textbox')).toEqual([field(/^Site/)])
})

const isStaleFund = { id: '1' as never, name: 'Nilgiri', gain: 9 }
const edit = async () => {
  await user.click(button('Edit Nilgiri'))
  await screen.findByRole('dialog', { name: 'Edit Fund' })
}
const comparison = () => screen.findByRole('dialog', { name: 'Somebody else changed this record' })

test('an unchanged record is saved at once, on the record as it is now', async () => {
  await show()
  await edit()
  load.mockResolvedValue([{ ...fund, id: '1' as never }])
  await user.type(field(/^Site/), 'https://example.com')
  await user.click(button('Save'))
  await screen.findByText('Fund updated!')
  expect(update.mock.calls[0]?.[0].id).toBe('1')
})

test('a field that both changed is chosen before the save; theirs and mine are both kept where they do not meet', async () => {
  await show()
  await edit()
  load.mockResolvedValue([isStaleFund])
  await user.clear(field(/^Gain/))
  await user.type(field(/^Gain/), '7')
  await user.click(button('Save'))
  const dialog = within(await comparison())
  const gain = within(dialog.getByRole('group', { name: 'Gain' }))
  expect(gain.getByText('Before: 5')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await gain.findByRole('alert')).textContent).toBe('Both of you changed this. Choose one')
  expect(document.activeElement).toBe(gain.getByRole('radio', { name: 'Theirs 9' }))
  expect(update).not.toHaveBeenCalled()
  await user.click(gain.getByRole('radio', { name: 'Mine 7' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Fund updated!')
  expect(update.mock.calls[0]?.slice(0, 2)).toMatchObject([isStaleFund, { gain: '7' }])
})

test('with all of theirs nothing is sent', async () => {
  await show()
  await edit()
  load.mockResolvedValue([isStaleFund])
  await user.click(button('Save'))
  const dialog = within(await comparison())
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('cell', { name: '9' })).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
})

test('Cancel of the comparison leaves the form as typed', async () => {
  await show()
  await edit()
  load.mockResolvedValue([isStaleFund])
  await user.type(field(/^Site/), 'https://example.com')
  await user.click(button('Save'))
  await user.click(within(await comparison()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect([field(/^Site/).value, field(/^Gain/).value]).toEqual(['https://example.com', '5'])
})

test.each<[string, Partial<EditorDefinition<Fund, Draft>>, () => void, string]>([
  [
    'deleted',
    {},
    () => load.mockResolvedValue([]),
    'Somebody else deleted this record. Nothing was sent; what you typed is still here.',
  ],
  [
    'another record',
    { current: async () => ({ ...fund, id: 2 }) },
    () => {},
    'The server answered with another record, so nothing was sent. What you typed is still here.',
  ],
  ['no answer', {}, () => load.mockRejectedValue(new NetworkError('offline', null)), 'Fund not updated.'],
])('a record that cannot be checked is not saved: %s', async (_, more, happen, words) => {
  await show(more)
  await edit()
  happen()
  await user.type(field(/^Site/), 'https://example.com')
  await user.click(button('Save'))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(field(/^Site/).value).toBe('https://example.com')
  expect(update).not.toHaveBeenCalled()
})

test('a refusal as outdated opens the comparison', async () => {
  update.mockRejectedValueOnce(new ApiError('Changed.', 412))
  await show()
  await edit()
  load.mockResolvedValueOnce([fund]).mockResolvedValue([isStaleFund])
  await user.type(field(/^Site/), 'https://example.com')
  await user.click(button('Save'))
  await user.click(within(await comparison()).getByRole('button', { name: 'Save' }))
  await screen.findByText('Fund updated!')
  expect(update.mock.calls[1]?.slice(0, 2)).toMatchObject([isStaleFund, { gain: '9' }])
})

test('a brief success disappears after 3000 ms', async () => {
  await show({ success: 'brief' })
  await user.click(button('Edit Nilgiri'))
  await screen.findByRole('dialog', { name: 'Edit Fund' })
  expect(field(/^Name/).disabled).toBe(true)
  const before = Date.now()
  await user.click(button('Save'))
  await screen.findByText('Fund updated!')
  await waitFor(() => expect(screen.queryByText('Fund updated!')).toBeNull(), { timeout: 5000 })
  expect(Date.now() - before).toBeGreaterThanOrEqual(3000)
})

test('an editor that only adds offers no Edit', async () => {
  await show({ update: undefined as never })
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
})

// @ts-expect-error a field is one of the draft's
const unknown: EditorDefinition<Fund, Draft>['fields'] = [{ kind: 'text', name: 'colour', label: 'Oops' }]
// @ts-expect-error a file is no text
const wrong: EditorDefinition<Fund, Draft>['fields'] = [{ kind: 'text', name: 'cover', label: 'Oops' }]
test('wrong field names do not compile', () => expect([unknown, wrong]).toHaveLength(2))
