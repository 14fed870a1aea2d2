import { codeOf } from '../causes.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log-event.ts'

/** A reason for which a file is not imported at all. Its message is for the person who imports. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
}

/** A reason that is not the file's: it can be imported as it is, later. */
export class ServerFailure extends ImportFailure {
  override name = 'ServerFailure'
}

/** The sentence for a person about an import that failed; other errors are logged by name. */
export function failureOfImport(error: unknown, log: Log): string {
  if (error instanceof ImportFailure || error instanceof Refusal) return error.message
  log(
    'import.failed',
    { reason: error instanceof Error ? error.name : 'unknown', code: codeOf(error) },
    'error',
  )
  return 'Something went wrong on our side.'
}
