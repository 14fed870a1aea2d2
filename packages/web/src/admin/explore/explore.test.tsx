import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import {
  button,
  cell,
  chooseInPlace,
  column,
  field,
  fill,
  headers,
  loaded,
  missingValues,
  openConsole,
  rows,
  valuesByLabel,
} from '../../testing/console.tsx'
import { unknownSaveText, withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getAllExploreData'
const ADD = 'POST /api/addExploreData'
const UPDATE = 'POST /api/updateExploreData'

beforeEach(() => reference.signIn())

const open = (path = '/exploreDataManager') => openConsole(path)
const sections = () =>
  within(screen.getByRole('combobox', { name: 'Section' }))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('shows every item, 15 at a time', async () => {
  await open()
  await loaded()
  expect(headers()).toEqual([
    'Sr No.',
    'Description',
    'Type',
    'Text',
    'Status',
    'Background Image',
    'Video Link',
    'Section',
    'Created On',
    'Modified On',
    'Actions',
  ])
  expect(rows()).toHaveLength(15)
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
  const [view] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^View/ })
  expect([view?.target, view?.protocol]).toEqual(['_blank', 'https:'])
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date|null/)
})

test('the items without a video are found', async () => {
  await open('/exploreDataManager?filter.Video+Link=none&size=50')
  await loaded()
  expect(new Set(column('Video Link'))).toEqual(new Set(['N/A']))
})

test('choosing a section returns to the first page', async () => {
  await open('/exploreDataManager?page=2')
  await loaded()
  expect(sections()).toEqual(['All Sections', 'learn', 'offer', 'feature', 'service'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'learn')
  expect(rows().every((row) => cell(row, 'Section') === 'learn')).toBe(true)
  expect(location.search).toBe('?section=learn')
})

test('blocks with the same name form one section; an item without a section shows its block’s', async () => {
  const block = (id: number) => ({ sectionName: 'learn', contentList: [{ id, status: 1 }] })
  const item = {
    ...{ id: 3, description: 'How they differ', type: 'video', text: 'Large and small' },
    ...{ createdOn: '2026-01-02', modifiedOn: '2026-02-03' },
  }
  reference.fail(LIST, Response.json([block(1), block(2), { sectionName: 'offer', content: [item] }]))
  await open()
  await loaded()
  expect(sections()).toEqual(['All Sections', 'learn', 'offer'])
  const shown = rows().map(valuesByLabel)
  expect(shown[0]).toEqual({
    ...missingValues(),
    ...{ 'Sr No.': '1', Status: 'Active', Section: 'learn', Actions: 'Edit' },
  })
  expect(shown[2]).toMatchObject({
    ...{ 'Sr No.': '3', Description: 'How they differ', Type: 'video', Text: 'Large and small' },
    ...{ Status: 'N/A', 'Background Image': 'N/A', 'Video Link': 'N/A', Section: 'offer' },
    ...{ 'Created On': formatDate('2026-01-02'), 'Modified On': formatDate('2026-02-03') },
  })
})

test('adds an item, shows the success message and reloads the list', async () => {
  await open()
  await loaded()
  await user.click(button('Add Explore Data'))
  await screen.findByRole('dialog', { name: 'Add Explore Data' })
  await fill(field(/^Text/), 'Odd <name> & ünïcode')
  await fill(field(/^Video Link/), 'not a url')
  await user.selectOptions(field(/^Section/), 'offer')
  await user.selectOptions(field(/^Status/), 'Active')
  await user.click(button('Save'))
  expect((await screen.findAllByText('Explore data added successfully!')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(reference.calls).toEqual([LIST, ADD, LIST]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  const added = () => rows().find((row) => cell(row, 'Text') === 'Odd <name> & ünïcode')
  const labels = ['Status', 'Background Image', 'Video Link', 'Section']
  await waitFor(() =>
    expect(labels.map((label) => cell(added(), label))).toEqual(['Active', 'N/A', 'N/A', 'offer']),
  )
})

test('an item without a text is named by its description', async () => {
  const item = { id: 7, status: 1, description: 'How drawdowns end' }
  reference.fail(LIST, Response.json([{ sectionName: 'learn', content: [item] }]))
  await open()
  await loaded()
  expect(button('Edit How drawdowns end')).toBeTruthy()
  expect(button('Active: Status of How drawdowns end')).toBeTruthy()
})

test('only the status is required, and only the status can be edited', async () => {
  await open()
  await loaded()
  await user.click(button('Add Explore Data'))
  await screen.findByRole('dialog', { name: 'Add Explore Data' })
  await user.click(button('Save'))
  expect(screen.getByRole('alert').textContent).toBe('Status is required')
  expect(document.activeElement).toBe(field(/^Status/))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const [text, status] = ['Text', 'Status'].map((label) => cell(rows()[0], label))
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  const form = await screen.findByRole('dialog', { name: 'Edit Explore Data' })
  const free = within(form)
    .getAllByLabelText<HTMLInputElement>(/^(Text|Type|Description|Background|Video|Section|Status)/)
    .filter((control) => !control.disabled)
  expect(free).toEqual([field(/^Status/)])
  expect(field(/^Text/).value).toBe(text)
  await user.selectOptions(field(/^Status/), status === 'Active' ? 'Inactive' : 'Active')
  await user.click(button('Save'))
  expect(await screen.findByText('Explore data updated successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(cell(rows()[0], 'Status')).not.toBe(status)
  await waitFor(() => expect(reference.calls).toEqual([LIST, LIST, UPDATE, LIST]))
})

test('a failed save shows the specified message', async () => {
  await open()
  await loaded()
  reference.fail(ADD, 'offline')
  reference.fail(UPDATE, 'offline')
  await user.click(button('Add Explore Data'))
  const form = await screen.findByRole('dialog', { name: 'Add Explore Data' })
  await fill(field(/^Text/), 'Kept')
  await user.selectOptions(field(/^Status/), 'Active')
  await user.click(button('Save'))
  expect((await within(form).findByRole('alert')).textContent).toBe(
    unknownSaveText('Failed to add explore data.'),
  )
  expect(field(/^Text/).value).toBe('Kept')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }))
  await screen.findByRole('dialog', { name: 'Edit Explore Data' })
  await user.click(button('Save'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    unknownSaveText('Failed to update explore data.'),
  )
})

test('/addExploreData shows the form as a page, and returns to the list after a save', async () => {
  await open('/addExploreData')
  await screen.findByRole('heading', { name: 'Add Explore Data' })
  await user.type(screen.getByLabelText(/^Text/), 'From the page')
  await user.selectOptions(screen.getByLabelText(/^Status/), 'Inactive')
  await user.click(button('Save'))
  expect((await screen.findAllByText('Explore data added successfully!')).length).toBeGreaterThan(0)
  await screen.findByRole('heading', { name: 'Explore Data Manager' })
  await loaded()
  expect(location.pathname).toBe('/exploreDataManager')
  expect(reference.calls).toEqual([ADD, LIST])
})

test('the status is changed in the list, and taken back', async () => {
  await open()
  await loaded()
  const status = () => cell(rows()[0], 'Status')
  const before = status()
  const other = before === 'Active' ? 'Inactive' : 'Active'
  await chooseInPlace(rows()[0], 'Status', other)
  await screen.findByText('Explore data updated successfully!')
  expect(status()).toBe(other)
  await waitFor(() => expect(reference.calls).toEqual([LIST, UPDATE, LIST]))
  await user.click(button('Undo'))
  await waitFor(() => expect(status()).toBe(before))
  await waitFor(() => expect(reference.calls).toEqual([LIST, UPDATE, LIST, UPDATE, LIST]))
})
