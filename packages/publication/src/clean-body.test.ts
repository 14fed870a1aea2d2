import { expect, test } from 'vitest'
import { cleanBody } from './clean-body.ts'

const link = 'https://tarang.example/files/body.html'

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['a script address in disguise', '<a href=" java&#10;script:alert(1)">a</a>', 'a'],
  ['a relative link', '<a href="/homePage">a</a>', '<a href="https://tarang.example/homePage">a</a>'],
  ['a link to a part that is not there', '<a href="#part">a</a>', 'a'],
  ['a relative image', '<img src="chart.png">', '<img alt="" src="https://tarang.example/files/chart.png">'],
  [
    'an image with a handler',
    '<p>a<img src="x.png" onerror="alert(1)"></p>',
    '<p>a<img alt="" src="https://tarang.example/files/x.png"></p>',
  ],
  ['an image over http', '<p>a<img src="http://evil.example/x.png"></p>', '<p>a</p>'],
  ['an inline image of data', '<p>a<img src="data:image/png;base64,AA"></p>', '<p>a</p>'],
  ['styles and names', '<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
  ['landmarks', '<main><section>a</section></main>', 'a'],
  ['forms', '<form action="https://evil.example"><input name="q">a</form>', 'a'],
  ['a drawing with a script', '<p>a</p><svg><script>alert(1)</script></svg>', '<p>a</p>'],
  [
    'a frame',
    '<p>a</p><iframe src="https://evil.example"></iframe>',
    '<p>a</p><p><a href="https://evil.example/">Content on evil.example</a></p>',
  ],
  ['a frame with a script', '<p>a</p><iframe src="javascript:alert(1)"></iframe>', '<p>a</p>'],
  [
    'mutation by nesting',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>a</p>',
    '<p>a</p>',
  ],
])('%s is made safe', (_, html, clean) => {
  expect(cleanBody(html, link)).toBe(clean)
})

test.each(['', '   ', '<script>alert(1)</script>', '<!-- nothing -->'])('%j has nothing to read', (html) => {
  expect(cleanBody(html, link)).toBeNull()
})
