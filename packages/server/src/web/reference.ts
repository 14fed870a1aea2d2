import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Env } from '../http/context.ts'
import { isFromThisMachine } from '../http/operator.ts'
import { createAsset, respondWithAsset } from './asset.ts'
import { commonHeaders } from './headers.ts'

const allCalls = await readReference('reference.html')
const publicCalls = await readReference('reference-public.html')

async function readReference(name: string) {
  const bytes = await readFile(new URL(`../generated/${name}`, import.meta.url))
  const style = /<style>([\s\S]*?)<\/style>/.exec(bytes.toString())?.[1] ?? ''
  return {
    asset: createAsset(new Uint8Array(bytes), 'text/html; charset=utf-8'),
    stylePolicy: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  }
}

/**
 * `GET /docs`: the reference of the calls, generated from the API description. It needs no script and no other host. The calls
 * for staff are shown on this machine alone, and never with an https origin, which a proxy on this machine may serve.
 */
export const referenceRoutes = new Hono<Env>().get('/docs', (context) => {
  const { https } = context.var
  const showsAll = !https && isFromThisMachine(context)
  const { asset, stylePolicy } = showsAll ? allCalls : publicCalls
  return respondWithAsset(context.req.raw, asset, {
    ...commonHeaders(https),
    'cache-control': showsAll ? 'private, no-cache' : 'no-cache',
    'content-security-policy': `default-src 'none'; style-src ${stylePolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
  })
})
