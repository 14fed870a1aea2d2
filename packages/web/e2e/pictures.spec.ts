import type { Page } from '@playwright/test'
import type { Blog } from '@tarang/sdk'
import { DESKTOP, expect, PHONE, test } from './fixtures.ts'
import { asStaff } from './session.ts'

/** A photograph-like image, drawn by the browser: gradients, and noise that compresses badly. */
const photograph = (page: Page) =>
  page.evaluate(async () => {
    const [width, height] = [1600, 900]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')!
    const light = context.createRadialGradient(500, 300, 50, 800, 450, 1100)
    light.addColorStop(0, '#fd9')
    light.addColorStop(0.5, '#a64')
    light.addColorStop(1, '#124')
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    const pixels = context.getImageData(0, 0, width, height)
    let seed = 7
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      const grain = (seed / 2_147_483_648 - 0.5) * 14
      for (const channel of [0, 1, 2]) pixels.data[at + channel]! += grain
    }
    context.putImageData(pixels, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })

test('a photograph is served at the size of the screen, with its space reserved', async ({
  page,
  browser,
  baseURL,
}) => {
  const { jwtToken: token } = await asStaff(page)
  const bytes = Buffer.from(await photograph(page))
  const form = new FormData()
  form.set('text', 'A letter with photographs')
  form.set('category', 'Market Nuggets')
  form.set(
    'htmlPage',
    new Blob(['<p>Before.</p><img src="inside.jpg" alt="Evening light"><p>After.</p>']),
    'a.html',
  )
  for (const [field, name] of [
    ['backgroundImage', 'cover.jpg'],
    ['blogImages', 'inside.jpg'],
  ] as const) {
    form.set(field, new Blob([bytes], { type: 'image/jpeg' }), name)
  }
  const answer = await fetch(`${baseURL}/api/newsletter/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const blog = (await answer.json()) as Blog
  expect(answer.status).toBe(200)

  const sizes: Record<string, number> = {}
  for (const [screen, viewport, widths] of [
    ['phone', PHONE, [480]],
    ['desktop', DESKTOP, [960, 1440]],
  ] as const) {
    const context = await browser.newContext({ viewport })
    const reader = await context.newPage()
    await reader.goto(`${baseURL}/newsLetterAndBlogsTemplate/blogs/${blog.id}`)
    const inside = reader.getByRole('img', { name: 'Evening light' })
    await expect(inside).toHaveAttribute('width', '1600')
    await expect(inside).toHaveAttribute('height', '900')
    await inside.scrollIntoViewIfNeeded()
    for (const image of await reader.locator('article').first().locator('img').all()) {
      await expect(image).toHaveJSProperty('complete', true)
      const source = new URL(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      expect(widths.map(String), `${screen} ${source}`).toContain(source.searchParams.get('width'))
      const sent = await context.request.get(source.href, {
        headers: { accept: 'image/avif,image/webp,*/*' },
      })
      expect(sent.headers()['content-type']).toBe('image/avif')
      sizes[`${screen} ${source.searchParams.get('width')}`] = (await sent.body()).length
    }
    await context.close()
  }
  const original = (await (await page.request.get(blog.backgroundImage!)).body()).length
  for (const [screen, size] of Object.entries(sizes)) expect(size, screen).toBeLessThan(original / 2)
  const description = JSON.stringify({ uploaded: bytes.length, original, ...sizes })
  test.info().annotations.push({ type: 'bytes', description })

  await fetch(`${baseURL}/api/newsletter/delete/${blog.id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
})
