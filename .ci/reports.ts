import { basename } from 'node:path'

/** A failed test, as its runner names it. */
export interface Failure {
  readonly name: string
  /** The reason. A list shows its first line. */
  readonly reason: string
}

// Runners colour their messages.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a colour
const colours = /\u001b\[[\d;]*m/g

/** The first line of a message, without colours, short enough for a list. */
export const firstLine = (message = 'no message'): string =>
  (message.replaceAll(colours, '').split('\n', 1)[0] ?? '').slice(0, 200)

/** The reason of a failed story: the test runner puts links before the message. */
const storyReason = (message?: string): string =>
  firstLine(/^Message:\s*(.+)$/m.exec((message ?? '').replaceAll(colours, ''))?.[1] ?? message)

const SKIPPED = 'It was skipped. A test runs, or is not there.'

export interface Tally {
  passed: number
  failed: number
  /** The failed tests, where the runner names them. */
  failures?: readonly Failure[]
}

interface JestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Reads the JSON report of Jest and Vitest. A test that was skipped has failed; a file that failed outside its tests is one failure. */
export const jestTally = ({ numPassedTests, testResults }: JestReport): Tally => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const others = assertionResults.filter((result) => result.status !== 'passed')
    // A hook that fails skips the tests of its file.
    if (status === 'failed' && !others.some((result) => result.status === 'failed'))
      return [{ name: basename(name), reason: storyReason(message || undefined) }]
    return others.map(({ status: outcome, fullName, failureMessages }) => ({
      name: fullName,
      reason: outcome === 'failed' ? storyReason(failureMessages?.[0]) : SKIPPED,
    }))
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

interface PlaywrightError {
  readonly message?: string
  readonly location?: { readonly file: string; readonly line: number }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly ok: boolean
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly PlaywrightSuite[]
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** The first line of an error, its locator, and the line of the test. */
function reasonOf({ message = '', location }: PlaywrightError = {}): string {
  const sought = /^Locator: .*/m.exec(message.replaceAll(colours, ''))?.[0]
  const line = location && `line ${location.line} of ${basename(location.file)}`
  return [firstLine(message || undefined), sought?.slice(0, 200), line].filter(Boolean).join('; ')
}

/** Reads the JSON report of Playwright. A test that was skipped has failed. */
export const playwrightTally = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
  failures: suites
    .flatMap(specsOf)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'skipped'))
    .map(({ ok, title, file, line, tests }) => ({
      name: `${file}:${line} ${title}`,
      reason: ok ? SKIPPED : reasonOf(tests[0]?.results[0]?.errors?.[0]),
    })),
})
