import { siteSections } from '@tarang/publication/site-pages'
import type { ExploreItem, ExploreSection } from '@tarang/sdk'
import { describe, expect, it } from 'vitest'
import { asText } from '../as-text.ts'
import {
  cardOf,
  cardsOf,
  itemsOf,
  readExpanded,
  shownCards,
  toggleExpanded,
  topicNamed,
} from './explore.model.ts'

const hosts = ['www.youtube-nocookie.com']

const item = (over: Record<string, unknown> = {}) =>
  ({
    id: 1,
    text: 'Reading a drawdown',
    type: 'video',
    description: 'Depth, length and recovery.',
    videoLink: 'https://www.youtube.com/watch?v=a1B2c3D4e5F',
    backgroundImage: '/files/one.webp',
    status: '1',
    ...over,
  }) as unknown as ExploreItem

const section = (sectionName: unknown, content: unknown) =>
  ({ sectionName, content }) as unknown as ExploreSection

const titles = (sections: ExploreSection[], name: string) => itemsOf(sections, name).map(({ text }) => text)

describe('the items of a section', () => {
  it('keep the API’s order', () => {
    const content = ['c', 'a', 'b'].map((text) => item({ text }))
    expect(titles([section('learn', content)], 'learn')).toEqual(['c', 'a', 'b'])
  })

  it('come from every block of that name, ignoring case and spaces', () => {
    const blocks = [
      section('Learn', [item({ text: 'one' })]),
      section('offer', [item({ text: 'other' })]),
      section(' learn ', [item({ text: 'two' })]),
    ]
    expect(titles(blocks, 'LEARN')).toEqual(['one', 'two'])
  })

  it('leave out hidden items', () => {
    const content = ['0', 0, '1', 1, null, undefined, 'on'].map((status) =>
      item({ status, text: `${status}` }),
    )
    expect(titles([section('learn', content)], 'learn')).toEqual(['1', '1', 'null', 'undefined', 'on'])
  })

  it.each([
    ['an unknown name', [section('learn', [item()])], 'nowhere'],
    ['no name', [section('learn', [item()])], ''],
    ['an empty section', [section('learn', [])], 'learn'],
    ['no section', [], 'learn'],
    ['no list', [section('learn', 'none')], 'learn'],
    ['nothing at all', [section('learn', undefined)], 'learn'],
    ['a section without a name', [section(null, [item()])], 'learn'],
  ])('are none for %s', (_, sections, name) => {
    expect(itemsOf(sections, name)).toEqual([])
  })

  it('leave out values that are no item', () => {
    const content = [null, 'text', 7, [], item({ text: 'real' }), undefined]
    expect(titles([section('learn', content)], 'learn')).toEqual(['real'])
  })
})

describe('a card', () => {
  it('has the fields of the item', () => {
    expect(cardOf(item(), 0, hosts)).toEqual({
      key: '0:1',
      title: 'Reading a drawdown',
      type: 'video',
      description: 'Depth, length and recovery.',
      image: `${location.origin}/files/one.webp`,
      video: expect.objectContaining({ kind: 'embed' }),
    })
  })

  it('has defaults for an empty item', () => {
    expect(cardOf({} as ExploreItem, 3, hosts)).toEqual({
      key: '3:',
      title: 'Untitled',
      type: '',
      description: '',
      image: null,
      video: { kind: 'none' },
    })
  })

  it('has defaults for fields of the wrong type', () => {
    const wrong = item({
      id: {},
      text: ['x'],
      type: 4,
      description: true,
      videoLink: [],
      backgroundImage: {},
    })
    expect(cardOf(wrong, 0, hosts)).toMatchObject({
      title: 'Untitled',
      type: '4',
      description: '',
      image: null,
    })
  })

  it.each([
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['http://elsewhere.example/a.png', null],
    ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
    ['cover.png', null],
  ])('shows the image %s as %s', (backgroundImage, image) => {
    expect(cardOf(item({ backgroundImage }), 0, hosts).image).toBe(image)
  })

  it('has a unique key for any ids', () => {
    const cards = cardsOf([section('learn', [item(), item(), item({ id: null })])], 'learn', hosts)
    expect(new Set(cards.map(({ key }) => key)).size).toBe(3)
  })
})

describe('View all', () => {
  const five = ['a', 'b', 'c', 'd', 'e']
  it.each([
    [0, false, 0, false],
    [4, false, 4, false],
    [5, false, 4, true],
    [5, true, 5, true],
  ])('of %d cards, expanded %s: %d are shown, toggle %s', (count, isExpanded, shown, canToggle) => {
    const cards = five.slice(0, count)
    expect(shownCards(cards, isExpanded)).toEqual({ cards: five.slice(0, shown), canToggle })
  })
})

it('the sections are learn, offer and feature', () => {
  expect(siteSections.map(({ name }) => name)).toEqual(['learn', 'offer', 'feature'])
  expect(topicNamed(' Offer ')?.name).toBe('offer')
  expect(topicNamed('service')).toBeNull()
})

it.each([
  [' a ', 'a'],
  [12, '12'],
  [Number.NaN, ''],
  [null, ''],
  [{ toString: () => 'x' }, ''],
])('%j reads as %j', (value, text) => {
  expect(asText(value)).toBe(text)
})

describe('the expanded sections of the address', () => {
  it.each([
    ['', []],
    ['?all=learn', ['learn']],
    ['?all=offer,learn,offer', ['learn', 'offer']],
    ['?all=service,nothing', []],
    [`?all=${'x'.repeat(10_000)}`, []],
  ])('%s are %j', (search, names) => expect(readExpanded(search)).toEqual(names))

  it('change by one at a time', () => {
    expect(toggleExpanded([], 'offer')).toBe('offer')
    expect(toggleExpanded(['learn'], 'offer')).toBe('learn,offer')
    expect(toggleExpanded(['learn', 'offer'], 'learn')).toBe('offer')
    expect(toggleExpanded(['offer'], 'offer')).toBeNull()
  })
})
