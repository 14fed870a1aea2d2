import { expect, test } from 'vitest'
import { blogsWithLikes } from './likes-in-page.ts'

test('finds each blog with its like count, at any depth', () => {
  const data = {
    older: { id: 1, title: 'No likes here' },
    related: [
      { id: 2, likesCount: 0 },
      { id: 'a', likesCount: 7 },
    ],
  }
  expect(blogsWithLikes({ data })).toEqual(['2', 'a'])
  expect(blogsWithLikes({ data: null })).toEqual([])
})
