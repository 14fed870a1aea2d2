import type { StrategyDescription } from '@tarang/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import {
  button,
  dialog,
  dialogClosed,
  field,
  fill,
  headers,
  loaded,
  missingValues,
  openConsole,
  rowOf,
  rows,
  served,
  valuesByLabel,
} from '../../testing/console.tsx'
import { unknownSaveText, withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const LIST = 'GET /api/getStrategyDescription'
const ADD = 'POST /api/addStrategyDescription'
const open = () => openConsole('/strategyDescriptionTable')
const storedDescriptions = () => served<StrategyDescription[]>(reference, '/getStrategyDescription')

beforeEach(() => reference.signIn())

async function fillIn({ code = 'SDC-NEW', link = 'https://example.com/video', text = 'What it does.' } = {}) {
  await user.click(button('Add Strategy Description'))
  await dialog('Add Strategy Description')
  if (code) await fill(field(/^Strategy Description Code/), code)
  if (link) await fill(field(/^Video Link/), link)
  if (text) await fill(field(/^Strategy Description\s*\*/), text)
}

test('shows every description, 15 at a time', async () => {
  await open()
  await loaded()
  expect(headers()).toEqual([
    '#',
    'Strategy Description Code',
    'Video Link',
    'Strategy Description',
    'Status',
    'Created On',
    'Modified On',
  ])
  expect(rows()).toHaveLength(15)
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option')
  expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '15', '20', '50'])
  const [video] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^View Video/ })
  expect([video?.target, video?.protocol]).toEqual(['_blank', 'https:'])
})

test('each value has its column; missing and malformed values show N/A', async () => {
  const malformed = {
    id: 2,
    strategyDescriptionCode: {},
    videoLink: 'javascript:alert(1)',
    status: 'x',
    createdOn: 'soon',
  }
  const description = {
    ...{ id: 3, strategyDescriptionCode: 'SDC-3', strategyDescription: 'Buys and holds.', status: 0 },
    ...{ videoLink: 'https://example.com/v', createdOn: '2026-01-02', modifiedOn: '2026-02-03' },
  }
  reference.fail(LIST, Response.json([{ id: 1 }, malformed, description]))
  await open()
  await loaded()
  expect(rows().map(valuesByLabel)).toEqual([
    { ...missingValues(), '#': '1' },
    { ...missingValues(), '#': '2' },
    {
      ...{ '#': '3', 'Strategy Description Code': 'SDC-3', 'Strategy Description': 'Buys and holds.' },
      ...{ 'Video Link': 'View Video (opens in a new tab)', Status: 'Inactive' },
      ...{ 'Created On': formatDate('2026-01-02'), 'Modified On': formatDate('2026-02-03') },
    },
  ])
})

test('adds a description, active by default', async () => {
  await open()
  await loaded()
  await fillIn({ code: ' SDC-<b>&ü ', link: ' https://example.com/a?b=1&c=2 ' })
  expect(field(/^Status/).value).toBe('1')
  await user.dblClick(button('Save'))
  expect((await screen.findAllByText('Strategy description added successfully!')).length).toBeGreaterThan(0)
  await dialogClosed()
  await waitFor(() => expect(reference.calls).toEqual([LIST, ADD, LIST]))
  expect((await storedDescriptions()).at(-1)).toMatchObject({
    strategyDescriptionCode: 'SDC-<b>&ü',
    videoLink: 'https://example.com/a?b=1&c=2',
    strategyDescription: 'What it does.',
    status: 1,
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  await user.click(button('Next'))
  expect(valuesByLabel(rowOf('SDC-<b>&ü'))).toMatchObject({
    'Video Link': 'View Video (opens in a new tab)',
    'Strategy Description': 'What it does.',
    Status: 'Active',
  })
})

test('adds an inactive description', async () => {
  await open()
  await loaded()
  await fillIn({ code: 'SDC-OFF' })
  await user.selectOptions(field(/^Status/), 'Inactive')
  await user.click(button('Save'))
  await dialogClosed()
  expect((await storedDescriptions()).at(-1)).toMatchObject({ strategyDescriptionCode: 'SDC-OFF', status: 0 })
})

test.each([
  [{ code: '' }, /^Strategy Description Code/, 'Strategy Description Code is required'],
  [{ link: '' }, /^Video Link/, 'Video Link is required'],
  [{ text: '' }, /^Strategy Description\s*\*/, 'Strategy Description is required'],
  [{ link: 'not a url' }, /^Video Link/, 'Video Link must be a valid URL, as in https://example.com'],
  [
    { link: 'javascript:alert(1)' },
    /^Video Link/,
    'Video Link must be a valid URL, as in https://example.com',
  ],
])('%o is refused before anything is sent', async (over, name, words) => {
  await open()
  await loaded()
  await fillIn(over)
  await user.click(button('Save'))
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(document.activeElement).toBe(field(name))
  expect(reference.calls).toEqual([LIST])
})

test.each([
  ['no answer', 'offline' as const, unknownSaveText('Failed to add strategy description.')],
  [
    'a page',
    new Response('<!doctype html>'),
    unknownSaveText('Unexpected response from server. Please try again.'),
  ],
])('%s to a save is reported, and the form keeps its values', async (_, fault, words) => {
  await open()
  await loaded()
  reference.fail(ADD, fault)
  await fillIn()
  await user.click(button('Save'))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(words)
  expect(field(/^Video Link/).value).toBe('https://example.com/video')
})
