import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Check } from '../check.ts'
import { leadsHome, type Target } from '../target.ts'

const privatePaths = [
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.git/HEAD',
  '/.data/lock.json',
  '/.vite/manifest.json',
  '/.inputs',
  '/package.json',
  '/pnpm-lock.yaml',
  '/tsconfig.json',
  '/vite.config.ts',
  '/src/main.tsx',
  '/node_modules/react/package.json',
  '/server-status.json',
  '/backup.sql',
  '/database.tar',
  '/assets/../.env',
  '/assets/..%2f.env',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/files/..%2f..%2fpackage.json',
  '/files/....//package.json',
  '/assets/%00',
  '/%c0%ae%c0%ae/etc/passwd',
]

/** Patterns of secrets. */
const secrets: Record<string, RegExp> = {
  'a signed token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  'a database address': /postgres(ql)?:\/\/[^\s"'`]+:[^\s"'`]+@/,
  'a cloud key': /\b(AKIA[0-9A-Z]{16}|AIza[\w-]{35}|gh[pousr]_\w{36}|sk_live_\w{20,}|xox[abp]-[\w-]{10,})\b/,
  'a bearer that is written out': /["'`]Bearer [\w.~+/-]{20,}["'`]/,
  'a source map': /sourceMappingURL=(?!data:,)/,
}

/** Every file that the pages of both hosts load, by path. */
async function collectServedFiles(target: Target): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const open: [string, boolean][] = [
    ['/homePage', false],
    ['/', true],
  ]
  for (let next = open.shift(); next; next = open.shift()) {
    const [path, admin] = next
    if (found.has(path)) continue
    const answer = await target.ask(path, { admin, headers: { accept: 'text/html,*/*' } })
    if (answer.status !== 200) continue
    found.set(path, answer.text)
    for (const [, name] of answer.text.matchAll(
      /["'`(](?:\.?\/)?((?:assets\/)?[\w.-]+\.(?:js|css|json|webmanifest))["'`)?]/g,
    )) {
      const file = name!.startsWith('assets/') ? `/${name}` : `/assets/${name}`
      open.push([file, admin])
      if (!name!.includes('/')) open.push([`/${name}`, admin])
    }
  }
  return found
}

export const exposureChecks: Check[] = [
  {
    row: '16',
    name: `none of ${privatePaths.length} private files is served`,
    run: async ({ target }) => {
      for (const path of privatePaths) {
        const answer = await target.ask(path)
        ok([400, 404].includes(answer.status) || leadsHome(answer), `${path}: ${answer.status}`)
        ok(!/root:|"dependencies"|SECRET|\[core\]/.test(answer.text), path)
      }
    },
  },
  {
    row: '5',
    name: 'no served file contains a secret or a source map',
    run: async ({ target }) => {
      const files = await collectServedFiles(target)
      ok(files.size > 10, `only ${files.size} files were found`)
      const found = [...files].flatMap(([path, text]) =>
        Object.entries(secrets)
          .filter(([, pattern]) => pattern.test(text))
          .map(([description]) => `${description} in ${path}`),
      )
      deepEqual(found, [])
      for (const path of files.keys())
        if (/\.(js|css)$/.test(path)) equal((await target.ask(`${path}.map`)).status, 404, `${path}.map`)
      const config = /id="tarang-config">(.*?)<\/script>/s.exec(files.get('/') ?? '')?.[1] ?? '{}'
      equal((JSON.parse(config) as { registrationCredential?: string }).registrationCredential ?? '', '')
    },
  },
  {
    row: '16',
    name: 'an error response has no stack, no query and no file path',
    run: async ({ target }) => {
      for (const path of [
        '/api/fetchNewsLetterAndBlogs/999999999',
        '/api/%27/getLikeCount',
        '/files/nothing.html',
      ]) {
        const { status, text } = await target.ask(path)
        equal(status, 404)
        ok(!/\bat \w|select |insert |node_modules|\/(home|root|tmp|usr|var|work)\/|Error:/i.test(text), text)
      }
    },
  },
  {
    row: '6',
    name: 'the control calls and the outbox are closed to strangers',
    run: async ({ target }) => {
      for (const bearer of ['', 'secret', 'A'.repeat(43)])
        ok([401, 404].includes((await target.ask('/control/invites', { method: 'POST', bearer })).status))
      const rebound = await target.ask('/outbox', {
        headers: { host: 'rebound.example', accept: 'application/json' },
      })
      ok(rebound.status === 404 || target.url.hostname !== 'localhost', 'The outbox is open to other names.')
    },
  },
]
