import type { Page } from '@playwright/test'
import { createManualClock } from '../../../src/testing/flows/story/manual-clock.ts'

/** Installs a clock that only `passOf` advances. */
export const installManualClock = (page: Page) =>
  page.addInitScript(`globalThis.manualClock = (${createManualClock})()`)

export const passOf = (page: Page) => (milliseconds: number) =>
  page.evaluate(
    (passed) =>
      (globalThis as unknown as { manualClock: ReturnType<typeof createManualClock> }).manualClock.pass(
        passed,
      ),
    milliseconds,
  )
