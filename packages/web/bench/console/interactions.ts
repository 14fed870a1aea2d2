import type { CDPSession, Page } from 'playwright'

/** The interactions of a visit, in their order. All peers have controls of the same names. */
export const INTERACTIONS = [
  'turn a page',
  'sort used before',
  'first sort by a date',
  'turn a page again',
  'a search key',
  'a second key',
  'clear the search',
  'page size 15 → 100',
  'turn a page of 100',
] as const
export type Interaction = (typeof INTERACTIONS)[number]

/** Performs one interaction inside the page; resolves after its second frame. */
export const interact = (page: Page, interaction: Interaction) =>
  page.evaluate(async (name) => {
    const button = (label: string) => {
      const found = [...document.querySelectorAll('button')].find(
        (each) => each.textContent?.trim() === label && each.offsetParent !== null,
      )
      if (!found) throw new Error(`No button ${label}`)
      return found
    }
    const type = (value: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type="search"]')
      if (!input) throw new Error('No search field')
      // React notices only changes by the native setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const act: Record<string, () => void> = {
      'turn a page': () => button('Next').click(),
      'sort used before': () => button('XIRR (%)').click(),
      'first sort by a date': () => button('Created On').click(),
      'turn a page again': () => button('Next').click(),
      'a search key': () => type('n'),
      'a second key': () => type('ni'),
      'clear the search': () => type(''),
      'page size 15 → 100': () => {
        const select = [...document.querySelectorAll('select')].find((each) => each.value === '15')
        if (!select) throw new Error('No page size')
        select.value = '100'
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      'turn a page of 100': () => button('Next').click(),
    }
    const painted = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve()
          port2.postMessage(null)
        }),
      )
    act[name]?.()
    await painted()
    await painted()
  }, interaction)

/** Milliseconds of processor time that the page's main thread spent since it began. */
export async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Starts the measurement of thread time. */
export async function prepare(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}
