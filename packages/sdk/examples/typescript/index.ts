import {
  type Api,
  type Blog,
  createClient,
  isApiError,
  type LoginResult,
  type NewStockSplit,
  type Session,
  type StockSplit,
} from '@tarang/sdk'

/** A session in memory: a stale token is exchanged unasked, and where that is refused, the session is over. */
export function sessionOf({ jwtToken, refreshToken }: LoginResult): Session {
  let tokens: { jwtToken: string; refreshToken: string } | undefined = { jwtToken, refreshToken }
  return {
    jwtToken: () => tokens?.jwtToken ?? null,
    refreshToken: () => tokens?.refreshToken ?? null,
    replace: (fresh) => {
      tokens &&= { ...tokens, ...fresh }
    },
    clear: () => {
      tokens = undefined
    },
  }
}

/** A client that says on the console what rows were mended, and which calls go away. */
export const open = (origin: string, session?: Session): Api =>
  createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: `${origin}/notifications-service`,
    ...(session && { session }),
    hooks: {
      mismatch: ({ operation, mismatches }) => console.warn(operation, mismatches),
      deprecated: ({ operation, sunset }) => console.warn(operation, sunset?.toISOString()),
    },
  })

/** Titles of the newest entries, as many as wanted. */
export async function newestTitles(api: Api, count: number): Promise<string[]> {
  const blogs: Blog[] = await api.blogs.list()
  return blogs.slice(0, count).map(({ text }) => text ?? 'Untitled')
}

/** Puts a split into the calendar, or says which fields are wrong. */
export async function addSplit(
  api: Api,
  split: NewStockSplit,
): Promise<StockSplit | undefined | Readonly<Record<string, string>>> {
  try {
    return await api.stockSplits.create(split)
  } catch (error) {
    if (isApiError(error) && error.status === 422) return error.fields
    throw error
  }
}
