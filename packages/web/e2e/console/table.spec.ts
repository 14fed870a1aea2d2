import type { Locator } from '@playwright/test'
import type { Strategy } from '@tarang/sdk'
import { adminUrl, DESKTOP, expect, expectNoOverflow, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

test('another page of rows begins at the top of its box, without a transition of any control', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page)
  await page.goto(adminUrl(baseURL!, '/liveStrategies?size=25'))
  const box = page.getByRole('region', { name: 'Live Strategies' })
  await expect(box.getByRole('row')).toHaveCount(26)
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200)
  await page.evaluate(() => {
    const count = { transitions: 0 }
    Object.assign(window, { count })
    addEventListener('transitionrun', () => (count.transitions += 1), true)
  })

  // By keyboard, because a pointer would start the transitions of hovered buttons.
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await page.getByRole('columnheader').getByRole('button').first().press('Enter')
  await expect(page.locator('[aria-sort]')).toHaveCount(1)
  const { transitions } = await page.evaluate(
    () => (window as unknown as { count: { transitions: number } }).count,
  )
  expect(transitions).toBe(0)
})

test('rows have the height of their density, and at least 18 compact ones are in sight at 1440 × 900', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/stockSplitCalender?size=20'))
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Display' }).click()
  const form = page.getByRole('dialog', { name: 'Display of Stock Split Calendar' })
  await expectNoOverflow(page)
  await page.screenshot({ path: test.info().outputPath('display.png') })
  const height = () => rows.first().evaluate((row) => row.getBoundingClientRect().height)
  for (const [density, pixels] of [
    ['Roomy', 48],
    ['Comfortable', 36],
    ['Compact', 30],
  ] as const) {
    await form.getByRole('radio', { name: density }).check()
    await expect.poll(height).toBe(pixels)
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  const whole = await rows.evaluateAll((all) => {
    const box = all[0]?.closest('section')?.getBoundingClientRect().bottom ?? 0
    const end = Math.min(box, window.innerHeight)
    return all.filter((row) => row.getBoundingClientRect().bottom <= end).length
  })
  expect(whole).toBeGreaterThanOrEqual(18)
  await page.screenshot({ path: test.info().outputPath('compact.png') })
  await page.reload()
  await expect(page.getByRole('table')).toHaveAttribute('data-density', 'compact')
})

test('the name and the actions of a row stay in sight where its table is wider than its window', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/discountsCoupons'))
  const row = page.locator('tbody tr').first()
  const actions = row.getByRole('cell').last()
  await expect(actions.getByRole('button', { name: /^Edit / })).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('region', { name: 'Discounts & Coupons Manager' })
    .evaluate((box) => box.scrollTo(500, 0))
  await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 1 })
  await page.screenshot({ path: test.info().outputPath('discounts.png') })
})

test('the menu of a column opens while the header of another has the focus', async ({ page, baseURL }) => {
  await page.setViewportSize(DESKTOP)
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/liveStrategies'))
  await page.getByRole('button', { name: 'Net Return', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Net Return' })).toHaveAttribute('aria-sort')
  await page.getByRole('columnheader', { name: 'Modified On' }).hover()
  await page.getByRole('button', { name: 'Menu of the column Modified On' }).click()
  await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu of the column Modified On' })).toBeFocused()
  // The pointer over another header does not take the focus away.
  await page.getByRole('columnheader', { name: 'Created On' }).hover()
  await expect(page.getByRole('button', { name: 'Menu of the column Created On' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu of the column Modified On' })).toBeFocused()
})

/** Fails if a text, an icon or a picture of an area is painted over another. */
async function expectNoOverlap(area: Locator) {
  const overlaps = await area.evaluate((element) => {
    /** What of a box is in sight in the boxes around it. */
    const inSight = (box: DOMRect, around: Element | null): DOMRect => {
      if (!around || !element.contains(around)) return box
      const view = getComputedStyle(around).overflow === 'visible' ? box : around.getBoundingClientRect()
      const [x, y] = [Math.max(box.left, view.left), Math.max(box.top, view.top)]
      const [right, bottom] = [Math.min(box.right, view.right), Math.min(box.bottom, view.bottom)]
      return inSight(new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y)), around.parentElement)
    }
    const boxesOf = (node: Node) => {
      const range = document.createRange()
      range.selectNode(node)
      // A box of one pixel is hidden visually.
      return [...range.getClientRects()]
        .map((box) => inSight(box, node.parentElement))
        .filter(({ width, height }) => width > 1 && height > 1)
    }
    const doOverlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const nodes: Node[] = [...element.querySelectorAll('svg, img, input')]
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) nodes.push(texts.currentNode)
    const parts = nodes.map((node) => ({ node, boxes: boxesOf(node) }))
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(({ node }) => !one.node.contains(node) && !node.contains(one.node))
        .filter(({ boxes }) => boxes.some((box) => one.boxes.some((other) => doOverlap(box, other))))
        .map(({ node }) => `${one.node.textContent?.slice(-40)} and ${node.textContent?.slice(-40)}`),
    )
  })
  expect(overlaps).toEqual([])
}

/** Whether a value of a record is no text: a day, an address, or of a fixed list. */
const isCode = (value: string) => /^(\d|https?:|Active$|Inactive$|COUPON$|DISCOUNT$)/.test(value)

for (const [path, answer] of [
  ['/liveStrategies', '/liveStrategies'],
  ['/discountsCoupons', '/subscription-plan/3'],
  ['/exploreDataManager', '/getAllExploreData'],
] as const)
  test(`texts of 300 letters without a space, translated: rows of ${path} keep their height, and page`, async ({
    page,
    baseURL,
  }) => {
    await asStaff(page)
    let count = 1000
    const longText = () => {
      count += 1
      return `${'W'.repeat(296)}${count}`
    }
    const json = JSON.parse(JSON.stringify(await ask(page, answer)), (_, value) =>
      typeof value === 'string' && !isCode(value) ? longText() : value,
    )
    await page.route(`**/api${answer}`, (route) => route.fulfill({ json }))
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(adminUrl(String(baseURL), path))
    const rows = page.locator('tbody tr')
    const row = rows.first()
    const details = page.getByRole('dialog')
    await expect(row).toContainText(/W{296}/)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      // At 200 % zoom.
      [720, 450],
      [320, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(rows).toHaveCount(15)
      const heights = () =>
        rows.evaluateAll((all: HTMLElement[]) => [...new Set(all.map(({ offsetHeight }) => offsetHeight))])
      await expect.poll(heights).toEqual([width < 768 ? 68 : 36])
      // A cell has one line: what is below it is not seen.
      const hidden = await row
        .locator('td, th')
        .evaluateAll((cells: HTMLElement[]) =>
          cells
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .map(({ dataset }) => dataset.label),
        )
      expect(hidden, `${width} × ${height}`).toEqual([])
      await expectNoOverflow(page)
      await expectNoOverlap(row)
      await row.hover()
      await row.getByRole('button', { name: /^Details of / }).click()
      await expect(details.getByText(/^W{296}\d{4}$/).first()).toBeVisible()
      await expectNoOverflow(page)
      await expectNoOverlap(details.locator('dl').first())
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
    }

    await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text.data)
      }
    })
    const before = String(await row.textContent())
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(row).not.toHaveText(before)
    await expect(rows).toHaveCount(15)
    await page.setViewportSize(DESKTOP)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(row.getByRole('rowheader')).toHaveText(/^W{296}\d{4}$/)
    await expect(rows).toHaveCount(15)
    expect(errors).toEqual([])
  })

/** The links of every sheet of a PDF: the address of each, and where it ends, in points. */
function linksOfSheets(pdf: string): ReadonlyMap<string, number>[] {
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, text]) => [id, text]),
  )
  const sheets = [...objects.values()].filter((text) => /\/Type \/Page\n/.test(String(text)))
  return sheets.map((sheet) => {
    const [, links = ''] = /\/Annots \[(.*?)\]/s.exec(String(sheet)) ?? []
    return new Map(
      [...links.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
        const [, end, address] =
          /\/Rect \[\S+ \S+ (\S+) .*\/URI \((.*?)\)/s.exec(String(objects.get(id))) ?? []
        return [String(address), Number(end)]
      }),
    )
  })
}

for (const count of [11, 40])
  test(`a list of ${count} columns on paper: all are on the sheet, below their headers on each`, async ({
    page,
    baseURL,
  }) => {
    await asStaff(page)
    const strategies = await ask<Strategy[]>(page, '/liveStrategies')
    await page.goto(adminUrl(String(baseURL), '/liveStrategies'))
    await expect(page.getByRole('rowheader')).toHaveCount(15)
    const headers = await page.getByRole('main').evaluate((main, columns) => {
      // Renders what is printed.
      dispatchEvent(new Event('beforeprint'))
      for (const row of main.querySelectorAll('tr'))
        while (row.cells.length < columns) row.append(row.cells[1 + (row.cells.length % 2)]!.cloneNode(true))
      // Makes the first word of each label a link at the end of its column: a PDF tells where its links are.
      return [...main.querySelectorAll<HTMLElement>('th[scope=col]')].map((header, index) => {
        header.style.textAlign = 'end'
        const text = document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode() as Text
        text.splitText(text.data.search(/ |$/))
        const link = document.createElement('a')
        link.href = `/header-${index}`
        text.replaceWith(link)
        link.append(text)
        return link.href
      })
    }, count)
    expect(headers).toHaveLength(count)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const sheets = linksOfSheets(pdf.toString('latin1'))
    expect(sheets.length).toBeGreaterThan(1)
    for (const sheet of sheets) {
      expect(headers.filter((header) => !sheet.has(header))).toEqual([])
      // A4 in landscape is 842 points wide, with margins of 12 mm. A cell has padding: a label at the margin is cut.
      expect(Math.max(...sheet.values())).toBeLessThan(842 - 34 - 2)
    }
    const printed = sheets.flatMap((sheet) =>
      [...sheet.keys()].filter((address) => address.includes('backtest')),
    )
    expect(printed).toHaveLength(strategies.length)
  })
