import { afterAll, expect, test } from 'vitest'
import { createBodyCleaner } from './body-cleaner.ts'

const link = 'https://tarang.example/files/body.html'
const cleaner = createBodyCleaner({ timeout: 2_000 })
afterAll(() => cleaner.close())

const endless = '<b>'.repeat(30_000)

test('accepts several bodies at once', async () => {
  const bodies = await Promise.all(
    [1, 2, 3].map((each) => cleaner.clean(`<p>${each}</p><script>${each}</script>`, link)),
  )
  expect(bodies).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>'].map((html) => ({ html, forPage: null })))
})

test('rejects a body that takes too long without blocking the thread, then cleans the next one', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 10)
  await expect(cleaner.clean(endless, link)).rejects.toThrow()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
  expect(await cleaner.clean('<p>after</p>', link)).toMatchObject({ html: '<p>after</p>' })
}, 60_000)
