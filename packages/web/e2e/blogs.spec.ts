import type { Page } from '@playwright/test'
import { adminUrl, expect, openHydrated, test } from './fixtures.ts'
import { asStaff, deleteBlog } from './session.ts'

/** A PNG of a given size, drawn by the browser. */
async function picture(page: Page, name: string, width = 320) {
  const bytes = await page.evaluate(async (side) => {
    const canvas = new OffscreenCanvas(side, side / 2)
    const context = canvas.getContext('2d')!
    context.fillStyle = 'teal'
    context.fillRect(0, side / 4, side, side / 4)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  }, width)
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

test('chosen pictures are previewed, and are on the public page in their size, beside a video that loads nothing', async ({
  page,
  baseURL,
}) => {
  const title = 'What the festive orders say — त्योहार'
  await asStaff(page)
  await page.goto(adminUrl(baseURL!, '/newsletterManager'))
  await page.getByRole('button', { name: 'Add Blog' }).click()
  const form = page.getByRole('dialog', { name: 'Add Blog' })
  await form.getByLabel('Text').fill(title)
  await form.getByLabel('Category').selectOption('Market Nuggets')
  const html =
    '<p>By a fifth.</p><img src="orders.png" alt="Orders by week"><iframe title="The call" src="https://www.youtube.com/embed/SAMPLE00001"></iframe>'
  await form
    .getByLabel('HTML Page')
    .setInputFiles({ name: 'body.html', mimeType: 'text/html', buffer: Buffer.from(html) })
  await form.getByLabel('Background Image').setInputFiles(await picture(page, 'cover.png'))
  await form.getByLabel('Blog Images').setInputFiles(await picture(page, 'orders.png', 64))
  // The admin host's policy allows the previews.
  const previews = form.locator('img')
  await expect(previews).toHaveCount(2)
  for (const preview of await previews.all())
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

  const [response] = await Promise.all([
    page.waitForResponse('**/newsletter/upload'),
    form.getByRole('button', { name: 'Save' }).click(),
  ])
  const { id } = (await response.json()) as { id: number }
  // A page without the session, which the script of `asStaff` sets in each frame.
  const reader = await page.context().newPage()
  await openHydrated(reader, `${baseURL}/newsLetterAndBlogsTemplate/blogs/${id}`)
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'Orders by week' })).toHaveJSProperty('width', 64)

  const requested: string[] = []
  reader.on('request', (request) => requested.push(request.url()))
  const video = reader.getByRole('button', { name: 'Play video: The call (youtube.com)' })
  await video.scrollIntoViewIfNeeded()
  expect(requested.filter((url) => url.includes('youtube'))).toEqual([])
  await video.press('Space')
  const player = reader.getByRole('dialog', { name: 'The call (youtube.com)' })
  await expect(player.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await reader.keyboard.press('Escape')
  await expect(video).toBeFocused()
  await reader.close()
  await deleteBlog(page, id)
})
