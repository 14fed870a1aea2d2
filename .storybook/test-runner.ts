import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { words } from '../.ci/modes/in-page.ts'
import type { TourFigures } from '../packages/web/src/testing/flows/story/path-story.tsx'

/** Writes the page's text and the figures of a path story into the files that the environment names. */
export default {
  async postVisit(page) {
    const folder = process.env.FLOW_FIGURES
    const flow = await page.evaluate(() => (globalThis as { tarangFlow?: TourFigures }).tarangFlow)
    if (folder && flow?.machine) writeFileSync(join(folder, `${flow.machine}.json`), JSON.stringify(flow))
    const { STORY_TEXTS: texts } = process.env
    if (texts) appendFileSync(texts, `${await page.evaluate(words)}\n`)
  },
} satisfies TestRunnerConfig
