import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#platform/api/api'
import { button, openConsole } from '../../testing/console.tsx'
import { watchDownloads } from '../../testing/downloads.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'
import '../layout/layout.tsx'
import './import.tsx'

const reference = withReferenceServer()
// A form may be a page or a dialog.
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name })
const user = userEvent.setup({ applyAccept: false })
const IMPORT = 'POST /api/extensions/imports/strategies'
const header = 'strategyCode,factor,xirr,netReturn,pnl,status'

beforeEach(() => reference.signIn())

const report = () => screen.findByRole('region', { name: 'Report' })
const counts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const codes = async () => (await api.strategies.list()).map(({ strategyCode }) => strategyCode)

async function check(content: string, name = 'strategies.csv') {
  await openConsole('/import')
  await user.selectOptions(await screen.findByLabelText(/^What to Import/), 'Strategies')
  await user.upload(field(/^File/), new File([content], name))
  await user.click(button('Check File'))
}

test('a file is checked, then imported after a question, and a second import changes nothing', async () => {
  const content = `${header}\nSCREEN-1,momentum,1,2,3,1\nSCREEN-2,value,,,,0\n`
  await check(content)
  expect(counts(await report())).toEqual(['2', '0', '0'])
  expect(screen.getByText('The file was checked. Nothing has been imported yet.')).toBeTruthy()
  expect(await codes()).not.toContain('SCREEN-1')

  await user.click(button('Import File'))
  const question = await dialog('Import file', 'alertdialog')
  expect(question.textContent).toContain(
    'Import “strategies.csv” as Strategies? This adds 2 and changes 0 records.',
  )
  await user.click(within(question).getByRole('button', { name: 'Import' }))
  expect(await screen.findByRole('heading', { name: '“strategies.csv” was imported' })).toBeTruthy()
  expect(screen.queryByText(/Nothing has been imported/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Import File' })).toBeNull()
  expect(await codes()).toContain('SCREEN-1')
})

test('the errors of a file are listed by line and can be downloaded, and nothing can be imported', async () => {
  await check(`${header}\nSCREEN-3,momentum,x,2,3,1\n,value,,,,7\n`)
  const region = await report()
  expect(region.textContent).toContain(
    '3 errors. Correct the file, or its columns below, and check it again.',
  )
  const rows = within(region).getAllByRole('row').slice(1)
  expect(Array.from(rows[0]!.children, (cell) => cell.textContent)).toEqual([
    '2',
    'xirr',
    '“x” is no number. Write it as 1234.56.',
  ])
  expect(screen.queryByRole('button', { name: 'Import File' })).toBeNull()
  expect(region.textContent).toContain('2 rows with errors can be downloaded as a file')
  const downloads = watchDownloads()
  await user.click(button('Download Failed Rows'))
  expect(downloads[0]?.name).toBe('strategies.failed.csv')
  expect(await downloads[0]?.file.text()).toMatch(
    /^\uFEFFWhy,strategyCode,.*\r\nxirr: “x” is no number\. Write it as 1234\.56\.,SCREEN-3,momentum,x/,
  )
  // The corrected file is of the same kind.
  expect(screen.getByLabelText<HTMLSelectElement>(/^What to Import/).selectedOptions[0]?.text).toBe(
    'Strategies',
  )
})

test('an import whose answer was lost is not said to be open, and another check tells', async () => {
  await check(`${header}\nSCREEN-4,momentum,1,2,3,1\n`)
  await report()
  reference.fail(IMPORT, 'lost')
  await user.click(button('Import File'))
  await user.click(within(await dialog('Import file', 'alertdialog')).getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('We do not know whether it was imported.')).toBeTruthy()
  expect(screen.getByText('The file could not be imported.')).toBeTruthy()
  expect(screen.queryByText(/Nothing has been imported/)).toBeNull()
  reference.repair(IMPORT)
  await user.click(button('Look'))
  await user.click(button('Check File'))
  expect(counts(await report())).toEqual(['0', '0', '1'])
})

test('a file of other columns is mapped, and the mapping is remembered for the same header', async () => {
  await check('Case,Style\nMAPPED-1,momentum\n')
  expect((await report()).textContent).toContain('The file has no column for strategyCode, factor, status')
  await user.selectOptions(screen.getByLabelText('Column of the file for strategyCode'), 'Case')
  await user.selectOptions(screen.getByLabelText('Column of the file for factor'), 'Style')
  await user.type(screen.getByLabelText('Text of every row for status'), 'Active')
  expect(screen.getByText(/was changed after the check/)).toBeTruthy()
  await user.click(button('Check Again'))
  await waitFor(async () => expect(counts(await report())).toEqual(['1', '0', '0']))
  const columns = screen.getByRole('table', { name: 'Columns' })
  expect(columns.textContent).toContain('MAPPED-1')
  await user.click(button('Import File'))
  await user.click(within(await dialog('Import file', 'alertdialog')).getByRole('button', { name: 'Import' }))
  await screen.findByRole('heading', { name: '“strategies.csv” was imported' })
  expect(await codes()).toContain('MAPPED-1')

  // A file with the same header is read in the same way, without another step.
  await user.upload(field(/^File/), new File(['Case,Style\nMAPPED-2,value\n'], 'next.csv'))
  await user.click(button('Check File'))
  await waitFor(async () => expect(counts(await report())).toEqual(['1', '0', '0']))
  expect(screen.getByRole('table', { name: 'Columns' }).textContent).toContain('MAPPED-2')
})

test('a text outside the choices is replaced, and a sheet is chosen', async () => {
  await check('strategyCode,factor,status\nREPLACED-1,momentum,Running\n')
  expect((await report()).textContent).toContain('“Running” is no status. Write Active (1) or Inactive (0).')
  const meaning = () => screen.findByLabelText('“Running” in status means')
  await user.selectOptions(await meaning(), 'Active')
  await user.click(button('Check Again'))
  await waitFor(async () => expect(counts(await report())).toEqual(['1', '0', '0']))
  expect(((await meaning()) as HTMLSelectElement).value).toBe('Active')

  const bytes = readFileSync(
    join(import.meta.dirname, '../../../../server/testing/records/s02-two-sheets.xlsx'),
  )
  await user.upload(field(/^File/), new File([bytes], 'book.xlsx'))
  await user.click(button('Check File'))
  await user.selectOptions(await screen.findByLabelText('Sheet'), 'Cases')
  await user.click(button('Check Again'))
  await waitFor(async () => expect(counts(await report())).toEqual(['1', '0', '0']))
})

test('a running check says how far it is, and can be cancelled', async () => {
  reference.fail(IMPORT, 'slow')
  await check(`${header}\nCANCELLED-1,momentum,1,2,3,1\n`)
  expect(await screen.findByText('The file is being sent…')).toBeTruthy()
  await user.click(button('Cancel'))
  expect(screen.queryByText('The file is being sent…')).toBeNull()
  expect(document.activeElement).toBe(button('Check File'))
  expect(screen.queryByRole('region', { name: 'Report' })).toBeNull()
  reference.repair(IMPORT)
  await user.click(button('Check File'))
  await waitFor(async () => expect(counts(await report())).toEqual(['1', '0', '0']))
})

test('pages and images are asked for where blogs are imported', async () => {
  await openConsole('/import')
  expect(await screen.findByLabelText(/^What to Import/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Pages and Images/)).toBeNull()
  await user.selectOptions(screen.getByLabelText(/^What to Import/), 'Blogs and newsletters')
  expect(screen.getByLabelText(/^Pages and Images/)).toBeTruthy()
})

test('a file that was changed after it was chosen is named, at the check and at the import', async () => {
  const file = new File([`${header}\n`], 'strategies.csv')
  await openConsole('/import')
  await user.selectOptions(await screen.findByLabelText(/^What to Import/), 'Strategies')
  await user.upload(field(/^File/), file)
  await user.click(button('Check File'))
  await report()
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotReadableError')
  })
  reference.calls.length = 0
  await user.click(button('Import File'))
  await user.click(within(await dialog('Import file', 'alertdialog')).getByRole('button', { name: 'Import' }))
  const text = 'The file changed after it was chosen. Choose it again.'
  expect(await screen.findByText(text)).toBeTruthy()
  await user.click(button('Cancel'))
  await user.click(button('Check File'))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(reference.calls).not.toContain(IMPORT)
})

test('a failure of the server is not said of the file', async () => {
  const reason = 'The disk of the server is full. Free some space and import the file again.'
  const failed = {
    ...{ added: 0, changed: 0, unchanged: 0, errorCount: 1, hash: null },
    ...{
      unknownTexts: [],
      failedRows: null,
      notes: [],
      noteCount: 0,
      changes: [],
      columns: null,
      ambiguousDates: [],
    },
  }
  reference.fail(
    IMPORT,
    Response.json({ ...failed, outcome: 'failed', errors: [{ line: null, column: null, reason }] }),
  )
  await check(`${header}\n`)
  const region = await report()
  expect(region.textContent).toBe(
    `“strategies.csv” could not be processed, and nothing was imported${reason} The file need not be changed.`,
  )
  expect(within(region).queryByRole('button')).toBeNull()
  reference.repair(IMPORT)
})

test('the template of a kind has the columns that the server wants', async () => {
  await openConsole('/import')
  await user.selectOptions(await screen.findByLabelText(/^What to Import/), 'Strategies')
  const downloads = watchDownloads()
  await user.click(await screen.findByRole('button', { name: 'Download Template' }))
  expect(downloads[0]?.name).toBe('strategies-template.csv')
  expect(await downloads[0]?.file.text()).toBe(`${header}\r\n`)
})

test('a file of another format is refused before it is sent', async () => {
  await check('x', 'book.pdf')
  expect(
    screen.getAllByText(
      'Only .csv, .tsv, .txt, .xlsx and .ndjson files are accepted: “book.pdf” is something else',
    ).length,
  ).toBeGreaterThan(0)
  expect(reference.calls).not.toContain(IMPORT)
})
