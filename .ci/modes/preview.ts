import type { Page } from 'playwright'

/** The globals of Storybook's frame that the visits use. */
export interface Frame {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: Channel
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

/** Opens Storybook's frame without a story; each story is then shown with these choices of the toolbar. */
export async function openPreview(page: Page, url: string, globals: Readonly<Record<string, unknown>>) {
  await page.goto(new URL('iframe.html?viewMode=story', url).href)
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis && '__STORYBOOK_PREVIEW__' in globalThis,
  )
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as never as Frame
    await preview.ready()
    channel.emit('updateGlobals', { globals })
  }, globals)
}
