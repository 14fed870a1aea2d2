import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The walks of the app driver, on a server and a database of their own: they delete, exclude and like. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: join(base.outputDir ?? '', 'flows'),
})
