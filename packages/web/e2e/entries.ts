import type { Page } from '@playwright/test'

/** A newsletter or blog, as far as the tests read it. */
export interface Entry {
  id: number
  text: string
  likesCount: number
  publishedDate: string
  htmlPageLink: string
}

export const LIST = '/newsLetterAndBlogs'

/** The entries that the API lists, newest first. */
export const entries = async (page: Page) =>
  (await (await page.request.get('/api/fetchNewsLetterAndBlogs')).json()) as Entry[]

/** The list of all entries on the page. */
export const rest = (page: Page) => page.getByRole('region', { name: 'Everything, newest first' })
