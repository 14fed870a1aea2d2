import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import { toaster } from '#ui/toaster'
import { button, column, dialog, dialogClosed, loaded, openConsole, rows } from '../../../testing/console.tsx'
import { withReferenceServer } from '../../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()

beforeEach(() => {
  toaster.remove()
  return reference.signIn()
})

const LIST = '/auditLogs'
const param = (name: string) => new URLSearchParams(location.search).get(name)
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove the filter / }).map(({ textContent }) => textContent)
const select = (label: string, value: string) => user.selectOptions(screen.getByLabelText(label), value)

async function openFilter(address = LIST) {
  await openConsole(address)
  await loaded()
  await user.click(button('Filter'))
  return dialog('Filter Audit Logs')
}
async function apply() {
  await user.click(button('Apply'))
  await dialogClosed()
}

test('rows are filtered by a choice of a column and by a text, and a chip removes each', async () => {
  await openConsole(`${LIST}?page=2`)
  await loaded()
  const [status] = column('Status')
  await user.click(button('Filter'))
  const form = await dialog('Filter Audit Logs')
  await select('Column', 'Status')
  await user.click(button('Apply'))
  expect(within(form).getByRole('alert').textContent).toBe('Choose at least one.')
  await user.click(within(form).getByRole('checkbox', { name: String(status) }))
  await apply()
  expect(new Set(column('Status'))).toEqual(new Set([status]))
  expect(param('page')).toBeNull()
  expect(param('filter.status')).toBe(`is:${status}`)
  expect(chips()).toEqual([`Status: ${status}`])

  const [stock = ''] = column('Stock Name')
  await user.click(button('Filter'))
  await dialog('Filter Audit Logs')
  await select('Column', 'Stock Name')
  await user.type(screen.getByLabelText('Text'), String(stock).toLowerCase())
  await apply()
  expect(new Set(column('Stock Name'))).toEqual(new Set([stock]))
  expect(chips()).toHaveLength(2)

  await user.click(button(`Remove the filter Status: ${status}`))
  expect(chips()).toEqual([`Stock Name: contains “${String(stock).toLowerCase()}”`])
  expect(document.activeElement).toBe(button('Filter'))
})

test('the form has the filter that is on; Back takes it back', async () => {
  await openFilter(`${LIST}?filter.stock_name=contains:a`)
  await select('Column', 'Stock Name')
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('a')
  await select('Condition', 'has no value')
  expect(screen.queryByLabelText('Text')).toBeNull()
  await apply()
  expect(param('filter.stock_name')).toBe('none')
  expect(await screen.findByText('No Audit Logs Found')).toBeTruthy()
  // Where nothing matches, the filter can still be changed, and another view opened.
  expect(document.activeElement).toBe(button('Filter'))
  expect(button('Display')).toBeTruthy()
  await user.click(button('Clear search and filters'))
  expect(chips()).toEqual([])
  expect(rows().length).toBeGreaterThan(0)
})

test('a text that many rows share is chosen from those that there are', async () => {
  await openFilter()
  await select('Column', 'Data Type')
  expect(screen.getByLabelText<HTMLSelectElement>('Condition').value).toBe('is')
  const values = screen.getByLabelText<HTMLSelectElement>('Value')
  const [, kind] = [...values.options].map(({ text }) => text)
  await select('Value', String(kind))
  await apply()
  expect(new Set(column('Data Type'))).toEqual(new Set([kind]))
  expect(param('filter.data_type')).toBe(`is:${kind}`)
})

test('a figure of which there are few is chosen too; another one is typed', async () => {
  await openConsole('/discountsCoupons')
  await loaded()
  await user.click(button('Filter'))
  const form = await dialog('Filter Discounts & Coupons Manager')
  await select('Column', 'Preferred')
  await user.click(button('Apply'))
  expect(within(form).getByText('Choose a value.')).toBeTruthy()
  await select('Value', '1')
  await apply()
  expect(new Set(column('Preferred'))).toEqual(new Set(['1']))
  expect(param('filter.preferred')).toBe('is:1')
  await user.click(button('Filter'))
  await dialog('Filter Discounts & Coupons Manager')
  await select('Condition', 'is greater than')
  expect(screen.queryByLabelText('Value')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toBe('1')
})

test('days in India are a preset or two days', async () => {
  await openFilter()
  await select('Column', 'Executed On')
  await select('Condition', 'Next 30 days')
  await apply()
  expect(chips()).toEqual(['Executed On: next 30 days'])
  await user.click(button('Clear search and filters'))
  await user.click(button('Filter'))
  const form = await dialog('Filter Audit Logs')
  await select('Column', 'Executed On')
  await select('Condition', 'Between two days')
  await user.click(button('Apply'))
  expect(within(form).getByText(/^Choose a day in one of the fields/)).toBeTruthy()
  await user.type(screen.getByLabelText('From'), '2000-01-01')
  await apply()
  expect(chips()).toEqual([`Executed On: from ${formatDate('2000-01-01')}`])
  expect(rows().length).toBeGreaterThan(0)
})

test('a bound that is no number is refused, not left out', async () => {
  await openConsole('/liveStrategies')
  await loaded()
  await user.click(button('Filter'))
  const form = await dialog('Filter Live Strategies')
  await select('Column', 'XIRR (%)')
  await user.type(screen.getByLabelText('From'), '10')
  const to = screen.getByLabelText<HTMLInputElement>('To')
  // The browser's value of such a text is empty.
  Object.defineProperty(to, 'validity', { value: { badInput: true } })
  await user.type(to, '1')
  await user.click(button('Apply'))
  expect(within(form).getByText(/^Type a number/)).toBeTruthy()
})

test('a link with filters that do not exist or fit shows the list, and says so', async () => {
  await openConsole(`${LIST}?filter.stock_name=1..2&filter.nothing=is:x&filter.executedOn=..2030-01-01`)
  await loaded()
  expect(
    (await screen.findAllByText('Filters of this link that do not fit the list are left out.')).length,
  ).toBe(1)
  expect(chips()).toEqual([`Executed On: up to ${formatDate('2030-01-01')}`])
  expect(rows().length).toBeGreaterThan(0)
  await waitFor(() => expect(location.search).toBe('?filter.executedOn=..2030-01-01'))
})
