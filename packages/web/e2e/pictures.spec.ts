import type { Locator, Page } from '@playwright/test'
import type { Blog } from '@tarang/sdk'
import {
  adminUrl,
  DESKTOP,
  expect,
  FOREIGN_PICTURES,
  followLink,
  openHydrated,
  PHONE,
  test,
} from './fixtures.ts'
import { ENTRY, LIST } from './public-pages.ts'
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

/** A curve as a PNG, in black on white or on nothing. */
const curve = (page: Page, width: number, height: number, ground?: string) =>
  page.evaluate(
    async ([width, height, ground]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')!
      if (ground) {
        context.fillStyle = ground
        context.fillRect(0, 0, width, height)
      }
      context.lineWidth = 3
      context.moveTo(0, height)
      context.lineTo(width, 0)
      context.stroke()
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    },
    [width, height, ground] as const,
  )

/** Uploads a blog as staff, and deletes it after the test. */
async function upload(page: Page, baseURL: string | undefined, html: string, files: UploadedFile[]) {
  const { jwtToken: token } = await asStaff(page)
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('text', 'A letter with pictures')
  form.set('category', 'Market Nuggets')
  form.set('htmlPage', new Blob([html]), 'a.html')
  for (const { field = 'blogImages', name, mimeType, buffer } of files)
    form.append(field, new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const answer = await fetch(`${baseURL}/api/newsletter/upload`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(200)
  const blog = (await answer.json()) as Blog
  const path = `/newsLetterAndBlogsTemplate/blogs/${blog.id}`
  const remove = () => fetch(`${baseURL}/api/newsletter/delete/${blog.id}`, { method: 'POST', headers })
  return { blog, path, remove }
}

interface UploadedFile {
  readonly field?: string
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

test('a photograph is served at the size of the screen, with its space reserved', async ({
  page,
  browser,
  baseURL,
}) => {
  const bytes = Buffer.from(await photograph(page))
  const photo = { mimeType: 'image/jpeg', buffer: bytes }
  const { blog, remove } = await upload(
    page,
    baseURL,
    '<p>Before.</p><img src="inside.jpg" alt="Evening light"><p>After.</p>',
    [
      { ...photo, field: 'backgroundImage', name: 'cover.jpg' },
      { ...photo, name: 'inside.jpg' },
    ],
  )

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

  await remove()
})

/** The ground of pictures, in both themes. */
const PAPER = 'rgb(245, 243, 236)'

const shapes = {
  tall: [300, 600],
  wide: [1200, 200],
  square: [400, 400],
  logo: [160, 40],
  icon: [24, 24],
  long: [200, 2000],
} as const

const letter = `<p>Tall, wide, square:</p><img src="tall.png" alt="tall"><img src="wide.png" alt="wide">
<img src="square.png" alt="square"><img src="square.png" alt="halved" width="200" height="200">
<img src="tall.png" alt="too large" width="900"><img src="long.png" alt="long"><figure><img src="logo.png" alt="logo"></figure>
<p>Made by <img src="icon.png" alt="icon"> us.</p>
<p>Source: <img src="${FOREIGN_PICTURES}icon.png" alt="foreign"> Exchange</p>`

/** The size of each picture in a column. */
const sizesIn = (column: number) => {
  const [wide, high] = shapes.wide
  const width = Math.min(wide, column)
  return {
    tall: [300, 600],
    wide: [width, Math.round((high * width) / wide)],
    square: [400, 400].map((side) => Math.min(side, column)),
    halved: [200, 200],
    'too large': [300, 600],
    logo: [160, 40],
    icon: [24, 24],
    long: [200, 2000],
    foreign: [24, 24],
  }
}

const sizesOf = (article: Locator) =>
  article.locator('[aria-busy=false] img').evaluateAll((images) =>
    Object.fromEntries(
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect()
        return [String(image.getAttribute('alt')), [width, height].map(Math.round)] as const
      }),
    ),
  )

async function letterFiles(page: Page): Promise<UploadedFile[]> {
  const files = []
  for (const [name, [width, height]] of Object.entries(shapes)) {
    const buffer = Buffer.from(await curve(page, width, height, name === 'logo' ? undefined : '#fff'))
    files.push({ name: `${name}.png`, mimeType: 'image/png', buffer })
  }
  return files
}

/** Answers for the host of the foreign picture. */
const answerForeign = async (page: Page) => {
  const body = Buffer.from(await curve(page, ...shapes.icon))
  await page.route(`${FOREIGN_PICTURES}**`, (route) => route.fulfill({ contentType: 'image/png', body }))
}

for (const [screen, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`pictures keep their proportions and their line, before and after they load: ${screen}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'dark' })
    await answerForeign(page)
    const { path, remove } = await upload(page, baseURL, letter, await letterFiles(page))
    const expected = sizesIn(screen === 'phone' ? 350 : 680)
    const { foreign: _, ...uploaded } = expected

    let load = () => {}
    const loading = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/files/*.png*', async (route) => {
      await loading
      await route.continue()
    })
    const article = page.locator('article').first()
    await page.goto(path, { waitUntil: 'commit' })
    await expect(article.getByText('Exchange')).toBeVisible()
    await expect.poll(() => sizesOf(article)).toMatchObject(uploaded)
    load()
    for (const open of [async () => {}, () => followLink(page, path)]) {
      await open()
      await expect(article.getByText('Exchange')).toBeVisible()
      await page.getByRole('img', { name: 'foreign' }).scrollIntoViewIfNeeded()
      await expect.poll(() => sizesOf(article)).toEqual(expected)
      const lines = await article
        .locator('p', { has: page.locator('img') })
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      expect(Math.max(...lines)).toBeLessThan(40)
      await expect(article.getByRole('img', { name: 'logo' })).toHaveCSS('background-color', PAPER)
      await expect(article.locator('img[sizes^=auto], img[sizes]:not([srcset])')).toHaveCount(0)
    }

    await page.emulateMedia({ media: 'print' })
    // 24 cm, so that it fits on one sheet.
    const { long, ...printed } = await sizesOf(article)
    expect(long).toEqual([200, 907])
    await expect(article.getByRole('img', { name: 'long' })).toHaveCSS('object-fit', 'contain')
    for (const [name, [width = 0, height = 0]] of Object.entries(printed)) {
      const [ownWidth = 0, ownHeight = 0] = expected[name as keyof typeof expected]
      expect(width / height, name).toBeCloseTo(ownWidth / ownHeight, 1)
    }
    await remove()
  })

test('the preview shows pictures as readers will see them', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await answerForeign(page)
  const files = await letterFiles(page)
  const between = letter.replace('us.', 'us. In a sentence: <img src="square.png" alt="between"> it goes on.')
  const { path, remove } = await upload(page, baseURL, between, files)
  await page.goto(adminUrl(String(baseURL), '/newsletterManager'))
  await page.getByRole('button', { name: 'Add Blog' }).click()
  const form = page.getByRole('dialog', { name: 'Add Blog' })
  await form.getByLabel('Blog Images').setInputFiles(files)
  const buffer = Buffer.from(between)
  await form.getByLabel('HTML Page').setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer })
  await form.getByRole('radio', { name: '1280' }).check({ force: true })
  const preview = page.frameLocator('iframe[title="The page of the entry"]').locator('article')
  const { foreign: _, ...expected } = { ...sizesIn(680), between: [400, 400] }
  await expect.poll(() => sizesOf(preview)).toEqual(expected)
  const displays = (article: Locator) =>
    article
      .locator('[aria-busy=false] img:not([alt=foreign])')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).display))
  const inPreview = await displays(preview)
  await page.goto(`${baseURL}${path}`)
  expect(await displays(page.locator('article').first())).toEqual(inPreview)
  await remove()
})

for (const path of ['/unauthorizedExplorePage', '/services', LIST, ENTRY, '/category/Strategies'])
  test(`a tall cover fills its frame on ${path}, and no picture has sizes without widths`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const body = Buffer.from(await curve(page, 800, 1600))
    await page.route(/\/files\/[^/]+\.(svg|png|jpe?g|webp)/, (route) =>
      route.fulfill({ contentType: 'image/png', body }),
    )
    await page.setViewportSize(DESKTOP)
    const html = await (await openHydrated(page, path))!.text()
    expect(
      html.match(/<img [^>]*>/g)?.filter((tag) => tag.includes(' sizes=') && !/ srcset=/i.test(tag)),
    ).toEqual([])
    const covers = page.locator('main img[alt=""]:not(figure img)')
    await expect
      .poll(() =>
        covers
          .first()
          .evaluate(({ naturalHeight, naturalWidth }: HTMLImageElement) =>
            Math.round(naturalHeight / naturalWidth),
          ),
      )
      .toBe(2)
    await expect(covers.first()).toHaveCSS('background-color', PAPER)
    const ratios = await covers.evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.parentElement!.getBoundingClientRect()
        return Number((width / height).toFixed(1))
      }),
    )
    expect(new Set(ratios)).toEqual(new Set(path === ENTRY ? [2.3, 1.8] : [1.8]))
  })

test('a cover that failed before the application has started is replaced by a pattern', async ({ page }) => {
  let start = () => {}
  const failed = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await failed
    await route.continue()
  })
  await page.route(/\/files\/[^/]+\.(svg|png|jpe?g|webp)/, (route) => route.abort())
  await page.goto(LIST, { waitUntil: 'commit' })
  const cover = page.locator('main article').first().locator('> div').first()
  await expect
    .poll(() => cover.locator('img').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true)
  start()
  await expect(cover.locator('svg')).toBeVisible()
  await expect(cover.locator('img')).toHaveCount(0)
})
