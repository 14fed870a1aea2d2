import type { PageRenderer } from '@tarang/publication'

/** The built renderer, with another number in each page that it makes: a page with a known number was not made anew. */
const built = new URL('../../web/dist-pages/render.js', import.meta.url).href
const renderer = (await import(built)) as PageRenderer

let pages = 0

export const renderPage: PageRenderer['renderPage'] = async (...request) => {
  const page = await renderer.renderPage(...request)
  pages += 1
  return { ...page, body: `${page.body}<!-- page ${pages} -->` }
}

export const { prepareBody } = renderer
