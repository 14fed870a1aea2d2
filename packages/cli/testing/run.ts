import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Environment } from '../src/context.ts'
import { runCommand } from '../src/run-command.ts'

/** The environment of a command in a test. */
export interface RunOptions {
  folder: string
  api?: string
  token?: string
  isInteractive?: boolean
  width?: number
  /** Answers to the questions; a function is called when its question is asked. */
  answers?: (string | (() => string))[]
  signal?: AbortSignal
  /** Receives each text when it is written. */
  onWrite?: (text: string) => void
}

const folders = mkdtempSync(join(tmpdir(), 'tarang-cli-'))
afterAll(() => rmSync(folders, { recursive: true, force: true }))

/** A new folder, which is removed after the tests. */
export const temporaryFolder = (): string => mkdtempSync(join(folders, 'folder-'))

/** Runs a command in this process. */
export async function run(args: readonly string[], options: RunOptions) {
  const { answers = [], isInteractive = false, width = 200, folder, api, token, signal, onWrite } = options
  let output = ''
  let errors = ''
  const environment: Environment = {
    terminal: {
      isInteractive,
      width,
      write: (text) => {
        output += text
        onWrite?.(text)
      },
      writeError: (text) => {
        errors += text
      },
      ask: async (question) => {
        errors += `${question}\n`
        const answer = answers.shift()
        if (answer === undefined) throw new Error(`There is no answer to “${question}”.`)
        return typeof answer === 'string' ? answer : answer()
      },
      close: () => {},
    },
    folder,
    signal: signal ?? new AbortController().signal,
    ...(api !== undefined && { api }),
    ...(token !== undefined && { token }),
  }
  const code = await runCommand(args, environment)
  return { code, output, errors }
}
