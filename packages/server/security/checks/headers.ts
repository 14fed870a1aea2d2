import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { Check } from '../check.ts'
import type { Answer } from '../target.ts'

const policyOf = ({ headers }: Answer) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  )

const acceptHtml = { headers: { accept: 'text/html' } }

function expectPage(answer: Answer, isHttps: boolean) {
  equal(answer.status, 200)
  const policy = policyOf(answer)
  const own = ["'self'"]
  deepEqual(policy.get('default-src'), ["'none'"])
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) deepEqual(policy.get(name), ["'none'"])
  for (const name of ['style-src', 'font-src', 'manifest-src']) deepEqual(policy.get(name), own)
  deepEqual(policy.get('require-trusted-types-for'), ["'script'"])
  const scripts = policy.get('script-src') ?? []
  ok(
    scripts.every(
      (source) => source === "'self'" || source === "'strict-dynamic'" || source.startsWith("'nonce-"),
    ),
  )
  ok(!/unsafe|\*/.test(String(answer.headers['content-security-policy'])))
  equal(answer.headers['x-content-type-options'], 'nosniff')
  equal(answer.headers['cross-origin-opener-policy'], 'same-origin')
  equal(answer.headers['cross-origin-resource-policy'], 'same-origin')
  equal(answer.headers['permissions-policy'], 'camera=(), microphone=(), geolocation=(), payment=()')
  equal(answer.headers['x-frame-options'], 'DENY')
  if (isHttps) equal(answer.headers['strict-transport-security'], 'max-age=63072000')
  for (const name of ['x-powered-by', 'server', 'set-cookie']) equal(answer.headers[name], undefined, name)
  return policy
}

export const headerChecks: Check[] = [
  {
    row: '23',
    name: 'the public page has its security headers',
    run: async ({ target }) => {
      const answer = await target.ask('/homePage', acceptHtml)
      const policy = expectPage(answer, target.url.protocol === 'https:')
      deepEqual(policy.get('trusted-types'), ['blog-html'])
      ok(policy.get('frame-src')?.every((source) => source.startsWith('https://') && !source.includes('*')))
      equal(answer.headers['referrer-policy'], 'strict-origin-when-cross-origin')
      equal(answer.headers['cache-control'], 'no-cache')
    },
  },
  {
    row: '4',
    name: 'the console has stricter headers: no frames, no media, no form service, no caching',
    run: async ({ target }) => {
      const answer = await target.ask('/', { ...acceptHtml, admin: true })
      const policy = expectPage(answer, target.url.protocol === 'https:')
      for (const name of ['frame-src', 'media-src']) equal(policy.get(name), undefined)
      ok(['none', 'blog-html'].includes(String(policy.get('trusted-types')?.[0]).replaceAll("'", '')))
      equal(answer.headers['referrer-policy'], 'no-referrer')
      equal(answer.headers['cache-control'], 'no-store')
      equal(answer.headers['clear-site-data'], undefined)
    },
  },
  {
    row: '23',
    name: 'an API response runs nothing, is not cached, and has a request id',
    run: async ({ target }) => {
      for (const path of [
        '/api/fetchNewsLetterAndBlogs',
        '/api/liveStrategies',
        '/api/nothing',
        '/notifications-service/x',
      ]) {
        const { headers } = await target.ask(path)
        equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
        equal(headers['x-content-type-options'], 'nosniff')
        match(String(headers['cache-control']), /no-store|max-age=\d{1,3}\b/)
        match(String(headers['x-request-id']), /^[\w-]{16,}$/)
        equal(headers['x-powered-by'], undefined)
      }
    },
  },
]
