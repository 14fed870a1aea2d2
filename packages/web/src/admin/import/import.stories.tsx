import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ImportReport, Imports } from '@tarang/sdk/extensions'
import { type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering } from '../../testing/story-api.ts'
import { chooseOption } from '../../testing/story-steps.ts'
import Import from './import.tsx'

const meta = {
  title: 'Admin/Account menu/Import',
  component: Import,
  beforeEach: freshAddress,
} satisfies Meta<typeof Import>
export default meta

type Story = StoryObj<typeof meta>

const names = ['strategyCode', 'factor', 'xirr', 'netReturn', 'pnl', 'status']
const imports: Imports = {
  kinds: [{ name: 'strategies', columns: names }],
  running: { kind: 'strategies', fileName: 'strategies.csv', rows: 120_000 },
  sizeLimit: 250_000_000,
}
const report = (changes: Partial<ImportReport>): ImportReport => ({
  outcome: 'checked',
  added: 1240,
  changed: 12,
  unchanged: 0,
  errors: [],
  errorCount: 0,
  unknownTexts: [],
  failedRows: null,
  notes: [],
  noteCount: 0,
  changes: [],
  columns: null,
  ambiguousDates: [],
  hash: 'a1b2',
  ...changes,
})
const errors = [
  { line: 2, column: 'xirr', reason: '“x” is no number. Write it as 1234.56.' },
  { line: 900_000, column: 'factor', reason: 'Factor is required.' },
  { line: 900_001, column: null, reason: 'Has 4 values instead of 6.' },
]

const unknownTexts = [{ column: 'status', text: 'Running', choices: ['Active', 'Inactive'] }]
const failedRows = { fileName: 'strategies.failed.csv', count: 3, base64: 'V2h5' }
const columns: ImportReport['columns'] = {
  sheets: ['Read me', 'Cases'],
  sheet: 'Read me',
  header: ['Case', 'Style', 'Remarks'],
  ignored: ['Remarks'],
  mapped: names.map((column, index) => ({
    column,
    from: index === 0 ? 'Case' : index === 1 ? 'Style' : null,
    value: null,
    isRequired: index < 2,
    samples: index === 0 ? ['CASE-A', 'CASE-B', 'CASE-C'] : [],
  })),
}
const changes = [{ line: 2, column: 'xirr', before: '12.5', after: '13.25' }]

const answered = (importFile: NonNullable<Handlers['importFile']>): Story => ({
  beforeEach: () => answering({ listImports: imports, importFile }),
})
const check = async () => {
  await chooseOption(await screen.findByLabelText(/^What to Import/), 'Strategies')
  await userEvent.upload(screen.getByLabelText(/^File/), new File(['x'], 'strategies.csv'))
  await userEvent.click(screen.getByRole('button', { name: 'Check File' }))
}

export const Default: Story = answered(report({}))
export const CheckingNothing: Story = {
  ...answered(report({})),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check File' }))
    await screen.findByText('File is required')
  },
}
/** The number of rows that the server has read. */
export const Checking: Story = {
  ...answered(never),
  play: async () => {
    await check()
    await screen.findByText('1,20,000 rows read…')
  },
}
/** The check can be cancelled; what was chosen stays. */
export const Cancelled: Story = {
  ...answered(never),
  play: async () => {
    await check()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check File' })),
    )
  },
}
export const Checked: Story = {
  ...answered(report({ columns, changes, ambiguousDates: ['entryDate'] })),
  play: async () => {
    await check()
    await screen.findByRole('button', { name: 'Import File' })
  },
}
export const WithErrors: Story = {
  ...answered(
    report({
      outcome: 'refused',
      added: 0,
      changed: 0,
      errors,
      errorCount: 151,
      unknownTexts,
      failedRows,
      columns,
    }),
  ),
  play: async () => {
    await check()
    await screen.findByRole('button', { name: 'Download Failed Rows' })
  },
}
/** The server failed, whatever the file has. */
export const Failed: Story = {
  ...answered(
    report({
      ...{ outcome: 'failed', added: 0, changed: 0, hash: null, errorCount: 1 },
      errors: [{ line: null, column: null, reason: 'Something went wrong on our side.' }],
    }),
  ),
  play: async () => {
    await check()
    await screen.findByText(/The file need not be changed\./)
  },
}
export const Asking: Story = {
  ...answered(report({})),
  play: async () => {
    await check()
    await userEvent.click(await screen.findByRole('button', { name: 'Import File' }))
    await screen.findByRole('alertdialog', { name: 'Import file' })
  },
}
/** Pages and images are asked for where blogs are imported. */
export const OfBlogs: Story = {
  ...answered(report({})),
  play: async () => {
    await chooseOption(await screen.findByLabelText(/^What to Import/), 'Blogs and newsletters')
    await screen.findByLabelText(/^Pages and Images of Blogs/)
  },
}
export const Refused: Story = {
  ...answered(refused(refusals.failed)),
  play: async () => {
    await check()
    await screen.findByRole('alert')
  },
}
