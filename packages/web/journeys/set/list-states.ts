import { isDeepStrictEqual } from 'node:util'
import { expectEqual, expectEventually } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { Page } from '../page.ts'

interface StatesJourney {
  readonly path: string
  readonly title: string
  /** The label of the search, and the texts that it searches. */
  readonly search?: {
    readonly label: string
    readonly texts: (context: JourneyContext) => readonly (string | null)[]
  }
  /** A header that sorts. */
  readonly sort?: string
  /** A page size for which the list has several pages. */
  readonly size: string
}

const next = { role: 'button', name: 'Next' }

/** The letter or digit that most texts have: a search for it leaves several pages. */
function commonCharacter(texts: readonly (string | null)[]): string {
  const lower = texts.map((text) => text?.toLowerCase() ?? '')
  const countOf = (character: string) => lower.filter((text) => text.includes(character)).length
  const all = [...new Set(lower.join('').replaceAll(/[^a-z\d]/g, ''))]
  return all.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ''
}

/** The number of the page that the list's status tells, or all that is told. */
async function pageOf(page: Page): Promise<string> {
  const told = await page.texts({ role: 'status', within: { role: 'main' } })
  const numbers = told.flatMap((text) => /, page ([\d,]+) of [\d,]+$/.exec(text)?.[1] ?? [])
  return numbers[0] ?? told.join('; ')
}

/** The states of a list that lead to other rows: its page resets, and Back, Forward and a reload return to it. */
const statesJourney = ({ path, title, search, sort, size }: StatesJourney): Journey => ({
  name: `${title}: the page resets; Back, Forward and a reload return it`,
  audience: 'admin',
  isForBrowsers: true,
  async run(context) {
    const { page } = context
    const shown = async () => ({
      address: await page.address(),
      page: await pageOf(page),
      rows: await page.rows({ role: 'table', name: title }),
    })
    /** The number of rows that the page has when it is whole. */
    const rowsOfPage = async (number: string) => {
      const size = Number(await page.value({ role: 'combobox', name: 'Rows per page' }))
      // One of them is the header.
      const count = Number(await page.attribute({ role: 'table', name: title }, 'aria-rowcount')) - 1
      return Math.min(size, count - (Number(number) - 1) * size)
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
    if (search) {
      const field = { role: 'searchbox', name: search.label }
      await turn()
      await page.fill(field, commonCharacter(search.texts(context)))
      await expectPage('1', 'a search')
      await page.fill(field, '')
    }

    const steps = [await settled()]
    const step = async (act: () => Promise<void>, number: string, what: string) => {
      await act()
      await expectPage(number, what)
      steps.push(await settled())
    }
    await step(() => page.click(next), '2', 'Next')
    if (sort) {
      const header = { role: 'columnheader', name: sort }
      await step(() => page.click({ role: 'button', name: sort, within: header }), '1', 'a sort')
      await step(() => page.click(next), '2', 'Next')
    }
    await step(() => page.choose({ role: 'combobox', name: 'Rows per page' }, size), '1', 'a page size')
    await step(() => page.click(next), '2', 'Next')
    expectEqual(new Set(steps.map(({ address }) => address)).size, steps.length, 'The addresses of the steps')

    for (const earlier of steps.slice(0, -1).reverse()) {
      await page.back()
      await expectEventually(page, `${title} after Back`, shown, earlier)
    }
    for (const later of steps.slice(1)) {
      await page.forward()
      await expectEventually(page, `${title} after Forward`, shown, later)
    }
    await page.reload()
    await expectEventually(page, `${title} after a reload`, shown, steps.at(-1))
  },
})

export const listStates = [
  statesJourney({
    path: '/liveStrategies',
    title: 'Live Strategies',
    search: {
      label: 'Strategy code',
      texts: ({ records }) => records.strategies.map(({ strategyCode }) => strategyCode),
    },
    sort: 'XIRR (%)',
    size: '25',
  }),
]
