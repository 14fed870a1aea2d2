import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The model-based paths on the built application, with a separate server and database: they delete, exclude and like. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: join(base.outputDir ?? '', 'flows'),
})
