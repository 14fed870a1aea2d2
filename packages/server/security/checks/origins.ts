import { equal, match, ok } from 'node:assert/strict'
import type { Check } from '../check.ts'

const foreignOrigins = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://evil.localhost:1',
  'file://',
]

export const originChecks: Check[] = [
  {
    row: '13',
    name: 'another site gets no CORS headers: no preflight, no readable response',
    run: async ({ target }) => {
      for (const origin of foreignOrigins) {
        const asks = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        }
        const preflight = await target.ask('/api/liveStrategies', { method: 'OPTIONS', headers: asks })
        const answer = await target.ask('/api/fetchNewsLetterAndBlogs', { headers: { origin } })
        for (const { headers } of [preflight, answer]) {
          equal(headers['access-control-allow-origin'], undefined)
          equal(headers['access-control-allow-credentials'], undefined)
        }
        match(String(answer.headers.vary), /origin/i)
      }
    },
  },
  {
    row: '13',
    name: 'another site changes nothing by requests without a preflight',
    run: async ({ target }) => {
      for (const origin of foreignOrigins) {
        for (const type of [null, 'text/plain', 'application/x-www-form-urlencoded']) {
          const headers = { origin, ...(type && { 'content-type': type }) }
          const answer = await target.ask('/api/999999999/like', {
            method: 'POST',
            headers,
            ...(type && { body: 'a=b' }),
          })
          equal(answer.status, 403)
          equal(answer.headers['set-cookie'], undefined)
        }
      }
    },
  },
  {
    row: '13',
    name: 'the two hosts may call each other',
    run: async ({ target }) => {
      for (const { origin } of [target.url, target.adminUrl]) {
        const answer = await target.ask('/api/fetchNewsLetterAndBlogs', { headers: { origin } })
        equal(answer.headers['access-control-allow-origin'], origin)
      }
    },
  },
  {
    row: '16',
    name: 'a forged Host appears in no link behind https and in no redirect',
    run: async ({ target }) => {
      const answer = await target.ask('/api/fetchNewsLetterAndBlogs', { headers: { host: 'evil.example' } })
      ok(target.url.protocol === 'http:' || !answer.text.includes('evil.example'))
      for (const path of [
        '//evil.example',
        '//evil.example/%2e%2e',
        '/\\evil.example',
        '/https://evil.example',
      ])
        ok([undefined, '/homePage'].includes((await target.ask(path)).headers.location), path)
    },
  },
]
