import { test as loud, type Page } from '@playwright/test'
import { hostileBodies as bodies } from '@tarang/blog-html/hostile'
import { expect, noteStart } from '../fixtures.ts'

/** Adds a unique sentence to a body, so that the test can check that the page shows it. */
const written = (body: string, nth: number) => {
  const sentence = `<p>Sentence ${nth}.</p>`
  // Some bodies only work at the beginning of a file.
  return /^(\ufeff|<\?xml|<!DOCTYPE|<html|<body)/i.test(body) ? body + sentence : sentence + body
}

/** Opens the real page of an entry without its policy, which would hide what the purifier misses. Bodies replace records and files. */
async function openEntries(page: Page) {
  const seen = { outside: [] as string[], dialogs: 0, downloads: 0 }
  page.on('dialog', (dialog) => {
    seen.dialogs += 1
    void dialog.dismiss()
  })
  page.on('download', () => {
    seen.downloads += 1
  })
  page.on('request', (request) => {
    if (/evil\.example/.test(new URL(request.url()).hostname)) seen.outside.push(request.url())
  })
  // Responses are faked inside the page: routing hundreds of requests through Playwright is slow.
  await page.addInitScript(
    (bodies) => {
      const ran: unknown[] = []
      Object.defineProperty(window, 'hacked', { set: () => void ran.push(new Error().stack), get: () => ran })
      const send = window.fetch
      const record = (id: number) => ({
        id,
        text: `Entry ${id}`,
        backgroundImage: null,
        publishedDate: '2026-11-20',
        likesCount: 0,
        categories: null,
        htmlPageLink: `${location.origin}/files/${id}.html`,
        liked: false,
      })
      window.fetch = async (input, init) => {
        const path = new URL(input instanceof Request ? input.url : input, location.href).pathname
        const [, entry] = /^\/api\/fetchNewsLetterAndBlogs\/(\d+)$/.exec(path) ?? []
        const [, file] = /^\/files\/(\d+)\.html$/.exec(path) ?? []
        if (entry) return Response.json(record(Number(entry)))
        if (file)
          return new Response(bodies[Number(file) - 1], {
            headers: { 'content-type': 'text/plain; charset=utf-8' },
          })
        return send(input, init)
      }
    },
    bodies.map(({ body }, at) => written(body, at + 1)),
  )
  await page.route('**/newsLetterAndBlogsTemplate/**', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await noteStart(page)
  // The server would render its own bodies; these exist only in the browser.
  const response = await page.goto('/newsLetterAndBlogsTemplate/blogs/0')
  expect(response?.headers()['content-security-policy']).toBeUndefined()
  await page.locator('html[data-ready]').waitFor()
  return seen
}

/** Navigates to each entry within the application and returns the problems of its page. */
const visitEntries = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const problems: string[] = []
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const until = async (holds: () => boolean) => {
      for (let at = 0; at < 400; at++) {
        if (holds()) return true
        await pause(at < 50 ? 5 : 50)
      }
      return false
    }
    const isSeen = (element: Element | null) => {
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 20 && height > 10 && getComputedStyle(element).visibility === 'visible'
    }
    /** Whether nothing covers the centre of an element. */
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
      return topmost !== null && (element.contains(topmost) || topmost.contains(element))
    }
    const MATHML = 'http://www.w3.org/1998/Math/MathML'
    const PRESENTATION =
      /^(math|m(frac|i|multiscripts|n|o|over|prescripts|root|row|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover))$/
    const neverThere =
      'script,style,link,meta,base,iframe,frame,object,embed,svg,template,form,input,button,select,textarea,video,audio,dialog,marquee,noscript,[style],[name],[is],[popover],[srcdoc],[ping],[contenteditable],[autofocus]'

    for (let id = 1; id <= count; id++) {
      const complain = (what: string) => problems.push(`${id}: ${what}`)
      history.pushState(null, '', `/newsLetterAndBlogsTemplate/blogs/${id}`)
      const isShown = await until(
        () =>
          document.querySelector('h1')?.textContent === `Entry ${id}` &&
          [...document.querySelectorAll('main p')].some(
            ({ textContent }) => textContent === `Sentence ${id}.`,
          ),
      )
      if (!isShown) {
        complain('the body is not shown')
        continue
      }
      scrollTo(0, 0)
      const sentence = [...document.querySelectorAll('main p')].find(
        ({ textContent }) => textContent === `Sentence ${id}.`,
      )!
      const body = sentence.closest('article > * > *, main div') ?? document.body
      for (const element of [document.querySelector('h1'), document.querySelector('nav')]) {
        if (!isSeen(element)) complain('heading or navigation is gone')
        else if (!isFree(element!)) complain('something lies over heading or navigation')
      }
      if (document.title !== `Entry ${id} · Tarang` && !document.title.includes(`Entry ${id}`))
        complain('another title')
      const frame = sentence.parentElement!
      const inside = [...frame.querySelectorAll('*')]
      for (const element of inside.filter((each) => each.matches(neverThere)))
        complain(`<${element.localName}> is there`)
      for (const { localName } of inside.filter(({ namespaceURI }) => namespaceURI === MATHML))
        if (!PRESENTATION.test(localName)) complain(`<${localName}> is there`)
      for (const element of inside) {
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) complain(`${name} is there`)
          if (
            /^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
            !/^(https?|mailto|tel):/.test(value) &&
            // A picture within the page, of a type that runs nothing.
            !(element.localName === 'img' && /^data:image\/(png|jpeg|gif|webp|avif);base64,/.test(value))
          )
            complain(`${name}=${value.slice(0, 40)}`)
        }
      }
      if (!body.contains(frame)) complain('the body has left its place')
      if (document.documentElement.scrollWidth > innerWidth) complain('the page scrolls sideways')
    }
    await pause(1000)
    const ran = (window as unknown as { hacked: string[] }).hacked
    if (ran.length > 0) problems.push(`it ran: ${ran[0]}`)
    return problems
  }, count)

// The browser reports blocked requests to the console, so this test allows console errors.
loud(`${bodies.length} hostile bodies do no harm, in a page without a policy`, async ({ page, baseURL }) => {
  loud.setTimeout(240_000)
  expect(bodies.length).toBeGreaterThanOrEqual(200)
  // The fading between hundreds of entries is a tenth of the time.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = await openEntries(page)
  const problems = await visitEntries(page, bodies.length)
  expect(problems.map((what) => `${bodies[Number.parseInt(what, 10) - 1]?.name} ${what}`)).toEqual([])
  expect(seen).toEqual({ outside: expect.any(Array), dialogs: 0, downloads: 0 })
  // Images are the only resources that may come from another host.
  expect(seen.outside.filter((url) => !/\.png$/.test(url))).toEqual([])
  expect(new URL(page.url()).origin).toBe(baseURL)
})
