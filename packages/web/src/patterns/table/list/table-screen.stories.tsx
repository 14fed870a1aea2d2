import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '#ui/button'
import { extremeRows } from '../../../testing/extreme-rows.ts'
import { freshAddress } from '../../../testing/fresh-address.ts'
import { chooseOption, openedDialog, openTools } from '../../../testing/story-steps.ts'
import {
  copyable,
  date,
  dateTime,
  defineTable,
  externalLink,
  image,
  linkTo,
  longText,
  money,
  number,
  oneOf,
  rowHeader,
  rowNumber,
  secondary,
  TableScreen,
  type TableScreenProps,
  text,
  totalled,
} from '../index.ts'

interface Fund {
  id: number
  name: string
  house: string
  gain: number | null
  opened: string | null
  status: number
  page: string | null
}

const houses = ['Aravalli', 'Nilgiri', 'Vindhya', 'Sahyadri']

const fund = (n: number): Fund => ({
  id: n,
  name: `${houses[n % 4]} ${['Growth', 'Value', 'Momentum'][n % 3]} ${n}`,
  house: houses[n % 4] ?? '',
  gain: n % 9 === 0 ? null : ((n * 7919) % 6000) / 100 - 12,
  opened: n % 11 === 0 ? null : `20${10 + (n % 15)}-0${1 + (n % 9)}-1${n % 10}`,
  status: n % 3 ? 1 : 0,
  page: n % 5 ? `https://funds.example/${n}` : null,
})

const funds = (load: () => Promise<readonly Fund[]>) =>
  defineTable<Fund>({
    load,
    rowId: (row) => row.id,
    search: { label: 'Fund name', in: (row) => row.name },
    filters: [{ name: 'house', label: 'Fund house', all: 'All Fund Houses', by: (row) => row.house }],
    sort: { column: 'gain', order: 'descending' },
    empty: 'No funds available.',
    failure: 'Failed to fetch funds.',
    columns: [
      rowNumber('Sr No.'),
      text('Fund', 'name'),
      text('House', 'house'),
      number('Gain (%)', 'gain'),
      date('Opened On', 'opened'),
      oneOf('Status', 'status', { 0: ['Closed', 'neutral'], 1: ['Open', 'positive'] }),
      linkTo('Details', (row) => `/funds/${row.id}`),
      externalLink('Page', (row) => row.page, 'View'),
    ],
  })

interface Coupon {
  id: number
  code: string
  price: number | null
  note: string
  used: string | null
  picture: string
}

const coupon = (n: number): Coupon => ({
  id: n,
  code: `FIRST-${n}`,
  price: n % 4 ? n * 1499.5 : null,
  note: 'For a first subscription, '.repeat(1 + (n % 9)),
  used: n % 3 ? `2026-11-${10 + (n % 18)}T18:3${n % 10}:00+05:30` : null,
  picture: n % 2 ? `${location.origin}/favicon.svg` : '',
})

/** The other kinds of columns: codes to copy, amounts, long texts, times, pictures. */
const coupons = defineTable<Coupon>({
  load: async () => Array.from({ length: 12 }, (_, n) => coupon(n + 1)),
  rowId: (row) => row.id,
  empty: 'No coupons available.',
  failure: 'Failed to fetch coupons.',
  columns: [
    rowNumber('Sr No.'),
    rowHeader(copyable(text('Code', 'code'))),
    money('Price', 'price'),
    longText('Note', 'note'),
    dateTime('Last Used', 'used'),
    secondary(image('Picture', 'picture')),
  ],
})

interface Holding {
  id: number
  stock: string
  invested: number | null
}

const holdings = Array.from({ length: 40 }, (_, n) => ({
  id: n + 1,
  stock: `Stock ${n + 1}`,
  invested: n % 20 === 7 ? null : (n * 104_729) / 100,
}))

/** Each load finds the first row changed, the second one gone, and three new ones. */
const changingHoldings = () => {
  let loads = 0
  return defineTable<Holding>({
    load: async () => {
      loads += 1
      return loads === 1
        ? holdings
        : [
            ...holdings
              .filter(({ id }) => id !== 2)
              .map((row) => (row.id === 1 ? { ...row, invested: 5 } : row)),
            ...[41, 42, 43].map((id) => ({ id, stock: `Stock ${id}`, invested: 100 })),
          ]
    },
    rowId: ({ id }) => id,
    empty: 'No holdings.',
    failure: 'Failed to fetch holdings.',
    columns: [text('Stock', 'stock'), totalled(money('Invested', 'invested'))],
  })
}

type Year = { name: string } & Record<`day${number}`, number>

/** 40 columns, which no window shows. */
const manyColumns = defineTable<Year>({
  load: async () =>
    Array.from({ length: 20 }, (_, row) => ({
      name: `Nilgiri Growth ${row + 1}`,
      ...Object.fromEntries(Array.from({ length: 39 }, (_, day) => [`day${day + 1}`, row * 100 + day])),
    })),
  rowId: ({ name }) => name,
  empty: 'No days.',
  failure: 'Failed to fetch the days.',
  columns: [
    text('Fund', 'name'),
    ...Array.from({ length: 39 }, (_, day) => number<Year>(`Day ${day + 1}`, `day${day + 1}`)),
  ],
})

const edges = extremeRows([fund(1), fund(2)], 'name')

// The table and its row type stay here: a story's arguments are plain data.
const tables = {
  full: funds(async () => Array.from({ length: 400 }, (_, n) => fund(n + 1))),
  one: funds(async () => [fund(4)]),
  empty: funds(async () => []),
  loading: funds(() => new Promise(() => {})),
  failed: funds(() => Promise.reject(new Error('offline'))),
  thousand: funds(async () => edges.thousand),
  longWords: funds(async () => edges.longWords),
  missingFields: funds(async () => edges.missingFields),
  unusual: funds(async () => [
    {
      ...fund(1),
      name: 'A fund whose name goes on and on, as the names of funds of funds of funds do',
      house: '',
    },
    {
      id: 2,
      name: 7,
      gain: 'a lot',
      opened: 'soon',
      status: 'open',
      page: 'javascript:alert(1)',
    } as unknown as Fund,
    { id: 3 } as unknown as Fund,
    fund(5),
  ]),
}

interface Arguments {
  rows: keyof typeof tables
  actions?: TableScreenProps<Fund>['actions']
}

const meta = {
  title: 'Patterns/Table screen',
  beforeEach: freshAddress,
  args: { rows: 'full' },
  argTypes: {
    rows: { control: 'inline-radio', options: Object.keys(tables) },
    actions: { table: { disable: true } },
  },
  render: ({ rows, actions }) => (
    <TableScreen key={rows} title="Funds" table={tables[rows]} actions={actions} />
  ),
} satisfies Meta<Arguments>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneRow: Story = { args: { rows: 'one' } }
export const Empty: Story = { args: { rows: 'empty' } }
export const Loading: Story = { args: { rows: 'loading' } }
export const Failed: Story = { args: { rows: 'failed' } }
export const ThousandRows: Story = { args: { rows: 'thousand' } }
export const LongWords: Story = { args: { rows: 'longWords' } }
export const MissingFields: Story = { args: { rows: 'missingFields' } }
export const MalformedRows: Story = { args: { rows: 'unusual' } }
export const OtherColumns: Story = { render: () => <TableScreen title="Coupons" table={coupons} /> }
export const ManyColumns: Story = { render: () => <TableScreen title="Days" table={manyColumns} /> }
export const WithAction: Story = { args: { actions: <Button>Add Fund</Button> } }

export const NothingFound: Story = {
  play: async () => {
    await screen.findByText(/^400 results/)
    await userEvent.type(screen.getByRole('searchbox'), 'gold')
    await expect(await screen.findByText('Nothing matches “gold”')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await screen.findByText(/^400 results/)
    await userEvent.type(screen.getByRole('searchbox'), 'silver')
  },
}

export const SecondPageOfAHouse: Story = {
  play: async () => {
    await screen.findByText(/^400 results/)
    await openTools()
    await chooseOption(screen.getByRole('combobox', { name: 'Fund house' }), 'Nilgiri')
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText(/^100 results of 400/)
  },
}

/** Filters of columns, as chips; a press removes one. */
export const FilteredByColumns: Story = {
  play: async () => {
    await screen.findByText(/^400 results/)
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await chooseOption(await screen.findByLabelText('Column'), 'Gain (%)')
    await userEvent.type(screen.getByLabelText('From'), '0')
    await userEvent.type(screen.getByLabelText('To'), '20')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByRole('button', { name: 'Remove the filter Gain (%): 0 to 20' })
  },
}

/** The form of a column's filter. */
export const FilterForm: Story = {
  play: async () => {
    await screen.findByText(/^400 results/)
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await chooseOption(await screen.findByLabelText('Column'), 'Gain (%)')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText(/^Type a number in one of the fields/)
  },
}

const summed = changingHoldings()

/** The sum of all matching rows below the rows of the page. */
export const Totals: Story = {
  render: () => <TableScreen title="Holdings" table={summed} />,
  play: async () => {
    await screen.findByText('Total of 40 rows')
    await expect(screen.getByText('2 without a value')).toBeVisible()
  },
}

const refreshed = changingHoldings()

/** A refresh moves no row: new ones wait for the button, and one that is gone is struck out. */
export const RowsWaiting: Story = {
  render: () => <TableScreen title="Holdings" table={refreshed} />,
  play: async () => {
    await screen.findByText(/^40 results/)
    await openTools()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await screen.findByRole('button', { name: 'Show 3 new' })
    await expect(screen.getAllByRole('rowheader')[0]?.closest('tr')).toHaveTextContent('₹5')
    await expect(screen.getByText('(no longer in the list)', { exact: false })).toBeInTheDocument()
  },
}

/** The order and the widths of columns. */
export const ColumnsChosen: Story = {
  beforeEach: () => () => localStorage.removeItem('tableDisplay'),
  play: async () => {
    await screen.findByText(/^400 results/)
    await openTools()
    await userEvent.click(screen.getByRole('button', { name: 'Display' }))
    const display = await openedDialog()
    await userEvent.click(await display.findByRole('button', { name: 'Move House down' }))
    await expect(display.getByRole('button', { name: 'Move House down' })).toHaveFocus()
    await screen.findByText('House is column 3 of 7')
  },
}

/** The whole record of a row, with the way to the next one. */
export const DetailsOpen: Story = {
  play: async () => {
    await screen.findByText(/^400 results/)
    const second = screen.getAllByRole('rowheader')[1]?.closest('tr') as HTMLElement
    await userEvent.hover(second)
    await userEvent.click(within(second).getByRole('button', { name: /^Details of / }))
    await screen.findByText(/^2 of 400/)
  },
}

/** Sorts and pages a thousand rows by keyboard; the focus stays on the pressed control. */
export const GoesByKeyboard: Story = {
  args: { rows: 'thousand' },
  play: async () => {
    await screen.findByText(/^1,000 results/)
    // A phone shows no headers.
    if (innerWidth >= 768) {
      const gain = screen.getByRole('button', { name: 'Gain (%)' })
      gain.focus()
      await userEvent.keyboard('{Enter}')
      await expect(screen.getByRole('columnheader', { name: 'Gain (%)' })).toHaveAttribute('aria-sort')
      await expect(gain).toHaveFocus()
    }
    const last = screen.getByRole('button', { name: 'Page 67' })
    last.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText(/^991–1,000 of 1,000/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Page 67' })).toHaveFocus()
  },
}
