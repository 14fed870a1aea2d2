export interface CodeMessage {
  phoneNumber: string
  code: string
  sentAt: Date
}

/** Delivers login codes. `send` rejects when the code could not be delivered. */
export interface CodeSender {
  send(message: CodeMessage): Promise<void>
}

/** Writes codes to the terminal, for development. */
export const terminalSender = (write: (line: string) => void): CodeSender => ({
  send: async ({ phoneNumber, code }) => write(`Login code for ${phoneNumber}: ${code}`),
})

/** Sends through several senders at once; all must succeed. */
export const combineSenders = (...senders: CodeSender[]): CodeSender => ({
  send: async (message) => {
    await Promise.all(senders.map((sender) => sender.send(message)))
  },
})
