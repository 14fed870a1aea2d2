import { describe, expect, it, onTestFinished } from 'vitest'
import { config } from '#platform/config'
import { hasContent, isAllowedBody, prepareBody } from './body.model.ts'

const LINK = 'https://files.example/2026/letter.html'

/** Nodes that were not purified. */
function nodes(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

const prepare = (html: string) => {
  const frame = document.createElement('div')
  const body = prepareBody(nodes(html), LINK)
  frame.append(body.content)
  return { ...body, frame }
}

describe('the elements of a body', () => {
  it('get our classes and lose their own', () => {
    const names = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li']
    const { frame } = prepare(
      names.map((name) => `<${name} class="pos_fixed" id="x" style="top:0">a</${name}>`).join(''),
    )
    for (const name of names) {
      const element = frame.querySelector(name)
      expect(element?.className, name).toBeTruthy()
      expect(element?.className).not.toContain('pos_fixed')
      expect(element?.hasAttribute('style')).toBe(false)
    }
  })

  it('names scroll boxes apart', () => {
    const { frame } = prepare('<table><tr><td>1</table><pre>a</pre><table><tr><td>2</table><pre>b</pre>')
    const names = [...frame.querySelectorAll('[role=region]')].map((box) => box.getAttribute('aria-label'))
    expect(names.sort()).toEqual(['Code', 'Code 2', 'Table', 'Table 2'])
  })

  it('leaves a table with too many columns as it is', () => {
    const wide = prepare(`<table><tr>${'<td>1'.repeat(101)}</table>`).frame
    expect(wide.querySelectorAll('[data-numeric]')).toHaveLength(0)
    const usual = prepare(`<table><tr>${'<td>1'.repeat(100)}</table>`).frame
    expect(usual.querySelectorAll('[data-numeric]')).toHaveLength(99)
  })

  it('contain no script, handler, frame or form', () => {
    const { frame } = prepare(
      '<p onclick="alert(1)">a<script>alert(1)</script></p><iframe srcdoc="x"></iframe><form action="/x"><button>b</button></form><svg><a href="x">c</a></svg><style>p{}</style><main>d</main>',
    )
    expect(frame.querySelectorAll('script, iframe, form, button, svg, style, main, [onclick]')).toHaveLength(
      0,
    )
    expect(frame.textContent).toBe('abd')
  })

  it('include pictures within them, up to a limit, and no drawing with scripts', () => {
    const png = (letters: number) => `data:image/png;base64,${'A'.repeat(letters)}`
    const { frame } = prepare(
      `<p><img src="${png(400)}" alt="Curve"></p><p><img src="${png(3_000_000)}" alt="Large"></p><p><img src="data:image/svg+xml;base64,AAAA" alt="Drawn"></p>`,
    )
    expect([...frame.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([png(400)])
    expect([...frame.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '',
      'Large',
      'Drawn',
    ])
  })

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['next.html', 'https://files.example/2026/next.html'],
    ['//example.com/b', 'https://example.com/b'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['javascript:alert(1)', null],
    [' java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['#part', null],
  ])('a link to %s leads to %s', (href, to) => {
    const frame = document.createElement('p')
    const anchor = document.createElement('a')
    anchor.setAttribute('href', href)
    frame.append(anchor)
    const content = document.createDocumentFragment()
    content.append(frame)
    prepareBody(content, LINK)
    const link = frame.querySelector('a')
    expect(link?.getAttribute('href') ?? null).toBe(to)
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(
      to ? ['_blank', 'noopener noreferrer'] : [undefined, undefined],
    )
  })

  it('include pictures that load lazily, without a referrer, from the web only', () => {
    const { frame } = prepare(
      '<img src="a.png" alt="A" width="640" height="9999999" onerror="x"><img src="javascript:1"><img src="http://other.example/b.png"><img>',
    )
    const [picture, ...others] = frame.querySelectorAll('img')
    expect(others).toEqual([])
    const read = (name: string) => picture?.getAttribute(name)
    expect(read('src')).toBe('https://files.example/2026/a.png')
    expect([read('loading'), read('referrerpolicy'), read('alt')]).toEqual(['lazy', 'no-referrer', 'A'])
    expect([read('width'), read('height'), read('onerror')]).toEqual(['640', null, null])
  })

  it.each([
    ['a known width', 'width="300" height="600"', '(max-width: 300px) 100vw, 300px', '?width=480 300w'],
    [
      'more than the column',
      'width="1600" height="900"',
      '(max-width: 680px) 100vw, 680px',
      '?width=480 480w, ?width=960 960w',
    ],
    ['no width, because its sizes would stretch it', '', null, null],
    ['a height alone', 'height="600"', null, null],
  ])('choose widths for an uploaded picture of %s', (_, size, sizes, srcset) => {
    Object.assign(config, { imageWidths: [480, 960] })
    onTestFinished(() => void Object.assign(config, { imageWidths: [] }))
    const file = `${location.origin}/files/a.png`
    const picture = prepare(`<img src="${file}" ${size}>`).frame.querySelector('img')
    expect(picture?.getAttribute('sizes')).toBe(sizes)
    expect(picture?.getAttribute('srcset')?.replaceAll(file, '') ?? null).toBe(srcset)
  })

  const small = 'width="24" height="24"'
  const tall = 'width="300" height="600"'
  it.each([
    ['small', `Logo: <img ${small}> in the line`, 'inline'],
    ['as high as two ems', `Logo: <img width="160" height="40">`, 'inline'],
    ['small, and alone', `<img ${small}>`, 'inline'],
    ['of a small width', `<img width="16">`, 'inline'],
    ['large, in a sentence', `Before <img ${tall}> after`, 'block'],
    ['of unknown size, in a sentence', `Source: <a href="/x"><img></a> Exchange`, 'inline'],
    ['of unknown size, after a formatted word', `<b>Source</b> <i><img></i>`, 'inline'],
    ['of unknown size, beside another', `<img><span> </span><a href="/x"><img alt="second"></a>`, 'inline'],
    ['of unknown size, alone', `<a href="/x"> <img></a><br>Below it`, 'block'],
    ['of unknown width, alone', `<img width="600">`, 'block'],
  ])('keep a picture %s in its place: %s is %s', (_, html, display) => {
    const source = html.replaceAll('<img', '<img src="https://files.example/a.png"')
    const { frame } = prepare(`<p>A</p><p>${source}</p><p>B</p>`)
    const displays = [...frame.querySelectorAll('img')].map(({ className }) =>
      ['block', 'inline'].filter((each) => className.split(' ').includes(`d_${each}`)).join(),
    )
    expect(new Set(displays)).toEqual(new Set([display]))
  })

  it('include tables in their own scroll box, focusable by keyboard', () => {
    const { frame } = prepare('<table><caption>Costs</caption><tr><td colspan="2">1</td></tr></table>')
    const region = frame.querySelector('[role=region]')
    expect(region?.getAttribute('tabindex')).toBe('0')
    expect(region?.getAttribute('aria-label')).toBe('Costs')
    expect(region?.querySelector('td')?.getAttribute('colspan')).toBe('2')
  })

  it('include code in its own scroll box, focusable by keyboard', () => {
    const code = prepare('<pre><code>rank</code></pre>').frame.querySelector('pre')
    expect(code?.getAttribute('tabindex')).toBe('0')
    expect(code?.getAttribute('aria-label')).toBe('Code')
  })
})

/** The cells that are aligned to the end, row by row. */
const numericCells = (frame: Element) =>
  [...frame.querySelectorAll('tr')].map(({ children }) =>
    [...children].map((cell) => cell.hasAttribute('data-numeric')),
  )

it.each([
  ['numbers', ['₹100', '1,250.5', '−3%'], true],
  ['notations of a loss', ['(50.00)', '-₹1,000 crore', 'Rs. 12.5 lakh'], true],
  ['numbers and what is missing', ['100', '–', 'n/a', 'NaN'], true],
  ['words', ['one', '2', '3'], false],
  ['nothing', ['', '–', 'NaN'], false],
])('a column of %s: %j is aligned to the end: %s', (_, texts, expected) => {
  const rows = texts.map((text) => `<tr><td>Row</td><td>${text}</td></tr>`).join('')
  for (const header of ['<th>A</th><th>B</th>', '<th colspan="1">A</th><th colspan="1">B</th>']) {
    const { frame } = prepare(`<table><tr>${header}</tr>${rows}</table>`)
    expect(numericCells(frame)).toEqual(Array.from({ length: texts.length + 1 }, () => [false, expected]))
  }
})

it('takes rows of ordinary cells above the first number for headings', () => {
  const { frame } = prepare(
    '<table><tr><td colspan="3">Trades of FY25</td></tr><tr><td>Stock</td><td>Sector</td><td>P&amp;L</td></tr>' +
      '<tr><td>A</td><td>Energy</td><td>1,000.00</td></tr><tr><td>B</td><td>Power</td><td>-50.00</td></tr></table>',
  )
  expect(numericCells(frame)).toEqual([[false], ...Array.from({ length: 3 }, () => [false, false, true])])
})

it('counts the columns of merged cells, and does not align these', () => {
  const { frame } = prepare(
    '<table><tr><th rowspan="2">Stock</th><th colspan="2">Price</th><th>Note</th></tr>' +
      '<tr><th>Entry</th><th>Exit</th><th>a</th></tr><tr><td>A</td><td>1</td><td>2</td><td>b</td></tr></table>',
  )
  expect(numericCells(frame)).toEqual([
    [false, false, false],
    [true, true, false],
    [false, true, true, false],
  ])
})

it('keeps amounts, percentages and dates whole, and the words as they are', () => {
  const dates = prepare('<p>05-04-2024, 2024-04-05 and 5/4/24</p>').frame
  expect([...dates.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '05-04-2024',
    '2024-04-05',
    '5/4/24',
  ])
  const { frame } = prepare('<p>On 23 March 2020 it <em>fell -₹1.25 lakh</em>, by 12 per cent.</p>')
  expect([...frame.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '23 March 2020',
    '-₹1.25 lakh',
    '12 per cent',
  ])
  expect(frame.textContent).toBe('On 23 March 2020 it fell -₹1.25 lakh, by 12 per cent.')
})

describe('the length of a body', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`

  it.each([
    [0, 1],
    [220, 1],
    [660, 3],
  ])('%i words take %i minutes', (count, minutes) => {
    expect(prepare(words(count)).minutes).toBe(minutes)
  })

  it('gives a table of contents to long bodies with sections', () => {
    const parts = '<h2>One</h2><h2> </h2><h2>Two</h2><h2>Three</h2>'
    expect(prepare(parts).sections).toEqual([])
    expect(prepare(words(900)).sections).toEqual([])
    expect(prepare('<h2>One</h2>'.repeat(201) + words(900)).sections).toEqual([])
    expect(prepare(`<h2>${'x'.repeat(999)}</h2>${parts}${words(900)}`).sections[0]?.title).toHaveLength(200)
    const { sections: named, frame } = prepare(parts + words(900))
    expect(named).toEqual([
      { id: 'part-1', title: 'One' },
      { id: 'part-2', title: 'Two' },
      { id: 'part-3', title: 'Three' },
    ])
    expect(frame.querySelector('#part-2')?.textContent).toBe('Two')
  })
})

it.each([
  ['https://tarang.example/files/a.html', true],
  ['https://files.example/a.html', true],
  ['https://other.example/a.html', false],
  ['https://tarang.example.evil.example/a.html', false],
  ['http://tarang.example/a.html', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
])('a body at %s: %s', (link, isAllowed) => {
  expect(isAllowedBody(link, ['https://tarang.example', 'https://files.example'])).toBe(isAllowed)
})

it.each([
  ['', false],
  ['  <p> </p><hr>', false],
  ['<p>A word</p>', true],
  ['<img src="https://files.example/a.png" alt="">', true],
])('%s has content: %s', (html, expected) => {
  expect(hasContent(prepareBody(nodes(html), LINK))).toBe(expected)
})
