import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type CardImage, cardImage, cardOfPage, cardRequestAt } from './card.ts'
import { createCardStore } from './card-store.ts'
import type { Entry } from './entry.ts'

const publication = { name: 'Tarang', description: 'Research.', origin: 'https://tarang.example' }
const entry: Entry = {
  id: 'x',
  title: 'Momentum in small caps',
  url: '',
  categories: ['Strategies'],
  publishedAt: new Date('2026-11-14T00:00:00+05:30'),
  imageUrl: null,
  bodyUrl: null,
  html: null,
}
const cardTitled = (title: string) =>
  cardImage({ kind: 'blogs', id: '7', entry: { ...entry, title } }, publication)

const store = createCardStore()
afterAll(store.close)

describe('the image', () => {
  test.each([
    ['an ordinary title', entry.title],
    ['Devanagari', 'बाज़ार की हलचल: ₹10,000 से शुरुआत'],
    ['markup and control characters', '"><script>alert(1)</script>]]>&amp;\u0000\ud800'],
    ['one long word', 'W'.repeat(10_000)],
    ['a megabyte of marks on one letter', `a${'\u0301'.repeat(1_000_000)}`],
    ['scripts and signs without a font', '投資の規則 قواعد 👩‍👩‍👧‍👦'],
    ['nothing', ''],
  ])('of %s is a PNG of 1200 × 630 below 300 kB', async (_, title) => {
    const png = await store.png(cardTitled(title))
    expect(png.byteLength).toBeLessThan(300_000)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  test('shows Devanagari, differently for each title', async () => {
    const images = await Promise.all(['', 'नियम', 'निवेश'].map((title) => store.png(cardTitled(title))))
    expect(new Set(images.map((image) => Buffer.from(image).toString('base64'))).size).toBe(3)
  })

  test('is drawn once', async () => {
    const image = cardTitled('Once')
    expect(await store.png(image)).toBe(await store.png(image))
  })
})

describe('the path', () => {
  test('can be parsed', () => {
    const { path, hash } = cardTitled('Momentum')
    expect(cardRequestAt(path)).toEqual({ kind: 'blogs', id: '7', hash })
  })

  test('keeps any character of an id', () => {
    const id = 'a/b c%?#é-0123456789abcdef'
    const image = cardImage({ kind: 'blogs', id, entry }, publication)
    expect(cardRequestAt(image.path)).toMatchObject({ id })
    expect(new URL(image.path, publication.origin).pathname).toBe(image.path)
  })

  test('changes only with the title, the category, the date and the name of the firm', () => {
    const of = (changes: Partial<Entry>, name = 'Tarang') =>
      cardImage({ kind: 'blogs', id: '7', entry: { ...entry, ...changes } }, { ...publication, name }).path
    const paths = [
      of({}),
      of({ title: 'Other' }),
      of({ categories: [] }),
      of({ publishedAt: null }),
      of({}, 'Other'),
    ]
    expect(new Set(paths).size).toBe(paths.length)
    expect(of({ html: '<p>New words.</p>' })).toBe(of({}))
  })

  test.each([
    '/cards/blogs/7.png',
    '/cards/other/7-0123456789abcdef.png',
    '/cards/blogs/%ff-0123456789abcdef.png',
  ])('is not %s', (path) => expect(cardRequestAt(path)).toBeNull())
})

test.each([
  ['/services', 'Services'],
  ['/SERVICES/', 'Services'],
  ['/category/Daily%20Bytes', 'Daily Bytes'],
  ['/category/Unknown', 'Rule-based research for Indian investors'],
  ['/see-all', 'Rule-based research for Indian investors'],
])('the card of %s has the title %s', (path, title) => {
  expect(cardOfPage(path, publication, ['Daily Bytes']).card.title).toBe(title)
})

test('the number of waiting cards is limited, and a rejected card can be requested again', async () => {
  const small = createCardStore({ mostPending: 1 })
  const images: CardImage[] = ['One', 'Two'].map(cardTitled)
  const [first, second] = images.map((image) => small.png(image))
  await expect(second).rejects.toThrow('Too many')
  await first
  expect((await small.png(images[1]!)).byteLength).toBeGreaterThan(1000)
  await small.close()
})
