import { isAdminHost } from '@tarang/runtime-config'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type DataVersion, readsOfAnswer } from '../cache/data-version.ts'
import { createVersionedCache } from '../cache/versioned-cache.ts'
import { type Asset, createAsset, respondWithAsset } from '../web/asset.ts'
import { sharedCaching } from '../web/headers.ts'
import type { Env } from './context.ts'

/** The calls whose answer is the same for every visitor without a cookie. */
const PATHS = /^\/api\/(getAllExploreData|fetchNewsLetterAndBlogs(\/[^/]+)?)$/

/** How many answers are in memory. */
const MOST_ANSWERS = 200

interface SharedAnswer {
  asset: Asset
  status: number
  path: string
}

/**
 * Answers the lists of the public pages from memory until their data change, and lets shared caches keep them. Requests with
 * a cookie or a session are not answered from memory.
 */
export function sharedAnswers(version: DataVersion) {
  const answers = createVersionedCache<SharedAnswer>({
    version,
    most: MOST_ANSWERS,
    readsOf: ({ path }) => readsOfAnswer(path),
    isReusable: ({ status }) => status === 200,
  })
  return createMiddleware<Env>(async (call, next) => {
    const { method, path } = call.req
    const isAnonymous = !call.req.header('cookie') && !call.req.header('authorization')
    if ((method !== 'GET' && method !== 'HEAD') || !PATHS.test(path) || !isAnonymous) return next()

    let isOwn = false
    // Links in the answer are absolute.
    const { asset, status } = await answers.get(`${new URL(call.req.url).origin}${path}`, async () => {
      await next()
      isOwn = true
      const { status, headers } = call.res
      const bytes = new Uint8Array(await call.res.clone().arrayBuffer())
      return {
        asset: createAsset(bytes, headers.get('content-type') ?? 'application/json'),
        status,
        path,
      }
    })
    // Refusals and failures are not shared.
    if (status !== 200) return isOwn ? undefined : next()
    const ofOrigin = [...call.res.headers].filter(([name]) => name.startsWith('access-control-'))
    const answer = await respondWithAsset(call.req.raw, asset, {
      ...Object.fromEntries(ofOrigin),
      ...(isForConsole(call) ? { 'cache-control': 'private, no-cache' } : sharedCaching(call.var.app.config)),
      vary: 'Origin, Cookie, Authorization',
    })
    // Hono would copy the headers of the previous response over these.
    call.res = undefined
    call.res = answer
  })
}

/**
 * Staff must see what they have just saved, but a shared cache would answer with an older list. The console may have
 * another origin than the API.
 */
function isForConsole({ req, var: { app } }: Context<Env>): boolean {
  return [req.url, req.header('origin') ?? ''].some(
    (address) => URL.canParse(address) && isAdminHost(new URL(address).hostname, app.config.adminHosts),
  )
}
