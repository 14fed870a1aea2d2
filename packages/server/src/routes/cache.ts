import { isRecordCode, recordCodeRule } from '@tarang/machines/field-rules'
import { type Context, Hono } from 'hono'
import { type CacheName, cacheNames, refreshCache } from '../cache/refresh.ts'
import type { Env } from '../http/context.ts'
import { refuse, refuseTooManyRequests } from '../http/refusal.ts'
import { runStaffAction, unchanged } from '../http/staff-action.ts'

const second = 1000

const parseCacheName = (text: string): CacheName =>
  cacheNames.find((name) => name === text) ??
  refuse(404, `There is no such cache. The caches are ${cacheNames.join(', ')}.`)

async function refresh(context: Context<Env>, cache: string, strategyCode: string | null) {
  const { limiter } = context.var.app
  const { staff } = context.var
  const cacheName = parseCacheName(cache)
  const action = `cache ${cacheName} ${strategyCode ?? ''}`
  const wait = await limiter.consume(action, staff.id, { times: 1, within: second })
  if (wait !== null)
    return refuseTooManyRequests('This cache was refreshed a moment ago. Please wait a second.', wait)
  const { message } = await runStaffAction(
    context,
    'cache.refreshed',
    (tx, record) => refreshCache(tx, { cacheName, strategyCode }, record),
    ({ isRefreshed }) => (isRefreshed ? [cacheName, strategyCode].filter(Boolean).join(' ') : unchanged),
  )
  return context.text(message)
}

/** Caches that staff refresh by hand. */
export const cacheRoutes = new Hono<Env>()
  .get('/refreshCache/:cacheName', (context) => refresh(context, context.req.param('cacheName'), null))
  .get('/refreshCache/:cacheName/:strategyCode', (context) => {
    const { cacheName, strategyCode } = context.req.param()
    if (!isRecordCode(strategyCode)) refuse(422, `Strategy code ${recordCodeRule}.`)
    return refresh(context, cacheName, strategyCode)
  })
