import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inLocal } from '#platform/stored/storage'
import { cells, headers, loaded, openConsole, rows } from '../../../testing/console.tsx'
import { withReferenceServer } from '../../../testing/reference-server.ts'

const reference = withReferenceServer()
const views = inLocal('tableViews')

beforeEach(() => reference.signIn())
afterEach(() => views.write('{}'))

test.each([
  ['damaged', '{"Audit Logs": [{'],
  ['of another shape', '[1, 2, 3]'],
  ['of another list', '{"blogs": [{"name": "A", "search": "sort=title", "isDefault": true}]}'],
  ['of an older version', '{"Audit Logs": ["failed runs", {"name": "B"}, {"search": "q=x"}, null]}'],
])('stored views that are %s leave the list as it is', async (_, text) => {
  views.write(text)
  await openConsole('/auditLogs')
  await loaded()
  expect(rows()).toHaveLength(15)
  expect(screen.queryByRole('navigation', { name: 'Views of Audit Logs' })).toBeNull()
})

test('a stored text of 1 MB opens the list, with as many views as may be saved', async () => {
  const many = Array.from({ length: 8_200 }, (_, at) => ({
    name: `View ${at}`,
    search: `q=${'x'.repeat(90)}`,
  }))
  const text = JSON.stringify({ 'Audit Logs': many })
  expect(text.length).toBeGreaterThan(1_000_000)
  views.write(text)
  await openConsole('/auditLogs')
  await loaded()
  expect(rows()).toHaveLength(15)
  const tabs = within(screen.getByRole('navigation', { name: 'Views of Audit Logs' }))
  expect(tabs.getAllByRole('button', { name: /^View / })).toHaveLength(100)
})

test('100,000 rows are one page of rows, and a column without any value hides nothing', async () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ id: at + 1, stock_name: `STOCK${at}` }))
  reference.fail('GET /api/fetchAuditLogs', Response.json(many))
  await openConsole('/auditLogs?filter.stock_name=contains:99999&filter.status=none')
  await waitFor(() => expect(screen.getByText('1 result of 1,00,000')).toBeTruthy(), { timeout: 50_000 })
  expect(cells(rows()[0])).toContain('STOCK99999')
  expect(headers().length).toBeGreaterThan(5)
})
