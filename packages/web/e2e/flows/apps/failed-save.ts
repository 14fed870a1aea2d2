import type { Page } from '@playwright/test'
import { failedWritesCases } from '@tarang/machines/failed-writes/cases'
import { adminUrl } from '../../fixtures.ts'
import { asStaff } from '../../session.ts'

const { writes } = failedWritesCases.inputs.one ?? { writes: [] }

/** Opens the console's home page with the failed save of the cases, as after a reload; `path` is the screen of its form. */
export async function openWithFailedSave(page: Page, baseURL: string, path?: string) {
  const { userName } = await asStaff(page)
  await page.goto(adminUrl(baseURL, '/homePage'))
  await page.evaluate(
    (text) => sessionStorage.setItem('failedWrites', text),
    JSON.stringify({ user: userName, writes: writes.map((write) => ({ ...write, ...(path && { path }) })) }),
  )
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}
