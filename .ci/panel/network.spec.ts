import { expect, test } from './panel-page.ts'

const story = '/?path=/story/admin-strategy-manager-stock-split-calendar--default'

test('the toolbar loses the answer of the next write and then resets its choice', async ({
  page,
  panel: _,
  storybook,
}) => {
  await page.goto(`${storybook}${story}`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByRole('button', { name: /^Edit/ }).first()).toBeVisible({ timeout: 60_000 })
  const network = page.getByRole('button', { name: /^What goes wrong/ })
  await network.click()
  await page.getByRole('option', { name: /^Next write: carried out/ }).click()
  await frame.getByRole('button', { name: /^Edit/ }).first().click()
  const form = frame.getByRole('dialog', { name: 'Edit Stock Split' })
  await form.getByRole('button', { name: 'Save' }).click()
  const failure = frame.getByRole('alertdialog')
  await expect(failure.getByText('Failed to update stock split.')).toBeVisible()

  await expect(network).toContainText('All calls go well')
  await failure.getByRole('button', { name: 'Close' }).first().click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(frame.getByText('Stock split updated successfully!')).toBeVisible()
})

test('every call is refused while the address contains the fault', async ({ page, panel: _, storybook }) => {
  await page.goto(`${storybook}${story}&globals=fault:every-refused`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  await expect(frame.getByRole('alert')).toContainText('Failed to fetch stock splits.')
  await frame.getByRole('button', { name: 'Retry' }).click()
  await expect(frame.getByRole('alert')).toContainText('Failed to fetch stock splits.')
})
