import { readFileSync } from 'node:fs'
import { decodePage } from '@tarang/blog-html'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { articleOf, cleanBody } from './clean-body.ts'

const folder = new URL('../../blog-html/testing/articles/', import.meta.url)
const title = 'November factor note'
const lead =
  'Flows into mid-sized companies slowed this month while large ones held up. We look at what that means for a rule-based book.'

const read = (name: string) => decodePage(readFileSync(new URL(name, folder))) ?? ''
const clean = (name: string) => articleOf(read(name), { title, storesPictures: true })

/** The nodes that readers get of a file. */
function bodyOf(name: string): HTMLElement {
  const html = cleanBody(clean(name).html, 'https://tarang.example/files/body.html')
  return new JSDOM(html ?? '').window.document.body
}

const textOf = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
const texts = (body: HTMLElement, selector: string) => [...body.querySelectorAll(selector)].map(textOf)
const fileNames = (body: HTMLElement) =>
  [...body.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src).replace(/^.*\//, ''))

/** The rows of the last table, which is the one with figures. */
const rows = (body: HTMLElement) =>
  [...([...body.querySelectorAll('table')].at(-1)?.rows ?? [])].map(({ cells }) => [...cells].map(textOf))

/** Each link within a body and the text of its target. */
const parts = (body: HTMLElement) =>
  [...body.querySelectorAll('a[href^="#"]')].map((link) => [
    textOf(link),
    textOf(body.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)),
  ])

const newsletters = [
  'm01-mailchimp-boxed.html',
  'm03-substack.html',
  'm04-ghost.html',
  'm05-beehiiv.html',
  'm06-gdocs.html',
  'm07-word-filtered-utf8.html',
  'm07b-word-filtered-1252.html',
  'm07e-word-1252-meta-utf8-bytes.html',
  'm09-notion.html',
  'm11-excel.html',
  'm12-embeds.html',
  'm13-math.html',
  'm14-author-colours.html',
  'm15-base64.html',
  'm19-pandoc.html',
]

describe.each(newsletters)('%s', (name) => {
  const body = bodyOf(name)

  test('begins below the title, and its headings at h2', () => {
    expect(textOf(body).startsWith(title)).toBe(false)
    expect(texts(body, 'h1')).toEqual([])
    const levels = [...body.querySelectorAll('h2, h3, h4, h5, h6')].map(({ localName }) => localName)
    if (levels.length > 0) expect(levels).toContain('h2')
  })

  test('has no empty paragraph, no link without an address, and no field of a mailing tool', () => {
    const empty = [...body.querySelectorAll('p, li, h2, h3')].filter(
      (element) => !textOf(element) && !element.querySelector('img, math'),
    )
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect([...body.querySelectorAll('a:not([href])')].map(textOf)).toEqual([])
    expect(textOf(body)).not.toMatch(/\*\|/)
  })

  test('has all targets of its links within the page', () => {
    for (const [, target] of parts(body)) expect(target).not.toBe('')
  })

  test('stays the same when it is cleaned again', () => {
    const { html } = clean(name)
    expect(articleOf(html, { title, storesPictures: true }).html).toBe(html)
  })
})

test('Mailchimp: the layout goes, the table of data stays, the lines about the mail go', () => {
  const body = bodyOf('m01-mailchimp-boxed.html')
  expect(rows(body)).toEqual([
    ['STOCK', 'ENTRY', 'REASON'],
    ['ALPHACO', '1,245.50', 'Twelve-month momentum'],
    ['BETALTD', '88.40', 'Earnings revision'],
  ])
  expect(body.querySelectorAll('table')).toHaveLength(1)
  expect(texts(body, 'h2')).toEqual(['The screen'])
  expect(texts(body, 'h3')).toEqual(['Where the money went', 'Bought', 'Sold'])
  expect(fileNames(body)).toEqual(['chart.png', 'col.png', 'col.png'])
  expect(textOf(body)).not.toMatch(/browser|unsubscribe|mailing address/)
})

test('Substack: the note, the formula, the ticker and the video', () => {
  const body = bodyOf('m03-substack.html')
  expect(parts(body)).toEqual([
    ['1', '1'],
    ['1', '1'],
  ])
  expect(texts(body, 'code')).toEqual(['CAGR = (V_1/V_0)^{1/n}-1'])
  expect(texts(body, 'p')).toContain('The fund ALPHACO led.')
  expect(body.querySelector<HTMLAnchorElement>('a[href*=youtube]')?.href).toBe(
    'https://www.youtube.com/watch?v=SAMPLE00001',
  )
})

test('Ghost: cards, pictures and the video', () => {
  const body = bodyOf('m04-ghost.html')
  expect(texts(body, 'h2')).toEqual(['Method'])
  expect(fileNames(body)).toEqual(['chart.png', 'favicon.ico', 'thumb.png', 'col.png', 'col.png'])
  expect(texts(body, 'a')).toContain('Results call (youtube.com)')
})

test('beehiiv: the table, the quotation, and no footer', () => {
  const body = bodyOf('m05-beehiiv.html')
  expect(rows(body)[1]).toEqual(['ALPHACO', '1,245.50', '+11.6%'])
  expect(texts(body, 'blockquote')).toHaveLength(1)
  expect(textOf(body)).not.toMatch(/Powered by/)
})

test('Google Docs: bold, italic, struck and marked words, nested lists, the note', () => {
  const body = bodyOf('m06-gdocs.html')
  expect(texts(body, 'strong')).toEqual(['Key point:', 'Stock', 'Entry (₹)', 'Return'])
  expect(texts(body, 'em')).toEqual(['Earnings revision'])
  expect(texts(body, 's')).toEqual(['old text'])
  expect(texts(body, 'mark')).toEqual(['marked'])
  expect(texts(body, 'ul > li > ul > li')).toEqual(['twelve months, less one'])
  expect(texts(body, 'ol > li')).toEqual(['Rank', 'Cut'])
  expect(body.querySelectorAll('body > ul, body > ol')).toHaveLength(2)
  expect(parts(body)).toEqual([
    ['[1]', '[1]'],
    ['[1]', '[1]'],
  ])
})

test.each(newsletters.filter((name) => name.startsWith('m07')))('%s: letters, lists and the note', (name) => {
  const body = bodyOf(name)
  expect(textOf(body)).toContain('The manager’s note says “mid-sized” names – those below rank 250 – slowed.')
  expect(texts(body, 'ul > li')).toEqual(['Momentum, twelve months less one', 'Earnings revision'])
  expect(texts(body, 'ol[start="2"] > li')).toEqual(['Rank and cut'])
  expect(textOf(body)).not.toContain('·')
  expect(rows(body)[2]).toEqual(['BETALTD', '88.40', '79.10', '(10.5%)'])
  expect(fileNames(body)).toEqual(['image001.png'])
  expect(parts(body)).toHaveLength(2)
})

test('Notion: lists are joined, boxes are ticked, the formula stays', () => {
  const body = bodyOf('m09-notion.html')
  expect(texts(body, 'ol > li')).toEqual(['Rank', 'Cut'])
  expect(body.querySelectorAll('ol')).toHaveLength(1)
  expect(texts(body, 'li')).toContain('☑ Rebalance')
  expect(texts(body, 'math')[0]).toBe('C=(V1V0)1/n−1')
  expect(body.querySelectorAll('math mfrac')).not.toHaveLength(0)
  expect(rows(body)[1]).toEqual(['ALPHACO', '1,245.50', '1,390.00', '+11.6%'])
})

test('Excel: each row of the sheet, and no row that is hidden', () => {
  const body = bodyOf('m11-excel.html')
  expect(rows(body).map(({ length }) => length)).toEqual([1, 12, 12, 12, 12])
  expect(rows(body)[3]).toContain('(4,650.00)')
})

test('Embeds become links that name their source', () => {
  const body = bodyOf('m12-embeds.html')
  expect(texts(body, 'a').filter((text) => /\.com|\.net/.test(text))).toEqual([
    'Results call (youtube.com)',
    'Returns by month (datawrapper.dwcdn.net)',
    'Content on docs.google.com',
  ])
})

test('A formula is MathML or its TeX, and stands once', () => {
  const body = bodyOf('m13-math.html')
  expect(body.querySelectorAll('math')).toHaveLength(2)
  expect(texts(body, 'p')).toContain('MathML: ab=2 is the ratio.')
  expect(texts(body, 'p')).toContain('KaTeX: C=(V1V0)1/n−1 done.')
  expect(textOf(body)).toContain(String.raw`\(CAGR = (V_1/V_0)^{1/n} - 1\)`)
})

test.each([
  [
    'with a script',
    '<math><mi>x</mi><script>hacked = 1</script><annotation encoding="application/x-tex">x</annotation></math>',
    '<p>a <code>x</code></p>',
  ],
  ['with HTML', '<math><mtext><b>x</b></mtext></math>', '<p>a </p>'],
  [
    'with an action',
    '<math alttext="x"><maction actiontype="statusline#http://a.example"><mi>x</mi></maction></math>',
    '<p>a <code>x</code></p>',
  ],
  [
    'with addresses',
    '<math href="javascript:1"><mi xlink:href="javascript:1" style="color:red">x</mi></math>',
    '<p>a <math><mi>x</mi></math></p>',
  ],
])('a formula %s is safe', (_, math, html) => {
  expect(cleanBody(`<p>a ${math}</p>`, 'https://tarang.example/files/body.html')).toBe(html)
})

test('Colours: meaning of styles stays, and lost colours are named', () => {
  const body = bodyOf('m14-author-colours.html')
  expect(texts(body, 'strong')).toEqual(['bold by style'])
  expect(texts(body, 'em')).toEqual(['italic by style'])
  expect(texts(body, 's')).toEqual(['struck'])
  expect(clean('m14-author-colours.html').losses).toEqual(
    ['a loss in red', 'a gain in green', '-1,23,456.00'].map((words) => ({
      kind: 'colour',
      words,
      detail: '',
    })),
  )
})

test('Pictures inside the page become files; those of the author’s machine keep their names', () => {
  const { pictures, losses } = clean('m15-base64.html')
  expect(pictures.map(({ name, alt }) => [name, alt])).toEqual([['in-page-1.png', 'Equity curve']])
  expect(fileNames(bodyOf('m15-base64.html'))).toEqual([
    'in-page-1.png',
    'image001.png',
    'chart.png',
    'chart.png',
  ])
  expect(losses).toEqual([
    { kind: 'picture', words: 'Old curve', detail: 'http' },
    { kind: 'picture', words: 'Curve', detail: 'svg' },
  ])
})

test('pictures inside a page that are not stored have a limit', () => {
  const picture = (bytes: number, alt: string) =>
    `<img alt="${alt}" src="data:image/png;base64,${'A'.repeat((bytes * 4) / 3)}">`
  const small = picture(3000, 'Small')
  const { html, losses } = articleOf(`<p>a ${small}</p><p>${picture(40 * 1024 * 1024, 'Large')}</p>`)
  expect(html).toBe(`<p>a ${small}</p><p>Large</p>`)
  expect(losses).toEqual([{ kind: 'picture', words: 'Large', detail: 'large' }])
  // A feed would carry them to readers who never open the entry.
  expect(cleanBody(html, 'https://tarang.example/files/body.html')).toBe('<p>a Small</p><p>Large</p>')
})

test('pandoc: contents, notes, ticked and unticked boxes', () => {
  const body = bodyOf('m19-pandoc.html')
  expect(parts(body)).toEqual([
    ['The screen', 'The screen'],
    ['1', 'Before costs.↩︎'],
    ['↩︎', '1'],
  ])
  expect(texts(body, 'ul li').slice(1)).toEqual(['☑ Rebalance', '☐ Publish'])
  expect(texts(body, 'caption, figcaption')).toEqual(['Trades', 'Screen'])
})

test.each([
  ['x04-strike.html', '<p>Target <s>₹1,200</s> ₹1,350; <s>s kept</s>; <del>del kept</del>.</p>'],
  ['x05-inpage.html', '<p><a href="#text-n1">[1]</a> note</p><p id="text-n1">The note</p><p>named</p>'],
  ['x06-hidden.html', '<p>Visible.</p>'],
  [
    'x07-video.html',
    '<p>Watch the results call:</p><p><a href="https://www.youtube.com/watch?v=SAMPLE00001">Video on youtube.com</a></p><p>End.</p>',
  ],
  ['x08-details.html', '<details><summary>Method</summary><p>Rank, cut, hold.</p></details>'],
  ['x09-bom.html', '<p>First ₹ line</p>'],
])('%s', (name, html) => {
  expect(bodyOf(name).innerHTML).toBe(html)
})

describe('one habit each', () => {
  test.each([
    ['a tracking pixel', '<p>a</p><img src="https://t.example/o.gif" height="1" width="1">', '<p>a</p>'],
    ['a spacer', '<p>a</p><img src="s.png" style="width:600px;height:1px">', '<p>a</p>'],
    [
      'a menu',
      '<nav><a href="/">Home</a></nav><p>a long enough text of the page</p>',
      '<p>a long enough text of the page</p>',
    ],
    [
      'a hidden class',
      '<style>.x{display:none}@media print{.y{display:none}}</style><p class="x">b</p><p class="y">a</p>',
      '<p>a</p>',
    ],
    ['a hidden line of Outlook', '<p>a</p><p style="mso-hide:all">b</p>', '<p>a</p>'],
    ['a title that stands twice', `<title>T</title><h1>T</h1><h3>T</h3><p>a</p>`, '<p>a</p>'],
    ['headings without h1 and h2', '<h3>A</h3><h4>B</h4>', '<h2>A</h2><h3>B</h3>'],
    [
      'a lazy picture',
      '<p>a</p><img src="data:image/gif;base64,AA" data-src="https://a.example/c.png" alt="C"><noscript><img src="https://a.example/c.png"></noscript>',
      '<p>a</p><img alt="C" src="https://a.example/c.png">',
    ],
    [
      'a picture for readers without scripts',
      '<p>a</p><img src="data:image/gif;base64,AA"><noscript><img src="https://a.example/c.png" alt="C"></noscript>',
      '<p>a</p><img alt="C" src="https://a.example/c.png">',
    ],
    [
      'a menu within the page',
      '<nav><a href="#b">B</a></nav><h2 id="b">B</h2>',
      '<a href="#text-b">B</a><h2 id="text-b">B</h2>',
    ],
    [
      'a video whose script loads it later',
      '<iframe src="about:blank" data-lazy-src="https://www.youtube-nocookie.com/embed/SAMPLE00001?start=90"></iframe>',
      '<p><a href="https://www.youtube.com/watch?v=SAMPLE00001&amp;t=90">Video on youtube.com</a></p>',
    ],
    [
      'a list of videos',
      '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
      '<p><a href="https://www.youtube.com/playlist?list=PL1">Video on youtube.com</a></p>',
    ],
    [
      'a video at the end of a paragraph',
      '<p>Watch: <span><iframe title="Call" src="https://www.youtube.com/embed/SAMPLE00001"></iframe></span></p>',
      '<p>Watch: </p><p><a href="https://www.youtube.com/watch?v=SAMPLE00001">Call (youtube.com)</a></p>',
    ],
    [
      'a video within a sentence',
      '<p>Watch <iframe title="Call" src="https://www.youtube.com/embed/SAMPLE00001"></iframe> first.</p>',
      '<p>Watch <a href="https://www.youtube.com/watch?v=SAMPLE00001">Call (youtube.com)</a> first.</p>',
    ],
    [
      'a warning in a footer',
      `<p>${lead}</p><footer><p>Investment in securities market are subject to market risks.</p><p><a href="/">Home</a></p><p>© Sample Research</p></footer>`,
      `<p>${lead}</p><p>Investment in securities market are subject to market risks.</p>`,
    ],
    [
      'a footer of links, one of which is long',
      `<p>${lead}</p><footer><a href="/a">About us and all that we have to say.</a> All rights reserved.</footer>`,
      `<p>${lead}</p>`,
    ],
    [
      'a mark of a note that is not raised',
      '<p>Costs.<a href="#n" id="r">1</a> See part <a href="#n">1</a>.</p><div><a id="n" href="#r">1</a><div><p>All of them.</p></div></div>',
      '<p>Costs.<sup><a href="#text-n" id="text-r">1</a></sup> See part <a href="#text-n">1</a>.</p><div><div><p><a href="#text-r" id="text-n">1</a> All of them.</p></div></div>',
    ],
    [
      'a formula in a sentence that is set as a block',
      '<p>So <math display="block"><mi>x</mi></math> holds.</p><p><math display="block"><mi>y</mi></math></p>',
      '<p>So <math><mi>x</mi></math> holds.</p><p><math display="block"><mi>y</mi></math></p>',
    ],
    [
      'a sign above the title',
      '<title>T</title><header><div><span>📈</span></div><h1>T</h1></header><p>a</p>',
      '<p>a</p>',
    ],
    [
      'headings without styles',
      '<p style="font-size:20px"><b>The screen</b></p><p><span style="font-size:14pt;font-weight:700">Costs</span></p><p style="font-size:20px"><b>₹1,200</b></p><p style="font-size:20px"><b>A</b> word</p>',
      '<h2><b>The screen</b></h2><h2><span>Costs</span></h2><p><b>₹1,200</b></p><p><b>A</b> word</p>',
    ],
    ['a line left empty above a rule', '<p>a</p><br><br><hr><p>b</p>', '<p>a</p><hr><p>b</p>'],
    [
      'a picture that may not be shown',
      '<p>Old: <img src="http://a.example/c.png" alt="Old curve"></p>',
      '<p>Old: Old curve</p>',
    ],
    [
      'a copy of Google Docs within a bold element that is not bold',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Low. </span><span style="font-weight:700">Not yet.</span></p></b>',
      '<p><span>Low. </span><span><strong>Not yet.</strong></span></p>',
    ],
    [
      'plain words within a bold paragraph',
      '<p style="font-weight:700">Exit <span style="font-weight:400">below</span> 88.40</p>',
      '<p><strong>Exit </strong><span>below</span><strong> 88.40</strong></p>',
    ],
    [
      'a bold item with a plain list below it',
      '<ul><li style="font-weight:700"><p style="font-weight:700">Head</p><ul><li style="font-weight:400"><p>plain</p></li></ul></li></ul>',
      '<ul><li><strong>Head</strong><ul><li>plain</li></ul></li></ul>',
    ],
    [
      'a paragraph between the items of a list of Word',
      '<p class=MsoListParagraph style="margin-left:36pt">1. One</p><p class=MsoNormal style="margin-left:36pt">More of it.</p><p class=MsoListParagraph style="margin-left:36pt">2. Two</p>',
      '<ol><li>One<p>More of it.</p></li><li>Two</li></ol>',
    ],
    [
      'lists of Word with letters and Roman numbers',
      '<p class=MsoListParagraph style="margin-left:36pt">b) One</p><p>.</p><p class=MsoListParagraph style="margin-left:36pt">i. One</p><p class=MsoListParagraph style="margin-left:36pt">ii. Two</p>',
      '<ol type="a" start="2"><li>One</li></ol><p>.</p><ol type="i"><li>One</li><li>Two</li></ol>',
    ],
    [
      'a picture of which a drawing keeps the room',
      '<p>a</p><picture><source data-lazy-srcset="https://a.example/w.webp 231w"><img src="data:image/svg+xml,x" alt="Plan" data-lazy-srcset="https://a.example/s.jpg 231w, https://a.example/l.jpg 462w"></picture>',
      '<p>a</p><img alt="Plan" src="https://a.example/l.jpg">',
    ],
    [
      'a picture that only its sources name',
      '<p>a</p><picture><source srcset="https://a.example/c.webp"><img alt="C"></picture>',
      '<p>a</p><img alt="C" src="https://a.example/c.webp">',
    ],
    [
      'an address that is a whole paragraph',
      '<p>https://www.youtube.com/watch?v=SAMPLE00001</p><p>Read https://a.example/r.</p>',
      '<p><a href="https://www.youtube.com/watch?v=SAMPLE00001">https://www.youtube.com/watch?v=SAMPLE00001</a></p><p>Read https://a.example/r.</p>',
    ],
    [
      'an embed of former years',
      '<object><param name="movie" value="https://www.youtube.com/v/SAMPLE00001"></object>',
      '<p><a href="https://www.youtube.com/watch?v=SAMPLE00001">Video on youtube.com</a></p>',
    ],
    ['a mark that is raised twice', '<p>a<sup><b><sup>1</sup></b></sup></p>', '<p>a<sup><b>1</b></sup></p>'],
    [
      'fixed spaces between all words',
      '<p>No&nbsp;line&nbsp;can&nbsp;break&nbsp;in&nbsp;this.</p><p>₹&nbsp;100 a&nbsp;share</p>',
      '<p>No line can break in this.</p><p>₹&nbsp;100 a&nbsp;share</p>',
    ],
    [
      'code by styles',
      '<div style="font-family:Menlo,monospace;white-space:pre"><div><span>def f():</span></div><br><div>    return 1</div></div>',
      '<pre><code>def f():\n\n    return 1\n</code></pre>',
    ],
    ['headings that leave out a level', '<h1>A</h1><h4>B</h4><h6>C</h6>', '<h2>A</h2><h3>B</h3><h4>C</h4>'],
    [
      'nested tables',
      '<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>',
      '<div><div>a</div></div>',
    ],
  ])('%s', (_, html, clean) => {
    expect(cleanBody(html, 'https://tarang.example/files/body.html')).toBe(clean)
  })
})

test('lines about the mail and fields of mailing tools are named', () => {
  const page = `<p>Dear {{ first_name }}, %%city%%: ${lead}</p><p><a href="{{unsubscribe}}">Unsubscribe</a></p><p>\\frac{{a}}{{b}}</p>`
  expect(articleOf(page).losses).toEqual([
    { kind: 'frame', words: 'Unsubscribe', detail: '' },
    { kind: 'merge-tag', words: '{{ first_name }}', detail: '' },
    { kind: 'merge-tag', words: '%%city%%', detail: '' },
  ])
  const shortcode = '[caption id="a" width="300"]'
  expect(articleOf(`<p>${shortcode}<img src="c.png"> Curve[/caption] [1]</p>`).losses).toEqual([
    { kind: 'merge-tag', words: shortcode, detail: '' },
  ])
})

test('layout tables within each other take no cubic time', () => {
  const depth = 400
  const html = `${'<table><tr><td>'.repeat(depth)}x${'</td></tr></table>'.repeat(depth)}`
  expect(articleOf(html).html).not.toContain('<t')
}, 10_000)

test('the time to clean a page grows as its length, not as its square', () => {
  const timeOf = (paragraphs: number) => {
    const html = '<p>A short paragraph, as there are many of them.</p>'.repeat(paragraphs)
    const before = process.threadCpuUsage()
    expect(articleOf(html).html).toBe(html)
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  // The first one is slower.
  timeOf(1_000)
  const [few, many] = [timeOf(3_000), timeOf(12_000)]
  // Of a square it would be 16.
  expect(many / few).toBeLessThan(10)
}, 60_000)

describe('a page is decoded', () => {
  const bytes = (...values: (number | string)[]) =>
    Uint8Array.from(
      values.flatMap((value) => (typeof value === 'number' ? value : [...Buffer.from(value, 'latin1')])),
    )
  test.each([
    ['by its byte order mark', bytes(0xff, 0xfe, 'a', 0, 0xb9, 0x20), 'a₹'],
    ['as UTF-8', bytes('<meta charset=windows-1252>', 0xe2, 0x82, 0xb9), '<meta charset=windows-1252>₹'],
    ['by its declaration', bytes('<meta charset="shift_jis">', 0x83, 0x41), '<meta charset="shift_jis">ア'],
    ['as Windows-1252', bytes(0x93, 'a', 0x94), '“a”'],
    [
      'as Windows-1252 with an unknown declaration',
      bytes('<meta charset=none>', 0x93),
      '<meta charset=none>“',
    ],
    ['only if it is a text', bytes('PK', 0, 3), null],
  ])('%s', (_, page, text) => {
    expect(decodePage(page)).toBe(text)
  })
})
