import { hostileBodies } from '@tarang/blog-html/hostile'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cleanBody } from './clean-body.ts'

const link = 'https://tarang.example/files/body.html'
const foreign =
  'script, style, iframe, object, embed, svg, form, base, meta, link, math :not(mi, mn, mo, mrow, mtext, mfrac, msup, msub, mstyle, mspace, mtable, mtr, mtd)'

/** Opens bodies in a page without protection, whose scripts run, and returns the problems found. */
function openAsPage(bodies: readonly { readonly name: string; readonly html: string }[]): string[] {
  const problems: string[] = []
  const sections = bodies.map(({ name, html }) => `<section title="${name}">${html}</section>`)
  const { window } = new JSDOM(`<!doctype html><body>${sections.join('\n')}</body>`, {
    url: 'https://reader.example/',
    runScripts: 'dangerously',
    beforeParse(window) {
      Object.defineProperty(window, 'hacked', { set: () => void problems.push('a script ran') })
    },
  })
  for (const element of window.document.querySelectorAll('section *')) {
    const name = element.closest('section')?.title
    if (element.matches(foreign)) problems.push(`${name}: ${element.localName}`)
    for (const { name: attribute, value } of element.attributes) {
      const isUrl = /^(href|src|action|formaction|data|xlink:href)$/i.test(attribute)
      const isRefused = isUrl ? !/^(https?|mailto|tel):/.test(value) : /^on|^style$|^srcdoc$/i.test(attribute)
      if (isRefused) problems.push(`${name}: ${attribute}="${value.slice(0, 60)}"`)
    }
  }
  window.close()
  return problems
}

test('a body with a script is found', () => {
  expect(openAsPage([{ name: 'x', html: '<script>hacked = 1</script>' }])).toEqual([
    'a script ran',
    'x: script',
  ])
  expect(openAsPage([{ name: 'x', html: '<a href="javascript:1" onclick="1">a</a>' }])).toHaveLength(2)
})

// The others only take long: a DOM takes quadratic time for nested elements. `createBodyCleaner` rejects them.
const bodies = hostileBodies.filter(({ name }) => !name.startsWith('sizes'))

test(`none of ${bodies.length} hostile bodies runs, or refers to anything but the web`, {
  timeout: 120_000,
}, () => {
  const cleaned = bodies.map(({ name, body }) => ({ name, html: cleanBody(body, link) ?? '' }))
  expect(openAsPage(cleaned)).toEqual([])
})
