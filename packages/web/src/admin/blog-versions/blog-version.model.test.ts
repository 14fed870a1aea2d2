import type { BlogContent } from '@tarang/sdk/extensions'
import { expect, test } from 'vitest'
import { differences } from './blog-version.model.ts'

const present: BlogContent = {
  text: 'Second',
  category: 'Strategies',
  page: '<h2>One</h2>\n<p>New</p>',
  picture: 'b.png',
  images: ['chart.png'],
}

test('only what differs is listed, of a page its lines', () => {
  const earlier = { ...present, text: 'First', page: '<h2>One</h2>\r\n<p>Old</p>', picture: null }
  expect(differences({ earlier, present })).toEqual([
    { field: 'Title', before: 'First', after: 'Second' },
    { field: 'Picture', before: 'N/A', after: 'The present picture' },
    { field: 'Page', before: '2: <p>Old</p>', after: '2: <p>New</p>' },
  ])
})

test('another picture is named, not shown', () => {
  expect(differences({ earlier: { ...present, picture: 'a.png' }, present })).toEqual([
    { field: 'Picture', before: 'Another picture', after: 'The present picture' },
  ])
})

test('a missing page is named', () => {
  expect(differences({ earlier: { ...present, page: null }, present })).toEqual([
    { field: 'Page', before: 'N/A', after: '1: <h2>One</h2>\n2: <p>New</p>' },
  ])
})

test.each([
  ['reordered', 'a\nb\nc', 'b\nc\na', '1: a', '3: a'],
  ['repeated', 'a\nb', 'a\na\nb', 'N/A', '2: a'],
  ['indented', '<ul>\n<li>', '<ul>\n  <li>', '2: <li>', '2:   <li>'],
  ['blank', 'a\n\nb', 'a\nb', '2: ', 'N/A'],
])('lines that are %s differ', (_, earlier, now, before, after) => {
  const pages = { earlier: { ...present, page: earlier }, present: { ...present, page: now } }
  expect(differences(pages)).toEqual([{ field: 'Page', before, after }])
})

test('line endings make no difference', () => {
  const earlier = { ...present, page: present.page?.replace('\n', '\r\n') ?? null }
  expect(differences({ earlier, present })).toEqual([])
})

test('a difference is listed also where it is cut', () => {
  const page = 'x'.repeat(30_000)
  expect(
    differences({ earlier: { ...present, page }, present: { ...present, page: `${page}y` } }),
  ).toHaveLength(1)
})

test('a long page is cut', () => {
  const [page] = differences({ earlier: { ...present, page: 'x'.repeat(30_000) }, present })
  expect(page?.before).toHaveLength(20_001)
})

test('equal states and a deleted blog have no differences', () => {
  expect(differences({ earlier: present, present })).toEqual([])
  expect(differences({ earlier: present, present: null })).toEqual([])
})
