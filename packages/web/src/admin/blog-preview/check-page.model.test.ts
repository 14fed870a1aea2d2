import { hostileBodies } from '@tarang/blog-html/hostile'
import { sampleBlogs, sampleFiles } from '@tarang/server/testing/sample-rows'
import { describe, expect, test } from 'vitest'
import { standardWarning } from '#patterns/registration'
import { checkPage } from './check-page.model.ts'
import type { PageFiles } from './page-files.model.ts'
import { readArticle } from './read-article.ts'
import { checkTitle } from './wording.model.ts'

const noFiles: PageFiles = { cover: null, images: [], mayHaveImages: false }

/** The page around a body. */
const pageOf = (body: string) =>
  `<!doctype html><title>Costs</title>\n<p>${standardWarning}</p>\n${body}\n</html>`

const check = (body: string, files: Partial<PageFiles> = {}) =>
  checkPage(readArticle(pageOf(body)), { ...noFiles, ...files }).map(({ at, text }) => `${at}: ${text}`)

describe('what readers do not see', () => {
  const picture = '<img alt="" src="data:image/png;base64,'
  test.each([
    [
      'bold over blocks',
      '<div style="font-weight:bold"><p>Exit below 88.40</p></div>',
      'Bold is lost in “Exit below 88.40”.',
    ],
    ['a colour', '<p>a <font color="red">-5.00</font></p>', 'Colour is lost in “-5.00”.'],
    ['a picture inside', `${picture}AA">`, '1 picture is inside the page; it will be stored as a file.'],
    [
      'pictures inside',
      `${picture}AA">${picture}BB">`,
      '2 pictures are inside the page; they will be stored as files.',
    ],
    [
      'a large picture inside',
      `<img alt="Curve" src="data:image/png;base64,${'A'.repeat(3_000_000)}">`,
      'The picture “Curve” inside the page has 2.15 MB. At most 2 MB can be saved.',
    ],
    [
      'a drawing inside',
      '<p>a</p><img alt="Curve" src="data:image/svg+xml,x">',
      'The picture “Curve” cannot be shown: it is an SVG drawing inside the page. Save it as a PNG image and choose it.',
    ],
    [
      'a video of another host',
      '<iframe src="https://player.vimeo.com/video/1" title="Results"></iframe>',
      'The video “Results” on player.vimeo.com cannot be shown in the page; a link to it will be.',
    ],
    [
      'a frame',
      '<iframe src="https://a.example"></iframe>',
      'The embedded content on a.example cannot be shown; a link to it will be.',
    ],
    [
      'a drawing',
      '<svg width="300"><path onclick="x()" /></svg>',
      'The drawing cannot be shown. Save it as a PNG image and choose it.',
    ],
    ['hidden words', '<p hidden>Draft</p>', '“Draft” is hidden in the page and is left out.'],
    ['a footer', '<footer>Sent by a tool</footer>', 'The menu or footer “Sent by a tool” is left out.'],
    [
      'a merge tag',
      '<p>Dear *|FNAME|*</p>',
      '“*|FNAME|*” is a merge tag of a mailing tool, and readers see it as it is. Replace it by its text.',
    ],
    [
      'a formula as TeX',
      '<math alttext="x^2"><maction></maction></math>',
      'The formula “x^2” is shown as its TeX.',
    ],
    [
      'a script address',
      '<a href="javascript:alert(1)">More</a>',
      'The link of “More” is removed: it leads to a javascript: address.',
    ],
    [
      'a script address in disguise',
      '<a href=" java&#10;script:alert(1)">More</a>',
      'The link of “More” is removed: it leads to a javascript: address.',
    ],
  ])('%s is named with its words', (_, body, finding) => {
    expect(check(body)).toEqual([`page: ${finding}`])
  })

  test.each([
    ['landmarks', '<main><article><section><p>a</p></section></article></main>'],
    ['links', '<a href="https://a.example">a</a> <a href="mailto:a@b.example">b</a> <a href="#c">c</a>'],
    [
      'a table',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tr><td colspan="2">1</td></tr></table>',
    ],
    [
      'a video that readers play in the page',
      '<p>Our call:</p><iframe src="https://www.youtube.com/embed/SAMPLE00001" title="Results"></iframe>',
    ],
    ['comments', '<!-- <script>alert(1)</script> -->'],
    [
      'scripts, styles and names',
      '<script>1</script><style>p{color:red}</style><p class="a" style="margin:0" onclick="x()">a</p>',
    ],
    ['bold words', '<p>a <span style="font-weight:bold">b</span></p>'],
  ])('%s are no finding', (_, body) => {
    expect(check(body)).toEqual([])
  })
})

describe('images and links', () => {
  const chart = { name: 'chart.png', size: 40_000 }
  test.each([
    [
      'an image without alt',
      '<img src="chart.png">',
      ['page: The image “chart.png” has no alt text. Use alt="" where it only decorates.'],
    ],
    ['an image that decorates', '<img src="images/chart.png" alt="">', []],
    ['an image of another host', '<img src="https://a.example/x.png" alt="">', []],
    ['an image of this site', '<img src="/files/x.png" alt="">', []],
    [
      'an image that was not chosen',
      '\n<img src="chart2.png" alt="">',
      ['page: The image “chart2.png” matches no chosen file.'],
    ],
    ['a link to a chosen image', '<a href="chart.png">a</a>', []],
    [
      'a link to another page',
      '<a href="more.html">a</a>',
      ['page: The link “more.html” matches no chosen file.'],
    ],
    ['a link to a page of this site', '<a href="/services">a</a>', []],
    ['an image without address', '<img alt="">', ['page: An image has no address, and is removed.']],
  ])('%s', (_, body, findings) => {
    expect(check(body, { images: [chart] })).toEqual(findings)
  })

  test('names match in any Unicode form, and encoded', () => {
    const images = [{ name: 'bénéfice net.png'.normalize('NFD'), size: 1 }]
    expect(check(`<img alt="" src="${'bénéfice%20net.png'.normalize('NFC')}">`, { images })).toEqual([])
  })

  test('an entry that exists may have images of earlier uploads', () => {
    expect(check('<img src="chart.png" alt="">', { mayHaveImages: true })).toEqual([
      'page: The image “chart.png” matches no chosen file. An image of an earlier upload is kept.',
    ])
  })

  test('heavy images are named', () => {
    const heavy = (name: string) => ({ name, size: 400 * 1024 })
    const text = (name: string) => `The image “${name}” has 400 kB. Above 300 kB it loads slowly on a phone.`
    expect(
      check('<p>a</p>\n<img src="chart.png" alt="">', {
        cover: heavy('cover.png'),
        images: [heavy('chart.png'), heavy('unused.png'), chart],
      }),
    ).toEqual([`file: ${text('cover.png')}`, `file: ${text('chart.png')}`, `file: ${text('unused.png')}`])
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
    expect(check('<script>"48% CAGR"</script>')).toEqual([])
  })

  test('a security by its code needs the illustration note', () => {
    const note = 'The securities quoted are for illustration only and are not recommendatory'
    expect(check('<p>NSE: INFY fell.</p>')).toEqual([
      `page: “NSE: INFY” names a security. The page must say: “${note}”.`,
    ])
    expect(check(`<p>NSE: INFY fell. ${note}.</p>`)).toEqual([])
    expect(check('<p>The NSE - an exchange - closed.</p>')).toEqual([])
  })

  test('the standard warning must be there, word for word', () => {
    const missing = { group: 'words', at: 'page', text: expect.stringContaining(standardWarning) }
    const of = (body: string) => checkPage(readArticle(`<title>a</title>${body}`), noFiles)
    expect(of('<p>Investments in securities are subject to market risks.</p>')).toEqual([missing])
    expect(of(`<p>${standardWarning.replace('market risks', '\n  <b>market</b>\n risks')}</p>`)).toEqual([])
  })
})

test('the sample blogs have no finding but their own words for the warning', () => {
  const blogs = sampleBlogs('2026-11-26')
  const pages = new Map(sampleFiles().map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]))
  expect(blogs.length).toBeGreaterThan(20)
  for (const { text, htmlPage } of blogs) {
    const findings = [...checkTitle(text), ...checkPage(readArticle(pages.get(htmlPage) ?? ''), noFiles)]
    expect(
      findings.map((finding) => finding.text.slice(0, 40)),
      text,
    ).toEqual(['The standard warning is not in the page,'])
  }
})

// The others only take long: a document takes quadratic time for nested elements.
test.each(hostileBodies.filter(({ name }) => !name.startsWith('sizes')))('hostile: $name', ({ body }) => {
  for (const { text } of checkPage(readArticle(body), noFiles)) expect(text.length).toBeLessThan(400)
})
