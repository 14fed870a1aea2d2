import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_TEST_ARGS, chromiumPath } from '../../../.ci/browser.ts'

const port = Number(process.env.E2E_PORT ?? 3900)
// Playwright's workers load this file too and must use the same folder.
process.env.DATA_DIR = process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tarang-e2e-'))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The built application and the reference server, with a temporary data folder. */
export default defineConfig({
  testDir: '.',
  // `pnpm test:long` runs them.
  testIgnore: [
    ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.spec.ts']),
    ...(process.env.TEST_WEB_SERVERS ? [] : ['**/*.web-server.spec.ts']),
  ],
  outputDir: join(root, 'test-results'),
  reporter: [['list'], ['json']],
  forbidOnly: true,
  retries: 0,
  // All tests share one server and database, so they run one after another.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_TEST_ARGS },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node packages/server/src/main.ts --sample-data',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, DEVELOPMENT_OUTBOX: 'on' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
