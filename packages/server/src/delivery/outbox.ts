import type { CodeMessage, CodeSender } from './code-sender.ts'

const capacity = 50

/** The development outbox: the latest codes, newest first, in memory. */
export interface Outbox extends CodeSender {
  messages(): readonly CodeMessage[]
}

export function createOutbox(): Outbox {
  let messages: CodeMessage[] = []
  return {
    send: async (message) => {
      messages = [message, ...messages].slice(0, capacity)
    },
    messages: () => messages,
  }
}
