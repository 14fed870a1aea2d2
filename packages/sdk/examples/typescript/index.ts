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

/** Creates a session in memory. The client exchanges its stale tokens; a refused exchange ends it. */
export function createSession({ jwtToken, refreshToken }: LoginResult): Session {
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

/** Creates a client that logs mismatches and deprecated operations. */
export const createApi = (origin: string, session?: Session): Api =>
  createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: `${origin}/notifications-service`,
    ...(session && { session }),
    hooks: {
      mismatch: ({ operation, mismatches }) => console.warn(operation, mismatches),
      deprecated: ({ operation, sunset }) => console.warn(operation, sunset?.toISOString()),
    },
  })

/** The titles of the newest entries. */
export async function newestTitles(api: Api, count: number): Promise<string[]> {
  const blogs: Blog[] = await api.blogs.list()
  return blogs.slice(0, count).map(({ text }) => text ?? 'Untitled')
}

/** Adds a split to the calendar, or returns the refused fields. */
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
