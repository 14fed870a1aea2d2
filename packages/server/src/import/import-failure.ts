import type { LogLevel } from '../log-event.ts'
import type { FileColumns } from './import-report.ts'

/** A reason for which a file is not imported at all. Its message is for the person who imports. */
export class ImportFailure extends Error {
  override name = 'ImportFailure'
  /** The message without what it quotes from the file, for the log. */
  readonly summary: string

  constructor(message: string, summary = message) {
    super(message)
    this.summary = summary
  }
}

/** A reason that is not the file's: it can be imported as it is, later. */
export class ServerFailure extends ImportFailure {
  override name = 'ServerFailure'
  /** `error` where an operator has to do something first. */
  readonly level: LogLevel

  constructor(message: string, level: LogLevel = 'warn') {
    super(message)
    this.level = level
  }
}

/** A file whose columns are not those of the kind: it says which there are, so that they can be mapped. */
export class UnmappedColumns extends ImportFailure {
  override name = 'UnmappedColumns'
  readonly columns: FileColumns | null

  constructor(message: string, columns: FileColumns | null) {
    // The sentence quotes the header.
    super(message, columns === null ? message : 'The columns of the file are not those of the kind.')
    this.columns = columns
  }
}
