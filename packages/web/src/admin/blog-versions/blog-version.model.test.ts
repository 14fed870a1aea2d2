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
    { field: 'Page', before: '<p>Old</p>', after: '<p>New</p>' },
  ])
})

test('a missing page is named', () => {
  expect(differences({ earlier: { ...present, page: null }, present })).toEqual([
    { field: 'Page', before: 'N/A', after: '<h2>One</h2>\n<p>New</p>' },
  ])
})

test('a long page is cut', () => {
  const [page] = differences({ earlier: { ...present, page: 'x'.repeat(30_000) }, present })
  expect(page?.before).toHaveLength(20_001)
})

test('equal states and a deleted blog have no differences', () => {
  expect(differences({ earlier: present, present })).toEqual([])
  expect(differences({ earlier: present, present: null })).toEqual([])
})
