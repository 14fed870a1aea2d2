import { appendFile, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { adminUrl, expect, test } from '../fixtures.ts'
import { addBlogForNow, asStaff } from '../session.ts'

/** A chosen file that is changed on the disk: the browser does not send it, and does not say why. */

const CHANGED = 'The file changed after it was chosen. Choose it again.'

async function fileOf(testInfo: TestInfo, name: string, content: string) {
  const path = testInfo.outputPath(name)
  await writeFile(path, content)
  return path
}

async function open(page: Page, baseURL: string | undefined, path: string) {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), path))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('a page of a blog', async ({ page, baseURL }, testInfo) => {
  const path = await fileOf(testInfo, 'page.html', '<h2>One</h2><p>Two</p>')
  await open(page, baseURL, '/newsletterManager')
  await page.getByRole('button', { name: 'Add Blog' }).click()
  const form = page.getByRole('dialog', { name: 'Add Blog' })
  await form.getByLabel('Text').fill('Changed after it was chosen')
  await form.getByLabel('Category').selectOption('Market Nuggets')
  await form.getByLabel('HTML Page').setInputFiles(path)
  await appendFile(path, '<p>Three</p>')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(CHANGED)).toBeVisible()
  await expect(form.getByText('Error occurred while saving.')).toHaveCount(0)
  await form.getByLabel('HTML Page').setInputFiles(path)
  await addBlogForNow(page, () => form.getByRole('button', { name: 'Save' }).click())
})
