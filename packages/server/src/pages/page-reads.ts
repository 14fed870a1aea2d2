import { AsyncLocalStorage } from 'node:async_hooks'

const pages = new AsyncLocalStorage<Set<string>>()

/** Notes the path of a request, for the page that is being made. */
export const noteRead = (url: string): void => void pages.getStore()?.add(new URL(url).pathname)

/** Makes a part of a page, and lists the paths that it requested: the page is stale when their data change. */
export async function recordReads<Part>(make: () => Promise<Part>): Promise<{ part: Part; reads: string[] }> {
  const reads = new Set<string>()
  const part = await pages.run(reads, make)
  return { part, reads: [...reads] }
}
