import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestTally, playwrightTally, type Tally } from './reports.ts'
import { failureList, step, suite, summary, total } from './runner.ts'

/** The configuration of the tests in Chromium. */
export const E2E = 'packages/web/e2e/playwright.config.ts'

const reports = mkdtempSync(join(tmpdir(), 'tarang-tests-'))
let reported = 0

/** A new file in the folder of the reports, which `finish` removes. */
export function reportFile(): string {
  reported += 1
  return join(reports, `${reported}.json`)
}

/** A run of Vitest, started directly or by another command. */
export function vitest(name: string, options: readonly string[], by: readonly string[] = []): Promise<Tally> {
  const file = reportFile()
  const [command = '', ...args] = [...by, 'vitest', 'run', ...options]
  // Vitest's default is one worker on two cores: beside another suite a second one only makes both slower.
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return suite(name, command, [...args, ...reporting], { file, read: jestTally })
}

/** A run of Playwright, which takes the path of its report from the environment, started like Vitest’s. */
export function playwright(
  name: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv = {},
  by: readonly string[] = [],
): Promise<Tally> {
  const file = reportFile()
  const [command = '', ...args] = [...by, 'playwright', 'test', ...options]
  return suite(
    name,
    command,
    args,
    { file, read: playwrightTally },
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
}

/** Builds the Storybook that the suites of stories and of its panel visit. */
export const buildStorybook = () =>
  step('Storybook', 'storybook', ['build', '--quiet', '--output-dir', 'storybook-static'])

/** The stories, by Storybook's test-runner. */
export function stories(name: string): Promise<Tally> {
  const file = reportFile()
  return suite(name, 'node', ['.ci/test-stories.ts', '--report', file], { file, read: jestTally })
}

/** A program that writes a tally to the file that is its last argument. */
export function counted(name: string, ...args: string[]): Promise<Tally> {
  const file = reportFile()
  return suite(name, 'node', [...args, file], { file, read: (tally: Tally) => tally })
}

/** Prints each suite with its time, the failed tests, and last one line with the numbers of all; then exits. */
export function finish(): never {
  rmSync(reports, { recursive: true, force: true })
  console.error(`\n${summary()}\n\n${failureList()}\n`)
  const { passed, failed, notRun } = total()
  process.stdout.write(`${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}\n`)
  process.exit(failed === 0 ? 0 : 1)
}
