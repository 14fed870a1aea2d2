import type { Json } from '../engine.ts'

/** The longest that a method of a tab may take. */
export const TIMEOUT = 30_000

/** Rejects with what was attempted when the work fails or takes too long. */
export async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT, new Error(`no answer within ${TIMEOUT / 1000} s`))
  })
  try {
    return await Promise.race([work(), timeout])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${what}: ${reason}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * An expression that calls a function of the page. What it throws comes back as data, so that a failed call is not
 * counted as an error of the page.
 */
export const callExpression = (source: string, args: readonly Json[]): string =>
  `(async () => {
    try {
      return JSON.stringify({ result: await (${source})(...${JSON.stringify(args)}) })
    } catch (error) {
      return JSON.stringify({ error: String(error) })
    }
  })()`

/** The result of such an expression. */
export function readOutcome<Result>(text: unknown): Result {
  if (typeof text !== 'string') throw new Error('the page was left before it answered')
  const outcome = JSON.parse(text) as { result?: Result; error?: string }
  if (outcome.error !== undefined) throw new Error(outcome.error)
  return outcome.result as Result
}

/** What a method attempts, in one short line. */
export const shortened = (source: string) => source.replace(/\s+/g, ' ').slice(0, 80)

/** The viewport of a tab that was just opened. */
export const FIRST_SIZE = { width: 1280, height: 720 } as const
