import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Env } from '../http/context.ts'
import { createAsset, respondWithAsset } from './asset.ts'
import { commonHeaders } from './headers.ts'

const bytes = await readFile(new URL('../generated/reference.html', import.meta.url))
const page = createAsset(new Uint8Array(bytes), 'text/html; charset=utf-8', { isEncodedFast: true })
const style = /<style>([\s\S]*?)<\/style>/.exec(bytes.toString())?.[1] ?? ''
const stylePolicy = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** `GET /docs`: the reference of every call, generated from the API description. It needs no script and no other host. */
export const referenceRoutes = new Hono<Env>().get('/docs', (context) =>
  respondWithAsset(context.req.raw, page, {
    ...commonHeaders(context.var.https),
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; style-src ${stylePolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
  }),
)
