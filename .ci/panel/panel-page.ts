import { join } from 'node:path'
import { test as base, expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { root } from '../runner.ts'
import { serveFolder } from '../static-server.ts'

/** Storybook with the panel open, as a test speaks of it. */
export class PanelPage {
  readonly page: Page
  readonly panel: Locator
  readonly story: FrameLocator
  readonly #url: string

  constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
    this.panel = page.locator('.sc-panel')
    this.story = page.frameLocator('#storybook-preview-iframe')
  }

  async open(story: string, theme = 'light'): Promise<void> {
    await this.page.goto(`${this.#url}/?path=/story/${story}&globals=theme:${theme}`)
    await this.page.getByRole('tab', { name: 'Statechart' }).click({ timeout: 60_000 })
  }

  /** A docs page. */
  async openPage(id: string, theme: string): Promise<void> {
    await this.page.goto(`${this.#url}/?path=/docs/${id}&globals=theme:${theme}`)
  }

  /** The state that is lit, drawn on the chart. */
  live(state: string): Locator {
    return this.panel.locator(`.sc-live[data-state="${state}"]`)
  }

  /** A transition that is lit. */
  lit(way: string): Locator {
    return this.panel.locator(`.sc-way.sc-lit[data-way="${way}"]`)
  }

  offer(name: string): Locator {
    return this.panel.getByRole('list', { name: 'Events it takes' }).getByRole('button', { name })
  }

  moments(): Locator {
    return this.panel.getByRole('list', { name: 'Timeline' }).getByRole('button')
  }

  async press(key: string, times = 1): Promise<void> {
    for (let n = 0; n < times; n++) await this.page.keyboard.press(key)
  }

  /** Tabs on until the focus is on what is looked for. */
  async tabTo(target: Locator): Promise<void> {
    for (let n = 0; n < 60; n++) {
      await this.page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('The keyboard does not reach it.')
  }
}

interface Served {
  readonly storybook: string
}

interface Opened {
  readonly panel: PanelPage
}

/** A test of the panel: it fails where the console says an error. */
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
