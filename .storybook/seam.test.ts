import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../packages/{web,machines,sdk,server}/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const isForStories = (path: string) => /\.(stories|test)\.|\/testing\//.test(path)

test('no file of a build mentions Storybook', () => {
  const carried = Object.entries(sources).filter(([path]) => !isForStories(path))
  expect(carried.length).toBeGreaterThan(300)
  expect(
    carried
      .filter(([, text]) => /from '(storybook|@storybook)|\.storybook\//.test(text))
      .map(([path]) => path),
  ).toEqual([])
})
