import type { Page } from '@playwright/test'
import { tableCases } from '@tarang/machines/table/cases'
import { tablePageOf } from '../../../src/testing/flows/pages/table.page.ts'
import { adminUrl } from '../../fixtures.ts'
import { asStaff } from '../../session.ts'
import { done, failed, type Script, send } from './script.ts'

const blogsLoad = /^GET \/api\/fetchNewsLetterAndBlogs$/

/** Closes the success message, which covers the table. */
async function closeSuccess(page: Page) {
  const message = page.getByRole('dialog', { name: 'Success' })
  await message.getByRole('button', { name: 'Close' }).first().click()
  await message.waitFor({ state: 'hidden' })
}

/** Blog Manager: adding, editing and deleting a row each reload the rows. */
export const editedTable: Script = {
  screen: 'Blog Manager',
  run: async ({ page, baseURL, follow }) => {
    await asStaff(page)
    const table = await follow(
      tablePageOf({
        cases: tableCases,
        load: blogsLoad,
        failure: 'Failed to fetch blogs.',
        search: '',
        xirr: 'Published',
        nameOf: () => '',
      }),
      'plain',
    )
    await page.goto(adminUrl(baseURL, '/newsletterManager'))
    await table.opened()

    await page.getByRole('button', { name: 'Add Blog' }).click()
    await page.getByLabel(/^Text/).fill('The week before Diwali')
    await page.getByLabel(/^Category/).selectOption('Market Events')
    await page.getByRole('button', { name: 'Save' }).click()
    await closeSuccess(page)
    await table.sent(send('rows.refresh'), send('rows.refresh'))
    await table.answered(done('loadRows', 'rows'), blogsLoad, 'through')

    await page.getByRole('button', { name: 'Edit The week before Diwali' }).click()
    await page.getByLabel(/^Text/).fill('The week after Diwali')
    // The form reads the list too, before it saves.
    await page.route('**/fetchNewsLetterAndBlogs', (route) => route.continue(), { times: 1 })
    await page.getByRole('button', { name: 'Save' }).click()
    await closeSuccess(page)
    // The row of the response is shown before the list has reloaded.
    await page.getByRole('button', { name: 'Edit The week after Diwali' }).waitFor()
    await table.sent(send('row.put', 'changed'), send('rows.refresh'), send('rows.refresh'))
    await table.answered(failed('loadRows', 'lost'), blogsLoad, 'lost')
    await page.getByRole('button', { name: 'Retry' }).click()
    await table.sent(send('rows.refresh'))
    await table.answered(done('loadRows', 'rows'), blogsLoad, 'through')

    await page.getByRole('button', { name: 'Delete The week after Diwali' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await closeSuccess(page)
    await page.getByRole('button', { name: 'Edit The week after Diwali' }).waitFor({ state: 'hidden' })
    await table.sent(send('row.remove', 'first'), send('rows.refresh'))
    await table.answered(done('loadRows', 'rows'), blogsLoad, 'through')
  },
}

const exploreLoad = /^GET \/api\/getAllExploreData$/

/** Explore Data Manager, which has a filter. */
export const filteredTable: Script = {
  screen: 'Explore Data Manager',
  run: async ({ page, baseURL, follow }) => {
    await asStaff(page)
    const table = await follow(
      tablePageOf({
        cases: tableCases,
        load: exploreLoad,
        failure: 'Failed to fetch all explore data.',
        search: '',
        xirr: '',
        nameOf: () => '',
      }),
      'plain',
    )
    await page.goto(adminUrl(baseURL, '/exploreDataManager'))
    await table.opened()
    await table.answered(done('loadRows', 'rows'), exploreLoad, 'through')
    const section = page.getByLabel('Section')
    const [, first] = await section.getByRole('option').allTextContents()
    await section.selectOption(String(first))
    await page.waitForURL(/section=/)
    await table.sent(send('filter.change', 'momentum'))
  },
}
