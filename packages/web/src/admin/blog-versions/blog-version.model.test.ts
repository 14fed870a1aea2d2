import type { BlogContent } from '@tarang/sdk/extensions'
import { expect, test } from 'vitest'
import { differences } from './blog-version.model.ts'

const now: BlogContent = {
  text: 'Second',
  category: 'Strategies',
  page: '<h2>One</h2>\n<p>New</p>',
  picture: 'b.png',
  images: ['chart.png'],
}

test('only what differs is listed, of a page its lines', () => {
  const then = { ...now, text: 'First', page: '<h2>One</h2>\r\n<p>Old</p>', picture: null }
  expect(differences({ then, now })).toEqual([
    { field: 'Title', before: 'First', after: 'Second' },
    { field: 'Picture', before: 'N/A', after: 'The present picture' },
    { field: 'Page', before: '<p>Old</p>', after: '<p>New</p>' },
  ])
})

test('a missing page is named', () => {
  expect(differences({ then: { ...now, page: null }, now })).toEqual([
    { field: 'Page', before: 'N/A', after: '<h2>One</h2>\n<p>New</p>' },
  ])
})

test('a long page is cut', () => {
  const [page] = differences({ then: { ...now, page: 'x'.repeat(30_000) }, now })
  expect(page?.before).toHaveLength(20_001)
})

test('equal states and a deleted blog have no differences', () => {
  expect(differences({ then: now, now })).toEqual([])
  expect(differences({ then: now, now: null })).toEqual([])
})
