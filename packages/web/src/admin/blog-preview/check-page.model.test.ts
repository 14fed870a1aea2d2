import { hostileBodies } from '@tarang/blog-html/hostile'
import { sampleBlogs, sampleFiles } from '@tarang/server/testing/sample-rows'
import { describe, expect, test } from 'vitest'
import { standardWarning } from '#patterns/registration'
import { checkPage } from './check-page.model.ts'
import type { PageFiles } from './page-files.model.ts'
import { parsePage } from './parsed-page.ts'
import { checkTitle } from './wording.model.ts'

const noFiles: PageFiles = { cover: null, images: [], mayHaveImages: false }

/** The page around a body, whose first line is 3. */
const pageOf = (body: string) =>
  `<!doctype html><title>Costs</title>\n<p>${standardWarning}</p>\n${body}\n</html>`

const check = (body: string, files: Partial<PageFiles> = {}) =>
  checkPage(parsePage(pageOf(body)), { ...noFiles, ...files }).map(
    ({ at, text }) => `${typeof at === 'string' ? at : at.join(' ')}: ${text}`,
  )

describe('what readers do not see', () => {
  test.each([
    ['a script', '<p>a</p>\n<script>alert(1)</script>', '4: <script> is removed with its content.'],
    ['a style', '<style>\np { color: red }\n</style>', '3: <style> is removed with its content.'],
    ['a frame', '<iframe src="https://a.example"></iframe>', '3: <iframe> is removed with its content.'],
    ['a drawing', '<svg><path onclick="x()" /></svg>', '3: <svg> is removed with its content.'],
    ['a form', '<form>\n<input></form>', '3: <form> is removed; the text in it stays.'],
    ['a handler', '<p\n  onclick="x()">a</p>', '4: The event handler onclick is removed.'],
    ['a handler of a landmark', '<main onclick="x()">a</main>', '3: The event handler onclick is removed.'],
    ['a style attribute', '<p style="color: red">a</p>', '3: The attribute style is removed.'],
    [
      'attributes of a name',
      '<p class="a">a</p>\n<p class="b">b</p>',
      '3 4: The attribute class is removed.',
    ],
    [
      'a script address',
      '<a href="javascript:alert(1)">a</a>',
      '3: A link to a javascript: address is removed; its text stays.',
    ],
    [
      'a script address in disguise',
      '<a href=" java&#10;script:alert(1)">a</a>',
      '3: A link to a javascript: address is removed; its text stays.',
    ],
  ])('%s', (_, body, finding) => {
    expect(check(body)).toContain(finding)
  })

  test.each([
    ['landmarks', '<main><article><section><p>a</p></section></article></main>'],
    ['links', '<a href="https://a.example">a</a> <a href="mailto:a@b.example">b</a> <a href="#c">c</a>'],
    [
      'a table',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tr><td colspan="2">1</td></tr></table>',
    ],
    ['comments', '<!-- <script>alert(1)</script> -->'],
  ])('%s are no finding', (_, body) => {
    expect(check(body)).toEqual([])
  })

  test('a removed element covers what is in it', () => {
    expect(check('<svg>\n<script>alert(1)</script>\n<g style="x"></g></svg>')).toEqual([
      '3: <svg> is removed with its content.',
    ])
  })
})

describe('images and links', () => {
  const chart = { name: 'chart.png', size: 40_000 }
  test.each([
    [
      'an image without alt',
      '<img src="chart.png">',
      ['3: The image has no alt text. Use alt="" where it only decorates.'],
    ],
    ['an image that decorates', '<img src="images/chart.png" alt="">', []],
    ['an image of another host', '<img src="https://a.example/x.png" alt="">', []],
    ['an image of this site', '<img src="/files/x.png" alt="">', []],
    [
      'an image that was not chosen',
      '\n<img src="chart2.png" alt="">',
      ['4: The image “chart2.png” matches no chosen file.'],
    ],
    ['a link to a chosen image', '<a href="chart.png">a</a>', []],
    [
      'a link to another page',
      '<a href="more.html">a</a>',
      ['3: The link “more.html” matches no chosen file.'],
    ],
    ['a link to a page of this site', '<a href="/services">a</a>', []],
    [
      'an image in the page itself',
      '<img src="data:image/png;base64,AA" alt="">',
      ['3: The image is removed: its address must begin with https, or name a chosen file.'],
    ],
    ['an image without address', '<img alt="">', ['3: The image has no address, and is removed.']],
  ])('%s', (_, body, findings) => {
    expect(check(body, { images: [chart] })).toEqual(findings)
  })

  test('names match in any Unicode form, and encoded', () => {
    const images = [{ name: 'bénéfice net.png'.normalize('NFD'), size: 1 }]
    expect(check(`<img alt="" src="${'bénéfice%20net.png'.normalize('NFC')}">`, { images })).toEqual([])
  })

  test('an entry that exists may have images of earlier uploads', () => {
    expect(check('<img src="chart.png" alt="">', { mayHaveImages: true })).toEqual([
      '3: The image “chart.png” matches no chosen file. An image of an earlier upload is kept.',
    ])
  })

  test('heavy images are named, with the line that shows them', () => {
    const heavy = (name: string) => ({ name, size: 400 * 1024 })
    const text = (name: string) => `The image “${name}” has 400 kB. Above 300 kB it loads slowly on a phone.`
    expect(
      check('<p>a</p>\n<img src="chart.png" alt="">', {
        cover: heavy('cover.png'),
        images: [heavy('chart.png'), heavy('unused.png'), chart],
      }),
    ).toEqual([`file: ${text('cover.png')}`, `file: ${text('unused.png')}`, `4: ${text('chart.png')}`])
  })
})

describe('the words of the advertisement code', () => {
  test.each([
    ['Our best portfolio yet', 'Our best portfolio'],
    ['India’s leading research house', 'India’s leading research house'],
    ['We are No. 1.', 'No. 1'],
    ['the top stock\npicks', 'the top stock picks'],
    ['Guaranteed income', 'Guaranteed'],
    ['assured income', 'assured'],
    ['a sure-shot tip', 'sure-shot'],
    ['risk-free returns', 'risk-free returns'],
    ['Double your money', 'Double your money'],
    ['you will earn', 'you will earn'],
    ['48% CAGR', '48% CAGR'],
    ['48 % annual <b>returns</b>', '48 % annual returns'],
    ['returns of 48%', 'returns of 48%'],
    ['a CAGR of over 18.5 per cent', 'CAGR of over 18.5 per cent'],
  ])('%s', (body, words) => {
    expect(check(`\n<p>a\n${body}</p>`).filter((finding) => finding.includes(`“${words}”`))).toHaveLength(1)
    expect(check(`\n<p>a\n${body}</p>`)[0]).toMatch(/^5: /)
  })

  test.each([
    'The best answer is patience, from the top of a wave.',
    'The bestseller of a leadinger topic, number 1.',
    'Nothing is guaranteed, and no return is assured.',
    'Registration does not guarantee performance, nor provide any assurance of returns.',
    'Rest assured.',
    'A 3% gain is not a 42% year.',
    'Costs of 1% a year.',
    'Nine in ten lost money.',
  ])('%s is no finding', (body) => {
    expect(check(`<p>${body}</p>`)).toEqual([])
  })

  test('are looked for in the title too', () => {
    expect(checkTitle('The best funds').map(({ at, text }) => [at, text])).toEqual([
      ['title', '“The best funds” is a superlative, which the advertisement code forbids.'],
    ])
    expect(checkTitle('What costs do')).toEqual([])
  })

  test('no text is found across blocks, or in what readers do not see', () => {
    expect(check('<p>returns of</p><p>48% of people</p>')).toEqual([])
    expect(check('<script>"48% CAGR"</script>')).toEqual(['3: <script> is removed with its content.'])
  })

  test('a security by its code needs the illustration note', () => {
    const note = 'The securities quoted are for illustration only and are not recommendatory'
    expect(check('<p>NSE: INFY fell.</p>')).toEqual([
      `3: “NSE: INFY” names a security. The page must say: “${note}”.`,
    ])
    expect(check(`<p>NSE: INFY fell. ${note}.</p>`)).toEqual([])
    expect(check('<p>The NSE - an exchange - closed.</p>')).toEqual([])
  })

  test('the standard warning must be there, word for word', () => {
    const missing = { group: 'words', at: 'page', text: expect.stringContaining(standardWarning) }
    const of = (body: string) => checkPage(parsePage(`<title>a</title>${body}`), noFiles)
    expect(of('<p>Investments in securities are subject to market risks.</p>')).toEqual([missing])
    expect(of(`<p>${standardWarning.replace('market risks', '\n  <b>market</b>\n risks')}</p>`)).toEqual([])
  })
})

test('a page needs a title', () => {
  const titled = (html: string) =>
    checkPage(parsePage(html), noFiles).some(({ text }) => text.startsWith('The page has no title'))
  expect(titled('<p>a</p>')).toBe(true)
  expect(titled('<title> </title><p>a</p>')).toBe(true)
  expect(titled('<title>a</title>')).toBe(false)
  expect(titled('<h1>a</h1>')).toBe(false)
})

test('the sample blogs have no finding but their own words for the warning', () => {
  const blogs = sampleBlogs('2026-11-26')
  const pages = new Map(sampleFiles().map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]))
  expect(blogs.length).toBeGreaterThan(20)
  for (const { text, htmlPage } of blogs) {
    const findings = [...checkTitle(text), ...checkPage(parsePage(pages.get(htmlPage) ?? ''), noFiles)]
    expect(
      findings.map((finding) => finding.text.slice(0, 40)),
      text,
    ).toEqual(['The standard warning is not in the page,'])
  }
})

test.each(hostileBodies)('hostile: $name', ({ body }) => {
  const findings = checkPage(parsePage(body), noFiles)
  const lines = body.split(/\r\n?|\n/).length
  for (const { at } of findings)
    if (typeof at !== 'string') for (const line of at) expect(line).toBeLessThanOrEqual(lines)
})
