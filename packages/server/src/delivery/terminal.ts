import type { CodeSender } from './code-sender.ts'

/** Writes codes to the terminal, for development. */
export const terminalSender = (write: (line: string) => void): CodeSender => ({
  send: async ({ phoneNumber, code }) => write(`Login code for ${phoneNumber}: ${code}`),
})
