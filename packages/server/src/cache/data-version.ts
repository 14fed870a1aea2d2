import type { PublicChanges } from '../db/database.ts'

/** Data that public pages show. */
export type PublicData = 'explore_items' | `blogs/${number}` | `likes/${number}`

/** Tells whether an answer is older than the data that it shows. */
export interface DataVersion {
  /** The present version; null while changes by other processes would go unnoticed. */
  current(): number | null
  /** Whether the data of these reads are unchanged since a version. A read is a path of the API, or the likes of a blog. */
  isUnchanged(since: number, reads: readonly string[]): boolean
  /** Records a change by this process. */
  changed(data: PublicData): void
}

const BLOG_LIST = '/api/fetchNewsLetterAndBlogs'

/** The likes of a blog: a page shows those of few blogs of the list that it reads. */
export const likesOf = (id: string): string => `likes/${id}`

/** The reads behind a response of the API: a response with blogs contains their likes. */
export const readsOfAnswer = (path: string): string[] => [path, path.replace(BLOG_LIST, 'likes')]

/** The data of a read, for blogs without their likes; null where they are unknown. */
function dataOf(read: string): string | null {
  if (read === '/api/getAllExploreData') return 'explore_items'
  if (/^likes(\/|$)/.test(read)) return read
  const data = read.replace(BLOG_LIST, 'blogs')
  return /^blogs(\/[1-9]\d*)?$/.test(data) ? data : null
}

/**
 * The version of this server's data, which changes with each announced write, by any process: of blogs, likes and explore
 * items. Of other data a cache knows only that they are older than its longest age.
 */
export function ownDataVersion(changes: PublicChanges | null): DataVersion {
  let version = 0
  let changeOfAll = 0
  const lastChanges = new Map<string, number>()
  let isListening = false

  /** An unknown change is a change of everything. */
  function changed(data: string) {
    version += 1
    const [table = ''] = data.split('/')
    if (table === '') changeOfAll = version
    for (const each of [table, data]) lastChanges.set(each, version)
  }

  function lastChange(read: string): number {
    // The content of a file never changes under its name.
    if (read.startsWith('/files/')) return changeOfAll
    const data = dataOf(read)
    return data === null ? version : Math.max(changeOfAll, lastChanges.get(data) ?? 0)
  }

  changes?.listen({
    changed,
    connected: (isConnected) => {
      isListening = isConnected
      changed('')
    },
  })
  return {
    current: () => (isListening ? version : null),
    isUnchanged: (since, reads) => reads.every((read) => lastChange(read) <= since),
    changed,
  }
}

/** How many milliseconds this server keeps data of another API. */
export const FOREIGN_LIFETIME = 10_000

/** The version of another API's data, whose changes are not announced. */
export function foreignDataVersion(now: () => number = Date.now): DataVersion {
  const current = () => Math.floor(now() / FOREIGN_LIFETIME)
  return { current, isUnchanged: (since) => since === current(), changed: () => {} }
}
