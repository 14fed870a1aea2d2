import { expectEqual, expectEventually, firstColumns } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'

type Row = readonly string[]

export interface ListJourney {
  readonly name: string
  readonly path: string | ((context: JourneyContext) => string)
  readonly title: string | ((context: JourneyContext) => string)
  readonly headers: readonly string[]
  /** The texts of every row, in list order. */
  readonly rows: (context: JourneyContext) => readonly Row[]
  /** Columns to ignore: images and buttons. */
  readonly without?: readonly number[]
  readonly search?: { readonly label: string; readonly columns: readonly number[] }
  /** The text for a search without results. */
  readonly nothingFound?: string
  /** Whether the page size can be chosen. */
  readonly hasSizes?: boolean
  /** Further checks. */
  readonly more?: (context: JourneyContext) => Promise<void>
}

const next = { role: 'button', name: 'Next' }
const sizes = { role: 'combobox', name: 'Rows per page' }
const textOf = (given: string | ((context: JourneyContext) => string), context: JourneyContext) =>
  typeof given === 'string' ? given : given(context)

const cut = (rows: readonly Row[], without: readonly number[]) =>
  rows.map((row) => row.filter((_, index) => !without.includes(index)))

/** A journey that reads a list page by page, and searches it if it has a search. */
export const listJourney = (list: ListJourney): Journey => ({
  name: list.name,
  audience: 'admin',
  async run(context) {
    const { page } = context
    const title = textOf(list.title, context)
    const { without = [], search, hasSizes = true } = list
    const rows = list.rows(context)
    const show = (expected: readonly Row[]) =>
      expectEventually(
        page,
        `The rows of ${title}`,
        async () => cut(await firstColumns(page, title, expected[0]?.length), without),
        cut(expected, without),
      )
    const count = (found: number) => `${found.toLocaleString('en-IN')} ${found === 1 ? 'result' : 'results'}`

    await page.goto(textOf(list.path, context), 'admin')
    await page.see({ role: 'heading', name: title })
    await show(rows.slice(0, 15))
    expectEqual(await page.texts({ role: 'columnheader' }), list.headers, `The columns of ${title}`)
    const pages = Math.ceil(rows.length / 15)
    if (pages > 1) {
      await page.click(next)
      await show(rows.slice(15, 30))
      if (pages > 2) await page.click({ role: 'button', name: `Page ${pages}` })
      await show(rows.slice((pages - 1) * 15))
    }
    if (hasSizes) {
      await page.choose(sizes, '5')
      await page.click({ role: 'button', name: 'Page 1' })
      await show(rows.slice(0, 5))
    }
    if (search) await runSearch(context, list, search, show, count)
    await list.more?.(context)
  },
})

async function runSearch(
  context: JourneyContext,
  list: ListJourney,
  { label, columns }: NonNullable<ListJourney['search']>,
  show: (expected: readonly Row[]) => Promise<void>,
  count: (found: number) => string,
) {
  const { page } = context
  const rows = list.rows(context)
  const field = { role: 'searchbox', name: label }
  // A part of a word with its case inverted.
  const wanted = (rows.at(-1)?.[columns[0] ?? 0] ?? '').slice(0, 6)
  const inOtherCase = wanted === wanted.toLowerCase() ? wanted.toUpperCase() : wanted.toLowerCase()
  const found = rows.filter((row) =>
    columns.some((column) => row[column]?.toLowerCase().includes(wanted.trim().toLowerCase())),
  )
  await page.fill(field, inOtherCase)
  await show(found.slice(0, 5))
  const status = found.length < rows.length ? ` of ${rows.length.toLocaleString('en-IN')}` : ''
  const pages = Math.ceil(found.length / 5)
  await expectEventually(
    page,
    'The count',
    async () => (await page.texts({ role: 'status', within: { role: 'main' } }))[0] ?? '',
    `${count(found.length)}${status}${pages > 1 ? `, page 1 of ${pages.toLocaleString('en-IN')}` : ''}`,
  )
  await page.fill(field, 'nothing is called this')
  await page.see(list.nothingFound ?? 'Nothing matches “nothing is called this”')
  await page.click({ role: 'button', name: 'Clear search' })
  await show(rows.slice(0, 5))
  expectEqual(await page.value(field), '', 'The search')
}
