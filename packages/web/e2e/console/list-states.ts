import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** A list that is open on a page. */
export interface OpenList {
  readonly page: Page
  /** The name of its table. */
  readonly title: string
  /** Its tools, its rows and its pages. */
  readonly frame: Locator
}

/** What a list shows. */
export interface Shown {
  readonly query: string
  readonly page: number
  readonly pageCount: number
  /** How many rows match. */
  readonly total: number
  /** The column that sorts, with its order. */
  readonly sort: string
  readonly filters: readonly string[]
  /** The ids of the rows, or their names where a row has no details. */
  readonly rows: readonly string[]
  /** The row that was saved last. */
  readonly marked: string | null
  readonly isSettled: boolean
}

const read = ({ frame }: OpenList): Promise<Shown> =>
  frame.evaluate((element) => {
    const textOf = (found: Element | null | undefined) => found?.textContent?.trim() ?? ''
    const table = element.querySelector('table')
    const nav = element.querySelector('nav[aria-label^="Pages of"]')
    const sorting = table?.querySelector('[aria-sort]')
    const idOf = (row: Element | null | undefined) =>
      row?.getAttribute('data-peek') ?? textOf(row?.querySelector('[role=rowheader]'))
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])]
    const marked = table?.querySelector('tbody tr[aria-current=true]')
    const [first = 0, last = 0, total = 0] = [...element.querySelectorAll('span')]
      .flatMap((span) => /^([\d,]+)–([\d,]+) of ([\d,]+)$/.exec(textOf(span))?.slice(1) ?? [])
      .map((text) => Number(text.replaceAll(',', '')))
    const isBusy = table
      ? table.ariaBusy === 'true'
      : textOf(element.querySelector('[role=status]')) === 'Loading...'
    return {
      query: location.search,
      page: Number(textOf(nav?.querySelector('[aria-current=page]'))) || 1,
      pageCount: Number(textOf([...(nav?.querySelectorAll('[aria-label^="Page "]') ?? [])].at(-1))) || 1,
      total,
      sort: sorting ? `${textOf(sorting)} ${sorting.getAttribute('aria-sort')}` : '',
      filters: [...element.querySelectorAll('[aria-label^="Remove the filter "]')].map(textOf),
      rows: rows.map(idOf),
      marked: marked ? idOf(marked) : null,
      isSettled: !isBusy && rows.length === (total === 0 ? 0 : last - first + 1),
    }
  })

const soon = { intervals: [20, 50, 100, 250] }

/** What the list shows once its rows have loaded. */
export async function settled(list: OpenList): Promise<Shown> {
  let shown = await read(list)
  await expect
    .poll(async () => {
      shown = await read(list)
      return shown.isSettled
    }, soon)
    .toBe(true)
  return shown
}

/** Fails unless the list shows this soon. */
export const expectShown = (list: OpenList, shown: Shown, state: string) =>
  expect.poll(() => read(list), { ...soon, message: state }).toEqual(shown)

/** Records at each frame where the first row of a screen's list stands, for `frameOf`. */
export const recordRowTops = (page: Page, rows = 'tr') =>
  page.addInitScript((selector) => {
    const tops = new Set<number>()
    Object.assign(window, { rowTops: tops })
    const record = () => {
      const row = document.querySelector(`[data-list] tbody ${selector}`)
      if (row) tops.add(Math.round(row.getBoundingClientRect().top))
      requestAnimationFrame(record)
    }
    record()
  }, rows)

/** What of a list is seen without scrolling. */
export const frameOf = ({ frame }: OpenList) =>
  frame.evaluate((element) => {
    const boxOf = (found: Element | null | undefined) => found?.getBoundingClientRect() ?? new DOMRect()
    const table = element.querySelector('table')
    const view = boxOf(table?.parentElement)
    const headers = [...(table?.tHead?.rows[0]?.cells ?? [])]
    const actions = headers.find((header) => header.hasAttribute('data-at-end'))
    const end = Math.min(view.right, actions ? boxOf(actions).left : innerWidth)
    const bottom = Math.min(view.bottom, innerHeight, table?.tFoot ? boxOf(table.tFoot).top : innerHeight)
    const name = document.querySelector('header [title]:has(> [aria-hidden])')
    const isInside = (row: Element) =>
      boxOf(row).top >= boxOf(table?.tHead).bottom - 1 && boxOf(row).bottom <= bottom + 1
    const rows = [...(table?.tBodies[0]?.rows ?? [])]
    return {
      isScreen: element.hasAttribute('data-list'),
      whole: rows.filter(isInside).length,
      elements: Math.max(...rows.map((row) => row.querySelectorAll('*').length)),
      hidden: headers
        .filter((header) => header !== actions && boxOf(header).right > end + 1)
        .map(({ textContent }) => textContent),
      hasPagesInView: boxOf(element.querySelector('nav[aria-label^="Pages of"]')).bottom <= innerHeight,
      doesPageScroll: document.documentElement.scrollHeight > innerHeight,
      isNameWhole: name !== null && name.scrollWidth <= name.clientWidth,
      rowTops: (window as unknown as { rowTops: Set<number> }).rowTops.size,
    }
  })

/** The heights of a list's rows, and its controls that are smaller than a fingertip. */
export const rowsOf = ({ frame }: OpenList) =>
  frame.evaluate((element) => {
    const heights = [...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height)
    const small = [...element.querySelectorAll<HTMLElement>('a, button, input, select')]
      // Text for screen readers alone has a width of 1.
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
      .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < 44)
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
    return { heights: [...new Set(heights.map(Math.round))], small }
  })

const pages = ({ frame, title }: OpenList) => frame.getByRole('navigation', { name: `Pages of ${title}` })

async function turnTo(list: OpenList, number: number): Promise<Shown> {
  await pages(list)
    .getByRole('button', { name: `Page ${number}`, exact: true })
    .click()
  await expect.poll(async () => (await read(list)).page, soon).toBe(number)
  return settled(list)
}

/** Changes the query on page 2. It fails unless the list goes to page 1; more than one page must be left to tell. */
async function resets(list: OpenList, state: string, change: () => Promise<unknown>): Promise<boolean> {
  const before = await turnTo(list, 2)
  await change()
  await expect
    .poll(
      async () => {
        const { query, page } = await read(list)
        return { page, isChanged: query !== before.query }
      },
      { ...soon, message: `${list.title}: ${state}` },
    )
    .toEqual({ page: 1, isChanged: true })
  return (await settled(list)).pageCount > 1
}

/** Tries changes until one leaves more than one page. */
async function resetsWithAny(
  list: OpenList,
  state: string,
  changes: readonly { make: () => Promise<unknown>; undo: () => Promise<unknown> }[],
): Promise<void> {
  for (const { make, undo } of changes) {
    const hasMore = await resets(list, state, make)
    await undo()
    await settled(list)
    if (hasMore) return
  }
  throw new Error(`${list.title}: no change leaves a second page, so “${state}” cannot be told.`)
}

type Common = readonly string[]

/** The characters that most of these texts have, those first that not all have. */
function commonCharacters(texts: readonly string[]): Common {
  const lower = texts.map((text) => text.toLowerCase())
  const counted = [...new Set(lower.join('').replaceAll(/[^a-z\d]/g, ''))].map((character) => {
    const count = lower.filter((text) => text.includes(character)).length
    return { character, score: count === lower.length ? 0.7 * count : count }
  })
  return counted
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 5)
    .map(({ character }) => character)
}

const filterButton = ({ frame }: OpenList) => frame.getByRole('button', { name: 'Filter', exact: true })

/** Filters the list by the column that its form offers first. */
async function filterFirstColumn(list: OpenList, choose: (common: Common) => string | undefined) {
  await filterButton(list).click()
  const form = list.page.getByRole('dialog', { name: `Filter ${list.title}` })
  const column = await form.getByLabel('Column').locator('option:checked').textContent()
  const condition = form.getByLabel('Condition')
  let value: Locator
  if ((await condition.locator('option[value=contains]').count()) > 0) {
    await condition.selectOption('contains')
    const cells = await list.frame.locator('table').evaluate((table: HTMLTableElement, label) => {
      const index = [...(table.tHead?.rows[0]?.cells ?? [])].findIndex(
        ({ textContent }) => textContent.trim() === label,
      )
      return [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[index]?.textContent ?? '')
    }, column)
    value = form.getByLabel('Text', { exact: true })
    await value.fill(choose(commonCharacters(cells)) ?? 'a')
  } else {
    await condition.selectOption('range')
    value = form.getByLabel('From')
    await value.fill('2000-01-01')
  }
  // The click on Apply is asked in jobs.spec.ts.
  await value.press('Enter')
  await expect(form).toBeHidden()
}

const removeFilter = ({ frame }: OpenList) =>
  frame.getByRole('button', { name: /^Remove the filter / }).click()

/** The search and the selects of a list: its table's, or those of its screen, which ask the server. */
const toolsOf = ({ page, frame }: OpenList) => page.getByRole('main').getByRole('search').or(frame)
const searchOf = (list: OpenList) => toolsOf(list).getByRole('searchbox')
const selectsOf = (list: OpenList) =>
  toolsOf(list)
    .getByRole('combobox')
    // The sizes of a page are numbers.
    .filter({ hasText: /[a-z]/i })
const sortsOf = ({ frame }: OpenList) => frame.locator('thead button:not([aria-haspopup])')
const sizesOf = ({ frame }: OpenList) => frame.getByLabel('Rows per page')

/** Chooses the smallest page that a list offers, so that it has several. */
export async function chooseSmallestPage(list: OpenList) {
  await settled(list)
  if ((await sizesOf(list).count()) === 0) return
  const [smallest = ''] = await sizesOf(list).locator('option').allTextContents()
  await sizesOf(list).selectOption(smallest)
  await settled(list)
}

async function search(list: OpenList, state: string) {
  const field = searchOf(list)
  const names = await list.frame.getByRole('rowheader').allTextContents()
  const type = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  const texts = [...commonCharacters(names).slice(0, 2), 'e', 'a', '1']
  await resetsWithAny(
    list,
    state,
    texts.map((text) => ({ make: () => type(text), undo: () => type('') })),
  )
}

async function filter(list: OpenList, state: string) {
  for (const select of await selectsOf(list).all()) {
    const values = await select
      .locator('option')
      .evaluateAll((options) =>
        (options as HTMLOptionElement[]).map(({ value }) => value).filter((value) => value !== ''),
      )
    for (const value of values) {
      const hasMore = await resets(list, state, () => select.selectOption(value))
      await select.selectOption('')
      await settled(list)
      if (hasMore) break
    }
  }
  await resetsWithAny(
    list,
    state,
    [(common: Common) => common[0], (common: Common) => common[1], () => '1', () => 'e'].map((choose) => ({
      make: () => filterFirstColumn(list, choose),
      undo: () => removeFilter(list),
    })),
  )
}

async function sort(list: OpenList, state: string) {
  for (const header of [sortsOf(list).first(), sortsOf(list).last()]) {
    const isTold = await resets(list, state, () => header.click())
    expect(isTold, `${list.title}: ${state}`).toBe(true)
  }
}

async function changeSize(list: OpenList, state: string) {
  const sizes = await sizesOf(list).locator('option').allTextContents()
  const [smallest = '', next = ''] = sizes
  const isTold = await resets(list, state, () => sizesOf(list).selectOption(next))
  expect(isTold, `${list.title} has two pages of ${next} rows`).toBe(true)
  await sizesOf(list).selectOption(smallest)
  await settled(list)
}

/** Takes steps of every kind that the list has, goes back over all of them, and forward again. */
async function goBackAndForward(list: OpenList, state: string): Promise<Shown> {
  const { page } = list
  const seen = [await settled(list)]
  const keep = async () => void seen.push(await settled(list))
  const turn = async () => {
    if ((seen.at(-1)?.pageCount ?? 1) === 1) return
    await turnTo(list, 2)
    await keep()
  }
  await turn()
  if ((await sortsOf(list).count()) > 0) {
    await sortsOf(list).first().click()
    await keep()
  }
  await filterFirstColumn(list, ([first]) => first)
  await keep()
  await turn()
  expect(new Set(seen.map(({ query }) => query)).size, `${list.title}: each step has its address`).toBe(
    seen.length,
  )
  for (const earlier of seen.slice(0, -1).reverse()) {
    await page.goBack()
    await expectShown(list, earlier, `${list.title}: ${state}`)
  }
  for (const later of seen.slice(1)) {
    await page.goForward()
    await expectShown(list, later, `${list.title}: ${state}`)
  }
  return settled(list)
}

/** Closes what tells that a change was made. */
async function closeMessage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Success' })
  const toast = page.locator('[data-scope=toast][data-part=root]')
  await expect(dialog.or(toast).first()).toBeVisible()
  if (!(await dialog.isVisible())) return
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
}

async function confirm(page: Page) {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^(Delete|Restore|Remove|Change role)$/ }).click()
  await expect(question).toBeHidden()
  await closeMessage(page)
}

const editsOf = ({ frame }: OpenList) => frame.getByRole('button', { name: /^Edit / })
const menusOf = ({ frame }: OpenList) =>
  frame.locator('tbody').getByRole('button', { name: /^More actions on / })
const changeItem = ({ page }: OpenList) => page.getByRole('menuitem', { name: /^Make / }).first()
const removalItem = ({ page }: OpenList) => page.getByRole('menuitem', { name: /^(Delete|Remove)$/ })

const removalButtons = ({ frame }: OpenList) => frame.getByRole('button', { name: /^(Delete|Restore) / })

/** Whether the menu of the last row has an item. */
async function hasItem(list: OpenList, item: Locator) {
  if ((await menusOf(list).count()) === 0) return false
  await menusOf(list).last().click()
  await expect(list.page.getByRole('menuitem').first()).toBeVisible()
  const isThere = (await item.count()) > 0
  await list.page.keyboard.press('Escape')
  await expect(list.page.getByRole('menu')).toHaveCount(0)
  return isThere
}

const canRemove = async (list: OpenList) =>
  (await removalButtons(list).count()) > 0 || (await hasItem(list, removalItem(list)))
const addOf = ({ page }: OpenList) => page.getByRole('main').getByRole('button', { name: /^Add / })
const formOf = ({ page }: OpenList) => page.getByRole('dialog', { name: /^(Add|Edit) / })

async function save(list: OpenList) {
  await formOf(list)
    .getByRole('button', { name: /^(Save|Send)$/ })
    .click()
  await expect(formOf(list)).toBeHidden()
  await closeMessage(list.page)
}

/** Changes a text of a record, or a choice where it has no text to change. */
async function changeForm(list: OpenList) {
  const form = formOf(list)
  await expect(form).toBeVisible()
  const texts = form.locator('textarea:enabled, input:enabled:is(:not([type]), [type=text])')
  if ((await texts.count()) > 0) return texts.last().fill(`${await texts.last().inputValue()} again`)
  const choice = form.locator('select:enabled').last()
  const now = await choice.inputValue()
  const values = await choice
    .locator('option')
    .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value))
  await choice.selectOption(String(values.findLast((value) => value !== '' && value !== now)))
}

/** Changes the last row of the last page. Where the list starts over after each change, the row is marked there. */
async function changeRow(list: OpenList, state: string, startsOver: boolean) {
  const before = await turnTo(list, (await settled(list)).pageCount)
  const row = list.frame.locator('tbody tr').last()
  const edit = row.getByRole('button', { name: /^Edit / })
  if ((await edit.count()) > 0) {
    await edit.click()
    await changeForm(list)
    await save(list)
  } else {
    await menusOf(list).last().click()
    await changeItem(list).click()
    await confirm(list.page)
  }
  const message = `${list.title}: ${state}`
  if (!startsOver && (await edit.count()) > 0) await expect(edit, message).toBeFocused()
  if (startsOver) {
    await expect.poll(async () => (await read(list)).page, { ...soon, message }).toBe(1)
    await settled(list)
    await turnTo(list, before.pageCount)
  }
  await expectShown(list, { ...before, marked: before.rows.at(-1) ?? null }, message)
}

/** Removes the only row of the last page. */
async function removeRow(list: OpenList, state: string) {
  const { pageCount } = await settled(list)
  const before = await turnTo(list, pageCount)
  expect(before.rows, `${list.title} has one row on its last page`).toHaveLength(1)
  if ((await removalButtons(list).count()) > 0) await removalButtons(list).click()
  else {
    await menusOf(list).click()
    await removalItem(list).click()
  }
  await confirm(list.page)
  await expect
    .poll(
      async () => {
        const { page, pageCount, total, query, isSettled } = await read(list)
        return {
          page,
          pageCount,
          total,
          isSettled,
          isInAddress: query.includes(`page=${page}`) || page === 1,
        }
      },
      { ...soon, message: `${list.title}: ${state}` },
    )
    .toEqual({
      page: pageCount - 1,
      pageCount: pageCount - 1,
      total: before.total - 1,
      isSettled: true,
      isInAddress: true,
    })
}

/** Fills in what a form requires, and its first text. */
async function fillForm(list: OpenList, name: string, texts: Readonly<Record<string, string>>) {
  const form = formOf(list)
  await expect(form).toBeVisible()
  const fields = form.locator('input:enabled:not([type=file]), textarea:enabled, select:enabled')
  let hasName = false
  for (const field of await fields.all()) {
    const { key, kind, isRequired, last } = await field.evaluate(
      (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) => ({
        key: element.name,
        kind: element.type,
        isRequired: element.required || element.ariaRequired === 'true',
        last:
          element instanceof HTMLSelectElement
            ? (element.options[element.options.length - 1]?.value ?? '')
            : '',
      }),
    )
    const isName: boolean = !hasName && kind === 'text'
    if (!isRequired && !isName) continue
    const usual: Readonly<Record<string, string>> = {
      date: '2026-01-05',
      number: '1',
      url: 'https://videos.tarang.example/1',
      text: name,
      textarea: name,
    }
    if (kind === 'select-one') await field.selectOption(last)
    else await field.fill(texts[key] ?? usual[kind] ?? name)
    hasName ||= isName
  }
}

/** Adds a row from the last page: the page stays, and the row is in the list. */
async function addRow(list: OpenList, state: string, { name, texts, startsOver }: AddedRow) {
  const before = await turnTo(list, (await settled(list)).pageCount)
  await addOf(list).click()
  await fillForm(list, name, texts)
  await save(list)
  const message = `${list.title}: ${state}`
  await expect
    .poll(
      async () => {
        const { page, total, isSettled } = await read(list)
        return { page, total, isSettled }
      },
      { ...soon, message },
    )
    .toEqual({ page: startsOver ? 1 : before.page, total: before.total + 1, isSettled: true })
  const row = list.frame.locator('tbody tr').filter({ hasText: name })
  const { page: current, pageCount } = await settled(list)
  const numbers = [current, pageCount, ...Array.from({ length: pageCount }, (_, index) => index + 1)]
  for (const number of [...new Set(numbers)]) {
    if ((await row.count()) > 0) break
    await goTo(list, number)
  }
  expect(await row.count(), `${message}: it is found`).toBe(1)
}

/** Turns to a page whose number need not be among the buttons. */
async function goTo(list: OpenList, number: number) {
  const button = pages(list).getByRole('button', { name: `Page ${number}`, exact: true })
  if ((await button.count()) > 0) return turnTo(list, number)
  await pages(list).getByRole('button', { name: 'Next' }).click()
  return settled(list)
}

export interface AddedRow {
  readonly name: string
  /** By the name of a field: the text where any text would not do. */
  readonly texts: Readonly<Record<string, string>>
  readonly startsOver: boolean
}

export const states = {
  search: 'the page resets on search',
  filter: 'the page resets on filter',
  sort: 'the page resets on sort',
  size: 'the page resets on page size',
  history: 'Back and Forward return page, sort and filter',
  elsewhere: 'a link opened elsewhere shows the same rows',
  reload: 'a reload shows the same rows',
  tab: 'another tab does not disturb this one',
  edited: 'a row edited on the last page stays and is marked',
  written: 'a row added, and one removed on the last page',
} as const

export type State = keyof typeof states

export const ask = {
  search,
  filter,
  sort,
  size: changeSize,
  history: goBackAndForward,
  edited: changeRow,
  added: addRow,
  removed: removeRow,
}

/** Which of the ten states a list can have, by what its screen shows. */
export async function applicableStates(list: OpenList): Promise<ReadonlySet<State>> {
  // The page of a list that fits one page cannot reset.
  const hasPages = (await settled(list)).pageCount > 1
  const has = async (found: Locator) => (await found.count()) > 0
  const answers: Readonly<Record<State, boolean>> = {
    search: hasPages && (await has(searchOf(list))),
    filter: hasPages && (await has(filterButton(list))),
    sort: hasPages && (await has(sortsOf(list))),
    size: hasPages && (await has(sizesOf(list))),
    history: true,
    elsewhere: true,
    reload: true,
    tab: true,
    edited: (await has(editsOf(list))) || (await hasItem(list, changeItem(list))),
    written: (await has(addOf(list))) || (await canRemove(list)),
  }
  return new Set((Object.keys(answers) as State[]).filter((state) => answers[state]))
}

/** Whether rows can be added and removed on a list's screen. */
export async function writesOf(list: OpenList) {
  await settled(list)
  return { canAdd: (await addOf(list).count()) > 0, canRemove: await canRemove(list) }
}

/** In another tab: other rows in another order, on another page. */
export async function wander(list: OpenList) {
  if ((await sortsOf(list).count()) > 0) await sortsOf(list).first().click()
  if ((await sizesOf(list).count()) > 0) {
    const sizes = await sizesOf(list).locator('option').allTextContents()
    await sizesOf(list).selectOption(String(sizes.at(-1)))
  }
  await filterFirstColumn(list, ([first]) => first)
  await settled(list)
}
