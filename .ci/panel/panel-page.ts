import { join } from 'node:path'
import { test as base, expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { root } from '../runner.ts'
import { serveFolder } from '../static-server.ts'

/** Storybook with the panel open. */
export class PanelPage {
  readonly page: Page
  readonly panel: Locator
  readonly story: FrameLocator
  readonly url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
    this.panel = page.locator('.sc-panel')
    this.story = page.frameLocator('#storybook-preview-iframe')
  }

  async open(story: string, theme = 'light'): Promise<void> {
    await this.page.goto(`${this.url}/?path=/story/${story}&globals=theme:${theme}`)
    await this.page.getByRole('tab', { name: 'Statechart' }).click({ timeout: 60_000 })
  }

  /** A docs page. */
  async openPage(id: string, theme: string): Promise<void> {
    await this.page.goto(`${this.url}/?path=/docs/${id}&globals=theme:${theme}`)
  }

  /** The active state on the chart. */
  live(state: string): Locator {
    return this.panel.locator(`.sc-live[data-state="${state}"]`)
  }

  /** A highlighted transition. */
  lit(way: string): Locator {
    return this.panel.locator(`.sc-way.sc-lit[data-way="${way}"]`)
  }

  offer(name: string): Locator {
    return this.panel.getByRole('list', { name: 'Accepted events' }).getByRole('button', { name })
  }

  moments(): Locator {
    return this.panel.getByRole('radiogroup', { name: 'Timeline' }).locator('label')
  }

  async press(key: string, times = 1): Promise<void> {
    for (let n = 0; n < times; n++) await this.page.keyboard.press(key)
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let n = 0; n < 60; n++) {
      await this.page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('The keyboard does not reach the element.')
  }
}

interface Served {
  readonly storybook: string
}

interface Opened {
  readonly panel: PanelPage
}

/** A test of the panel: it fails for an error in the console. */
export const test = base.extend<Opened, Served>({
  storybook: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveFolder(join(root, 'storybook-static'))
      await use(url)
      close()
    },
    { scope: 'worker' },
  ],
  panel: async ({ page, storybook }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await use(new PanelPage(page, storybook))
    expect(errors, 'what the console says').toEqual([])
  },
})

export { expect }
