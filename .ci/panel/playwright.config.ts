import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { CHROMIUM_TEST_ARGS, chromiumPath } from '../browser.ts'
import { root } from '../runner.ts'

/** The Statechart panel, in the static Storybook that was built before. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results', 'panel'),
  reporter: [['list'], ['json']],
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1400, height: 950 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_TEST_ARGS },
    screenshot: 'only-on-failure',
  },
})
