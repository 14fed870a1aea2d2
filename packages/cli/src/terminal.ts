import { createInterface } from 'node:readline'

/** The input and output of a command. */
export interface Terminal {
  /** Whether a person reads the output, and not another program. */
  readonly isInteractive: boolean
  /** Columns of the window. */
  readonly width: number
  write(text: string): void
  /** Writes beside the output: questions, progress and errors. */
  writeError(text: string): void
  /** Asks for a line. Throws if the input has ended. */
  ask(question: string): Promise<string>
  /** Ends the input. */
  close(): void
}

/** Creates the terminal of a process. */
export function createTerminal(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  errors: NodeJS.WriteStream,
): Terminal {
  let reader: { lines: AsyncIterator<string>; close(): void } | undefined
  const open = () => {
    const interface_ = createInterface({ input })
    return { lines: interface_[Symbol.asyncIterator](), close: () => interface_.close() }
  }
  return {
    isInteractive: output.isTTY === true,
    width: output.columns || 80,
    write: (text) => void output.write(text),
    writeError: (text) => void errors.write(text),
    async ask(question) {
      errors.write(`${question} `)
      reader ??= open()
      const { done, value } = await reader.lines.next()
      if (done) throw new Error(`There is no answer to “${question}”.`)
      return value.trim()
    },
    close: () => reader?.close(),
  }
}
