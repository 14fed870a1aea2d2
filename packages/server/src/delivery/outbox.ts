import type { CodeMessage, CodeSender } from './code-sender.ts'

const capacity = 50

/** The development outbox: the latest codes, newest first, in memory only. */
export type Outbox = CodeSender & { messages(): readonly CodeMessage[] }

/** Makes an empty outbox. */
export function createOutbox(): Outbox {
  let messages: CodeMessage[] = []
  return {
    send: async (message) => {
      messages = [message, ...messages].slice(0, capacity)
    },
    messages: () => messages,
  }
}
