import type { Json } from '../engine.ts'

/** Timeout of every method of a tab, in milliseconds. */
export const TIMEOUT = 30_000

/** Runs an action with a timeout. An error is prefixed with the name of the action. */
export async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT, new Error(`no answer within ${TIMEOUT / 1000} s`))
  })
  try {
    return await Promise.race([work(), timeout])
  } catch (error) {
    throw new Error(`${what}: ${String(error)}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * An expression that calls a function in the page. Exceptions are returned as data, so that a failed call is not
 * reported as an error of the page.
 */
export const callExpression = (source: string, args: readonly Json[]): string =>
  `(async () => {
    try {
      return JSON.stringify({ result: await (${source})(...${JSON.stringify(args)}) })
    } catch (error) {
      return JSON.stringify({ error: String(error) })
    }
  })()`

/** The result of such an expression, or its exception. */
export function readOutcome<Result>(text: unknown): Result {
  if (typeof text !== 'string') throw new Error('the page was left before it answered')
  const outcome = JSON.parse(text) as { result?: Result; error?: string }
  if (outcome.error !== undefined) throw new Error(outcome.error)
  return outcome.result as Result
}

/** A function's source in one short line, for error messages. */
export const shortened = (source: string) => source.replace(/\s+/g, ' ').slice(0, 80)

/** The initial viewport of a tab. */
export const FIRST_SIZE = { width: 1280, height: 720 } as const
