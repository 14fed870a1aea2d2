import { expect, expectAccessible, test } from './fixtures.ts'
import { checkWithIbm } from './ibm-checker.ts'

test('the second checker finds violations, except those of ignored rules', async ({ page }) => {
  await page.route('**/broken', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Broken</title><main><h1>Broken</h1>
        <article aria-label="Same">One</article><article aria-label="Same">Two</article>
        <div aria-hidden="true"><a href="/">Focusable</a></div>
        <label><input type="checkbox" aria-label="No text"></label>
        <div inert aria-hidden="true"><label><input type="radio" name="a">Behind</label></div></main></html>`,
    }),
  )
  await page.goto('/broken')
  const { violations, toReview } = await checkWithIbm(page)
  expect(violations.map((violation) => violation.split(':')[0]).toSorted()).toEqual([
    'aria_article_label_unique',
    'aria_article_label_unique',
    'aria_hidden_nontabbable',
    'label_content_exists',
  ])
  expect(Object.keys(toReview)).toContain('input_label_visible')
})

test('the first checker finds violations, also in a frame', async ({ page }) => {
  const broken = (body: string) => `<!doctype html><html lang="en"><title>Broken</title>${body}</html>`
  const bodies = {
    '**/broken':
      '<main><h1>Broken</h1><p style="color: #bbb">Pale</p><iframe title="F" src="/framed"></iframe></main>',
    '**/framed': '<main><h1>Framed</h1><img src="data:image/png;base64,"></main>',
  }
  for (const [path, body] of Object.entries(bodies))
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: broken(body) }))
  await page.goto('/broken')
  const error: Error = await expectAccessible(page).then(
    () => new Error('It found nothing.'),
    (reason) => reason,
  )
  expect(error.message).toContain('color-contrast: <p ')
  expect(error.message).toContain('image-alt: <img ')
})
