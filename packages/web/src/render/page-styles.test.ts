import { expect, test } from 'vitest'
import type { StyleNode } from './client-build.ts'
import { pageStyles } from './page-styles.ts'

const rule = (selector: string, body: string, ...classes: string[]): StyleNode => ({
  selectors: [{ selector, classes, elements: [] }],
  body,
})

test('keeps rules whose classes all occur in the page, and those without a class', () => {
  const { styles } = pageStyles(
    [
      rule('html', 'margin:0'),
      rule('.p_1', 'padding:1px', 'p_1'),
      rule('.a > .b', 'color:red', 'a', 'b'),
      rule('.never', 'color:blue', 'never'),
      {
        selectors: [
          { selector: '.p_1:hover', classes: ['p_1'], elements: [] },
          { selector: '.never:hover', classes: ['never'], elements: [] },
        ],
        body: 'color:green',
      },
    ],
    '<p class="p_1 a"><b class="b">x</b></p>',
  )
  expect(styles).toBe('html{margin:0}.p_1{padding:1px}.a > .b{color:red}.p_1:hover{color:green}')
})

test('reads classes as the parser does', () => {
  const name = '[&_>_li]:c_"x"'
  const { styles } = pageStyles(
    [rule('.x', 'a:b', name), rule('.y', 'c:d', '&amp;')],
    '<p class="[&amp;_&gt;_li]:c_&quot;x&quot;">',
  )
  expect(styles).toBe('.x{a:b}')
})

test('drops at-rules that hold nothing of the page', () => {
  const nodes: StyleNode[] = [
    { text: '@layer base, utilities;' },
    { at: '@layer utilities', nodes: [{ at: '@media print', nodes: [rule('.x', 'a:b', 'x')] }] },
    { at: '@layer base', nodes: [rule('.y', 'c:d', 'y')] },
  ]
  expect(pageStyles(nodes, '<p class="y">').styles).toBe('@layer base, utilities;@layer base{.y{c:d}}')
})

test('keeps the custom properties that are used, also by other properties, and animations by name', () => {
  const nodes: StyleNode[] = [
    rule(':root', '--used:var(--deep);--deep:1px;--unused:2px;color:red'),
    rule('.x', 'padding:var(--used);animation:fade 1s', 'x'),
    { text: '@keyframes fade{to{opacity:0}}', keyframes: 'fade' },
    { text: '@keyframes turn{to{rotate:1turn}}', keyframes: 'turn' },
  ]
  expect(pageStyles(nodes, '<p class="x">').styles).toBe(
    ':root{--used:var(--deep);--deep:1px;color:red}.x{padding:var(--used);animation:fade 1s}@keyframes fade{to{opacity:0}}',
  )
})

test('separates the font faces that are downloaded, and keeps those whose characters the page has', () => {
  const face = (range: string, more = '') =>
    `@font-face{font-family:A;${more}src:url(a);unicode-range:${range}}`
  const nodes = (...texts: readonly string[]): StyleNode[] => texts.map((text) => ({ text }))
  const latin = face('U+20-7E, U+2019')
  const rupee = face('U+20B9')
  const accents = face('U+C0-FF,U+131')
  const italic = face('U+20-7E', 'font-style:italic;')
  const wild = face('U+4??')
  const local = '@font-face{font-family:B;src:local(Arial)}'
  const all = nodes(latin, rupee, accents, italic, wild, local)
  expect(pageStyles(all, '<p>x</p>')).toEqual({ styles: local, fonts: latin })
  expect(pageStyles(all, '<p>₹5, café</p>').fonts).toBe(latin + rupee + accents)
  expect(pageStyles(all, '<p><em>x</em></p>').fonts).toBe(latin + italic)
  expect(pageStyles(all, '<p>\u0400</p>').fonts).toBe(latin + wild)
  expect(pageStyles(all, '<p>\u04ff</p>').fonts).toBe(latin + wild)
  expect(pageStyles(all, '<p>\u0500</p>').fonts).toBe(latin)
})

test('drops rules for elements that the page does not have', () => {
  const element = (selector: string, ...elements: string[]): StyleNode => ({
    selectors: [{ selector, classes: [], elements }],
    body: 'a:b',
  })
  const nodes = [element('html', 'html'), element('p > b', 'p', 'b'), element('p > i', 'p', 'i')]
  expect(pageStyles(nodes, '<p><b>x</b></p>').styles).toBe('html{a:b}p > b{a:b}')
  const parts = [
    element('::-webkit-search-cancel-button', 'input[type=search]'),
    element('::file-selector-button', 'input[type=file]'),
    element('::placeholder', '[placeholder]'),
  ]
  const search = '<input class="a" type="search" name="q"/>'
  expect(pageStyles(parts, search).styles).toBe('::-webkit-search-cancel-button{a:b}')
  expect(pageStyles(parts, '<textarea placeholder="Your message"></textarea>').styles).toBe(
    '::placeholder{a:b}',
  )
})
