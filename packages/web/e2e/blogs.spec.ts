import type { Page } from '@playwright/test'
import type { Blog } from '@tarang/sdk'
import { adminUrl, expect, openHydrated, test } from './fixtures.ts'
import { ask, asStaff } from './session.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const close = (page: Page) => dialog(page, 'Success').getByRole('button', { name: 'Close' }).last().click()
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

const open = async (page: Page, baseURL: string | undefined, path: string) => {
  await asStaff(page)
  await page.goto(adminUrl(baseURL!, path))
}

const published = (page: Page) => ask<Blog[]>(page, '/fetchNewsLetterAndBlogs')
const called = async (page: Page, title: string) =>
  (await published(page)).filter(({ text }) => text === title)

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
const tooHeavy = { name: 'heavy.html', mimeType: 'text/html', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'x') }
const body = (html: string) => ({ name: 'body.html', mimeType: 'text/html', buffer: Buffer.from(html) })

test('a blog is created with its files, read on the public host, edited and deleted', async ({
  page,
  baseURL,
}) => {
  const title = 'What the festive orders say — त्योहार'
  await open(page, baseURL, '/newsletterManager')
  await expect(page.locator('tbody tr')).toHaveCount(15)
  await page.getByRole('button', { name: 'Add Blog' }).click()
  const form = dialog(page, 'Add Blog')

  // An invalid file is reported before any request, and can be removed by keyboard.
  await form.getByLabel('HTML Page').setInputFiles(tooHeavy)
  await expect(form.getByRole('alert')).toHaveText('“heavy.html” is larger than 5 MB')
  await form.getByRole('button', { name: 'Remove heavy.html' }).press('Enter')
  await expect(form.getByRole('alert')).toBeHidden()
  await expect(form.getByLabel('HTML Page')).toBeFocused()

  await form.getByLabel('Text').fill(title)
  await form.getByLabel('Category').selectOption('Market Nuggets')
  await form
    .getByLabel('HTML Page')
    .setInputFiles(
      body(
        `<h2>Orders are up</h2><p>By a fifth.</p><img src="orders.png" alt="Orders by week"><iframe title="The call" src="https://www.youtube.com/embed/SAMPLE00001"></iframe>`,
      ),
    )
  await form.getByLabel('Background Image').setInputFiles(await picture(page, 'cover.png'))
  await form
    .getByLabel('Blog Images')
    .setInputFiles([await picture(page, 'orders.png', 64), await picture(page, 'unwanted.png', 64)])
  await form.getByRole('button', { name: 'Remove unwanted.png' }).click()

  // Images are previewed before they are sent; the admin host's policy allows that.
  const previews = form.locator('img')
  await expect(previews).toHaveCount(2)
  for (const preview of await previews.all()) {
    await expect(preview).toHaveJSProperty('complete', true)
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }

  await form.getByRole('button', { name: 'Save' }).dblclick()
  await expect(dialog(page, 'Success')).toContainText('Blog added successfully!')
  await close(page)
  const created = await called(page, title)
  expect(created).toHaveLength(1)
  const [blog] = created as [Blog]
  expect([blog.categories, blog.likesCount]).toEqual([['Market Nuggets'], 0])
  await expect(row(page, title)).toContainText('Market Nuggets')
  await expect(page.getByRole('row').nth(1)).toContainText(title)

  // The blog is public, with its image in the body.
  const html = await (await page.request.get(blog.htmlPageLink!)).text()
  expect(html).toMatch(/^<h2>Orders are up<\/h2><p>By a fifth\.<\/p><img src="\/files\/[0-9a-f-]+\.png"/)
  expect((await page.request.get(blog.backgroundImage!)).headers()['content-type']).toBe('image/png')
  const reader = await page.context().newPage()
  await openHydrated(reader, `${baseURL}/newsLetterAndBlogsTemplate/blogs/${blog.id}`)
  await expect(reader.getByRole('heading', { name: title })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Orders are up' })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'Orders by week' })).toHaveJSProperty('width', 64)

  // An embedded video loads nothing before a click.
  const foreign: string[] = []
  reader.on('request', (request) => foreign.push(request.url()))
  const video = reader.getByRole('button', { name: 'Play video: The call (youtube.com)' })
  await video.scrollIntoViewIfNeeded()
  expect(foreign.filter((url) => url.includes('youtube'))).toEqual([])
  await video.press('Space')
  const player = reader.getByRole('dialog', { name: 'The call (youtube.com)' })
  await expect(player.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await reader.keyboard.press('Escape')
  await expect(video).toBeFocused()
  await reader.close()

  // Only changed and required fields are sent, so the files stay.
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await dialog(page, 'Edit Blog').getByLabel('Category').selectOption('Market Events')
  await dialog(page, 'Edit Blog').getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page, 'Success')).toContainText('Blog updated successfully!')
  await close(page)
  await expect(row(page, title)).toContainText('Market Events')
  expect(await called(page, title)).toEqual([
    { ...blog, categories: ['Market Events'], etag: expect.any(String) },
  ])

  // Deletion also removes the uploaded files.
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Blog' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await called(page, title)).toHaveLength(1)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(dialog(page, 'Success')).toContainText('Blog deleted successfully!')
  await close(page)
  await expect(row(page, title)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Blog Manager' })).toBeFocused()
  expect(await called(page, title)).toEqual([])
  expect((await page.request.get(blog.htmlPageLink!)).status()).toBe(404)
  expect((await page.request.get(`/api/fetchNewsLetterAndBlogs/${blog.id}`)).status()).toBe(404)
})
