import { isDeepStrictEqual } from 'node:util'
import { expectEqual, expectEventually } from '../check.ts'
import type { Journey } from '../journey.ts'
import type { Page } from '../page.ts'
import { buttonOf, closeSuccess, fieldOf } from './form.ts'

/** A list with several pages. */
interface List {
  readonly path: string
  readonly title: string
  /** A column of texts, most with a character in common. */
  readonly texts: string
  /** The label of a search for these texts. */
  readonly search?: string
  /** A header that sorts. */
  readonly sort: string
  /** A page size for which the list still has several pages, where it offers sizes. */
  readonly size?: string
  /** A select of the form of its rows, with what is chosen by the value that it has, and the message after a save. */
  readonly edits?: {
    readonly form: string
    readonly field: string
    readonly chosen: Readonly<Record<string, string>>
    readonly saved: string
  }
}

/** One list of each kind: long, with a search, with choices, with dates, with texts, without sizes. */
const lists: readonly List[] = [
  {
    path: '/liveStrategies',
    title: 'Live Strategies',
    texts: 'Strategy Code',
    search: 'Strategy code',
    sort: 'XIRR (%)',
    size: '25',
  },
  {
    path: '/auditLogs',
    title: 'Audit Logs',
    texts: 'Stock Name',
    search: 'Stock name',
    sort: 'Stock Name',
    size: '10',
  },
  { path: '/exploreDataManager', title: 'Explore Data Manager', texts: 'Text', sort: 'Type', size: '10' },
  {
    path: '/stockSplitCalender',
    title: 'Stock Split Calendar',
    texts: 'Stock Name',
    sort: 'Split Date',
    size: '10',
    edits: {
      form: 'Edit Stock Split',
      field: 'Status',
      chosen: { '0': 'Completed', '1': 'Pending' },
      saved: 'Stock split updated successfully!',
    },
  },
  {
    path: '/notificationDataManager/app',
    title: 'App Notifications',
    texts: 'Title',
    sort: 'Title',
    size: '10',
  },
  { path: '/newsletterManager', title: 'Blog Manager', texts: 'Title', sort: 'Title' },
]

const next = { role: 'button', name: 'Next' }
/** The rows of a page of a list that offers no sizes. */
const ROWS_WITHOUT_SIZES = 15

/** The letter or digit that most texts have: a search for it leaves several pages. */
function commonCharacter(texts: readonly string[]): string {
  const lower = texts.map((text) => text.toLowerCase())
  const countOf = (character: string) => lower.filter((text) => text.includes(character)).length
  const all = [...new Set(lower.join('').replaceAll(/[^a-z\d]/g, ''))]
  return all.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ''
}

/** The number of the page in the list's status, or all its text. */
async function pageOf(page: Page): Promise<string> {
  const texts = await page.texts({ role: 'status', within: { role: 'main' } })
  const numbers = texts.flatMap((text) => /, page ([\d,]+) of [\d,]+$/.exec(text)?.[1] ?? [])
  return numbers[0] ?? texts.join('; ')
}

/**
 * The states of a list that lead to other rows: its page resets; Back, Forward, a reload and a link return to it; an edited row
 * stays where it is.
 */
async function visitStates(page: Page, { path, title, texts, search, sort, size, edits }: List) {
  const table = { role: 'table', name: title }
  const shown = async () => ({
    address: await page.address(),
    page: await pageOf(page),
    rows: await page.rows(table),
  })
  const sizes = { role: 'combobox', name: 'Rows per page' }
  /** The number of rows that the page has when it is whole. */
  const rowsOfPage = async (number: string) => {
    const rowsPerPage = size ? Number(await page.value(sizes)) : ROWS_WITHOUT_SIZES
    // One of them is the header.
    const count = Number(await page.attribute(table, 'aria-rowcount')) - 1
    return Math.min(rowsPerPage, count - (Number(number) - 1) * rowsPerPage)
  }
  /** What is shown twice in a row and whole: the last rows of a long page come after the first ones. */
  const settled = async () => {
    let last = await shown()
    await page.until(
      `${title} to stay as it is`,
      async () => {
        const before = last
        last = await shown()
        return last.rows.length === (await rowsOfPage(last.page)) && isDeepStrictEqual(before, last)
      },
      Boolean,
    )
    return last
  }
  const expectPage = (number: string, after: string) =>
    expectEventually(page, `The page of ${title} after ${after}`, () => pageOf(page), number)
  const turn = async () => {
    await page.click(next)
    await expectPage('2', 'Next')
  }

  await page.goto(path, 'admin')
  await expectPage('1', 'opening')
  const headers = await page.texts({ role: 'columnheader', within: table })
  // Rows are read without their checkboxes.
  const column = headers.filter(Boolean).findIndex((text) => text.startsWith(texts))
  const { rows } = await settled()
  const common = commonCharacter(rows.map((cells) => cells[column] ?? ''))
  if (search) {
    const field = { role: 'searchbox', name: search }
    await turn()
    await page.fill(field, common)
    await expectPage('1', 'a search')
    await page.fill(field, '')
  }
  const form = `Filter ${title}`
  const filter = async () => {
    await page.click({ role: 'button', name: 'Filter' })
    await page.choose(fieldOf(form, 'Column'), texts)
    await page.choose(fieldOf(form, 'Condition'), 'contains')
    await page.fill(fieldOf(form, 'Text'), common)
    await page.click(buttonOf(form, 'Apply'))
  }

  const steps = [await settled()]
  const step = async (act: () => Promise<void>, number: string, what: string) => {
    await act()
    await expectPage(number, what)
    steps.push(await settled())
  }
  const header = { role: 'columnheader', name: sort }
  await step(() => page.click(next), '2', 'Next')
  await step(() => page.click({ role: 'button', name: sort, within: header }), '1', 'a sort')
  await step(() => page.click(next), '2', 'Next')
  if (size) {
    await step(() => page.choose(sizes, size), '1', 'a page size')
    await step(() => page.click(next), '2', 'Next')
  }
  await step(filter, '1', 'a filter')
  await step(() => page.click(next), '2', 'Next')
  expectEqual(new Set(steps.map(({ address }) => address)).size, steps.length, `The addresses of ${title}`)

  for (const earlier of steps.slice(0, -1).reverse()) {
    await page.back()
    await expectEventually(page, `${title} after Back`, shown, earlier)
  }
  for (const later of steps.slice(1)) {
    await page.forward()
    await expectEventually(page, `${title} after Forward`, shown, later)
  }
  const last = steps.at(-1)!
  await page.reload()
  await expectEventually(page, `${title} after a reload`, shown, last)
  await page.goto('/homePage', 'admin')
  await page.goto(last.address, 'admin')
  await expectEventually(page, `${title} from a link`, shown, last)
  if (!edits) return
  const namesOf = (list: typeof last) => list.rows.map((cells) => cells[column])
  const field = fieldOf(edits.form, edits.field)
  const edit = { role: 'button', name: { matches: `^Edit ${last.rows[0]?.[column]}` }, at: 0 }
  await page.click(edit)
  const before = await page.value(field)
  await page.choose(field, edits.chosen[before]!)
  await page.click(buttonOf(edits.form, 'Save'))
  await closeSuccess(page, edits.saved)
  const after = await settled()
  expectEqual([after.address, namesOf(after)], [last.address, namesOf(last)], `${title} after an edit`)
  await page.click(edit)
  expectEqual((await page.value(field)) === before, false, `The edited row of ${title}`)
}

export const listStates: Journey = {
  name: 'Lists: the page resets; Back, Forward, a reload and a link return it, and an edit leaves it',
  audience: 'admin',
  isForBrowsers: true,
  async run({ page }) {
    for (const list of lists) await visitStates(page, list)
  },
}
