/** A one-time code on its way to a phone. */
export type CodeMessage = { phoneNumber: string; code: string; sentAt: Date }

/** The way by which codes reach people. It fails when the code could not be handed on. */
export type CodeSender = { send(message: CodeMessage): Promise<void> }

/** Sends by several ways at once; all must succeed. */
export const allOf = (...senders: CodeSender[]): CodeSender => ({
  send: async (message) => {
    await Promise.all(senders.map((sender) => sender.send(message)))
  },
})
