import { describe, expect, test } from 'vitest'
import { type AnyField, NO_NUMBER, problemsOf } from './fields.ts'
import { fileProblem, filesProblem } from './files.ts'

const file = (name: string, type = '', size = 3) => {
  const made = new File(['abc'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const MB = 1024 * 1024
const png = file('cover.png', 'image/png')

describe('the checks of every kind of field', () => {
  const field = (kind: AnyField['kind'], required: boolean) =>
    ({ kind, name: 'it', label: 'Price', required, options: [], accept: 'image' }) as AnyField
  const problem = (kind: AnyField['kind'], value: unknown, required = false) =>
    problemsOf([field(kind, required)], { it: value }, null).it

  test.each<[AnyField['kind'], unknown]>([
    ['text', ''],
    ['textarea', ' \n '],
    ['select', ''],
    ['date', ''],
    ['number', ''],
    ['file', null],
    ['files', []],
  ])('%s: %j is nothing', (kind, value) => {
    expect(problem(kind, value, true)).toBe('Price is required')
    expect(problem(kind, value)).toBeUndefined()
  })

  test.each<[AnyField['kind'], unknown, string | undefined]>([
    ['number', '0', undefined],
    ['number', '-1.5', undefined],
    ['number', NO_NUMBER, 'Price must be a number'],
    ['number', 'Infinity', 'Price must be a number'],
    ['url', 'https://a.example/b?c=d', undefined],
    ['url', ' https://a.example ', undefined],
    ['url', 'http://a.example', 'Price must be a valid URL, as in https://example.com'],
    ['date', '2026-11-21', undefined],
    ['date', '1989-12-31', 'Price must be from 1990 to 2100'],
    ['date', '12026-11-21', 'Price must be from 1990 to 2100'],
    ['url', 'a.example', 'Price must be a valid URL, as in https://example.com'],
    ['url', 'javascript:alert(1)', 'Price must be a valid URL, as in https://example.com'],
    ['text', 'not a url', undefined],
    ['file', png, undefined],
    [
      'file',
      file('page.html'),
      'Only PNG, JPEG, GIF, WebP and AVIF images are accepted: “page.html” is something else',
    ],
    ['files', [png, png], undefined],
  ])('%s: %j', (kind, value, expected) => {
    expect(problem(kind, value)).toBe(expected)
  })

  test('a locked field is not validated, and an unlocked one is required', () => {
    const locked = { ...field('text', true), lockedOnEdit: true }
    expect(problemsOf([locked], { it: '' }, { it: '' })).toEqual({})
    expect(problemsOf([locked], { it: '' }, null)).toEqual({ it: 'Price is required' })
    expect(problemsOf([field('text', true)], { it: '' }, { it: '' })).toEqual({ it: 'Price is required' })
  })

  test.each([
    [{ min: 0 }, '-0.01', 'Price must not be less than 0'],
    [{ min: 0 }, '0', undefined],
    [{ min: 0, max: 100 }, '100', undefined],
    [{ min: 0, max: 100 }, '100.5', 'Price must be from 0 to 100'],
  ])('a number within %j: %s', (range, value, expected) => {
    const percent = { ...field('number', true), ...range } as AnyField
    expect(problemsOf([percent], { it: value }, null).it).toBe(expected)
    // A value that an upstream has can be kept.
    expect(problemsOf([percent], { it: value }, { it: value })).toEqual({})
    expect(problemsOf([percent], { it: value }, { it: '7' }).it).toBe(expected)
    // The reference server would refuse it all the same.
    expect(problemsOf([percent], { it: value }, { it: value }, true).it).toBe(expected)
  })

  test.each([
    [{ kind: 'text' }, 200],
    [{ kind: 'text', most: 500 }, 500],
    [{ kind: 'text', isCode: true }, 200],
    [{ kind: 'textarea' }, 10_000],
    [{ kind: 'textarea', most: 2000 }, 2000],
  ])('a text of %j has at most %d characters', (rule, most) => {
    const text = { ...field('text', true), ...rule } as AnyField
    expect(problemsOf([text], { it: ` ${'x'.repeat(most)} ` }, null)).toEqual({})
    const problem = `Price must be at most ${most.toLocaleString('en-IN')} characters`
    expect(problemsOf([text], { it: 'x'.repeat(most + 1) }, null)).toEqual({ it: problem })
  })

  test.each([
    ['2147483647', undefined],
    ['2147483648', 'Price must be at most 2,14,74,83,647'],
    ['0', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['2.5', 'Price must be a whole number'],
  ])('a whole number: %s', (value, expected) => {
    const count = { ...field('number', true), isWhole: true } as AnyField
    expect(problemsOf([count], { it: value }, null).it).toBe(expected)
    expect(problemsOf([count], { it: value }, { it: value })).toEqual({})
  })

  test.each([
    ['https://a.example/b.png', undefined],
    [' /files/b.png ', undefined],
    ['http://a.example/b.png', 'Price must be an https address'],
    ['//a.example/b.png', 'Price must be an https address'],
    ['b.png', 'Price must be an https address'],
    ['data:image/png;base64,', 'Price must be an https address'],
  ])('a link or path: %s', (value, expected) => {
    const link = { ...field('text', true), isLinkOrPath: true } as AnyField
    expect(problemsOf([link], { it: value }, null).it).toBe(expected)
    expect(problemsOf([link], { it: value }, { it: value })).toEqual({})
  })

  test.each([
    ['2026-01-05', '2026-01-05', undefined],
    ['2026-01-05', '2026-01-04', 'End must not be before Start'],
    ['', '2026-01-04', undefined],
    ['2026-01-05', '', undefined],
  ])('two dates in order: %s, %s', (start, end, expected) => {
    const dates: AnyField[] = [
      { kind: 'date', name: 'start', label: 'Start' },
      { kind: 'date', name: 'end', label: 'End', notBefore: 'start' },
    ]
    const draft = { start, end }
    expect(problemsOf(dates, draft, null).end).toBe(expected)
    expect(problemsOf(dates, draft, draft)).toEqual({})
    // Either of the two may be the one that was changed.
    expect(problemsOf(dates, draft, { ...draft, start: '2020-01-01' }).end).toBe(expected)
    expect(problemsOf(dates, draft, { ...draft, end: '2031-01-01' }).end).toBe(expected)
  })

  test.each([
    ['1:5', undefined],
    [' 10:1 ', undefined],
    ['0:5', 'Price must be a ratio, as in 1:5'],
    ['1-5', 'Price must be a ratio, as in 1:5'],
    ['1:5:2', 'Price must be a ratio, as in 1:5'],
  ])('a ratio: %s', (value, expected) => {
    const ratio = { ...field('text', true), isRatio: true } as AnyField
    expect(problemsOf([ratio], { it: value }, null).it).toBe(expected)
  })
})

describe('the checks of a file before it is sent', () => {
  test.each([
    ['a page', file('a.html', 'text/html'), 'html', undefined],
    ['a page in capitals', file('A.HTML'), 'html', undefined],
    [
      'another text',
      file('a.htm', 'text/html'),
      'html',
      'Only .html files are accepted. Rename a.htm to a.html.',
    ],
    ['5 MB to the byte', file('a.html', '', 5 * MB), 'html', undefined],
    ['more than 5 MB', file('a.html', '', 5 * MB + 1), 'html', '“a.html” is larger than 5 MB'],
    ['a 5 MB image', file('a.jpg', 'image/jpeg', 5 * MB), 'image', '“a.jpg” is larger than 2 MB'],
    ['an image without a type', file('a.webp'), 'image', undefined],
    [
      'a drawing that can carry scripts',
      file('a.svg', 'image/svg+xml'),
      'image',
      'Only PNG, JPEG, GIF, WebP and AVIF images are accepted: “a.svg” is something else',
    ],
    [
      'a script that is called an image',
      file('a.png', 'text/javascript'),
      'image',
      'Only PNG, JPEG, GIF, WebP and AVIF images are accepted: “a.png” is something else',
    ],
    ['nothing', file('a.png', 'image/png', 0), 'image', '“a.png” is empty'],
    ['a name in another script', file('तरंग 1 (final).png', 'image/png'), 'image', undefined],
    [
      'a name that runs backwards',
      file('gnp.\u202Ea.png', 'image/png'),
      'image',
      '“gnp.\uFFFDa.png” has characters in its name that cannot be kept. Rename the file',
    ],
    [
      'a name of two lines',
      file('a\nb.png', 'image/png'),
      'image',
      '“a\uFFFDb.png” has characters in its name that cannot be kept. Rename the file',
    ],
    [
      'a name without end',
      file(`${'a'.repeat(300)}.png`, 'image/png'),
      'image',
      `The name of “${'a'.repeat(40)}…” is too long. Rename the file`,
    ],
  ] as const)('%s', (_, chosen, kind, expected) => {
    expect(fileProblem(chosen, kind)).toBe(expected)
  })

  test('the first invalid value of a list is reported, and so is a list that is too long', () => {
    expect(filesProblem([png, file('a.txt', 'text/plain'), file('b.png', 'image/png', 0)], 'image')).toMatch(
      /a\.txt/,
    )
    expect(
      filesProblem(
        Array.from({ length: 21 }, () => png),
        'image',
      ),
    ).toBe('At most 20 files are accepted')
  })
})
