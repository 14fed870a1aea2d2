import type { Sending } from '../attempt.ts'
import { askElsewhere } from '../elsewhere.ts'
import type { CallOptions } from '../http.ts'

/** What a visitor writes to the firm. */
export interface ContactTicket {
  name: string
  email: string
  phone?: string
  message: string
}

export const contact = (sending: Sending) => ({
  /** Posts a ticket to the form service at an absolute address, without cookies or token. */
  submit: async (formUrl: string, ticket: ContactTicket, options: CallOptions = {}): Promise<void> => {
    // Named one by one: nothing but these four leaves for a third party.
    const { name, email, phone, message } = ticket
    const body = JSON.stringify({ name, email, phone, message })
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    await askElsewhere('formUrl', formUrl, { method: 'POST', headers, body, ...options }, sending)
  },
})
