import { type Blog, createClient, isApiError, type NewStockSplit, type StockSplit } from '@tarang/sdk'

/** Titles of the newest entries, as many as wanted. */
export async function newestTitles(origin: string, count: number): Promise<string[]> {
  const api = createClient({ baseUrl: `${origin}/api`, notificationsUrl: `${origin}/notifications-service` })
  const blogs: Blog[] = await api.blogs.list()
  return blogs.slice(0, count).map(({ text }) => text ?? 'Untitled')
}

/** Puts a split into the calendar, or says which fields are wrong. */
export async function addSplit(
  origin: string,
  jwtToken: string,
  split: NewStockSplit,
): Promise<StockSplit | undefined | Readonly<Record<string, string>>> {
  const api = createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: `${origin}/notifications-service`,
    session: { jwtToken: () => jwtToken },
  })
  try {
    return await api.stockSplits.create(split)
  } catch (error) {
    if (isApiError(error) && error.status === 422) return error.fields
    throw error
  }
}
