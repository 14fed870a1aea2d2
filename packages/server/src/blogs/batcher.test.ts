import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

/** A batcher whose runs the test ends. */
function createObserved(most = 10) {
  const runs: { items: string[]; end: PromiseWithResolvers<void> }[] = []
  const batcher = createBatcher<string, string>({
    most,
    keyOf: (item) => item[0]!,
    run: async (items) => {
      const end = Promise.withResolvers<void>()
      runs.push({ items, end })
      await end.promise
      return items.map((item) => `${item} done`)
    },
  })
  const nextRun = async (index: number) => {
    while (!runs[index]) await Promise.resolve()
    return runs[index]
  }
  return { add: batcher.add, nextRun }
}

test('what arrives during a run is run together after it, each key once', async () => {
  const { add, nextRun } = createObserved()
  const results = ['a1', 'b1', 'a2', 'c1', 'a3'].map(add)
  const items: string[][] = []
  for (let n = 0; n < 3; n++) {
    const run = await nextRun(n)
    items.push(run.items)
    run.end.resolve()
  }
  expect(items).toEqual([['a1'], ['b1', 'a2', 'c1'], ['a3']])
  expect(await Promise.all(results)).toEqual(['a1 done', 'b1 done', 'a2 done', 'c1 done', 'a3 done'])
})

test('a run has at most so many items', async () => {
  const { add, nextRun } = createObserved(2)
  const results = ['a', 'b', 'c', 'd'].map(add)
  for (const [n, items] of [['a'], ['b', 'c'], ['d']].entries()) {
    const run = await nextRun(n)
    expect(run.items).toEqual(items)
    run.end.resolve()
  }
  await Promise.all(results)
})

test('a failure fails what waits, and the next item is run', async () => {
  const { add, nextRun } = createObserved()
  const failed = Promise.allSettled(['a', 'b', 'c'].map(add))
  ;(await nextRun(0)).end.reject(new Error('No database.'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const later = add('d')
  ;(await nextRun(1)).end.resolve()
  expect(await later).toBe('d done')
})
