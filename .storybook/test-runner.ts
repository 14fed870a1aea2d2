import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { words } from '../.ci/modes/in-page.ts'
import { openPreview } from '../.ci/modes/preview.ts'
import type { TourFigures } from '../packages/web/src/testing/flows/story/path-story.tsx'

/**
 * Shows every story as in a browser that translates it. Writes the page's text and the figures of a path story into the
 * files that the environment names.
 */
export default {
  prepare: ({ page }) => openPreview(page, process.env.TARGET_URL ?? '', { translation: 'on' }),
  async postVisit(page) {
    if ((await page.locator('font').count()) === 0) throw new Error('The story was not translated.')
    const folder = process.env.FLOW_FIGURES
    const flow = await page.evaluate(() => (globalThis as { tarangFlow?: TourFigures }).tarangFlow)
    if (folder && flow?.machine) writeFileSync(join(folder, `${flow.machine}.json`), JSON.stringify(flow))
    const { STORY_TEXTS: texts } = process.env
    if (texts) appendFileSync(texts, `${await page.evaluate(words)}\n`)
  },
} satisfies TestRunnerConfig
