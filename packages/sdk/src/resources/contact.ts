import { type Bound, bindHttp } from '../bind-http.ts'
import { callExternal } from '../call-external.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** A message of a visitor. */
export interface ContactTicket {
  name: string
  email: string
  phone?: string
  message: string
}

/** Posts a ticket to the form service, as `api.contact.submit` does. */
export const submitContactTicket = async (
  http: Http,
  formUrl: string,
  ticket: ContactTicket,
  options: CallOptions = {},
): Promise<void> => {
  // Only these four fields are sent to a third party.
  const { name, email, phone, message } = ticket
  const body = JSON.stringify({ name, email, phone, message })
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  await callExternal(http, 'submitContactTicket', 'formUrl', formUrl, {
    ...options,
    method: 'POST',
    headers: { ...headers, ...options.headers },
    body,
  })
}

/** The contact form. */
export interface ContactApi {
  /**
   * Posts a ticket to the form service at an absolute address, without cookies and token.
   *
   * @example
   * ```ts
   * await api.contact.submit('https://forms.example.com/f/tickets', {
   *   name: 'Meera Nair',
   *   email: 'meera@example.com',
   *   message: 'Where do I find my invoices?',
   * })
   * ```
   */
  submit: Bound<typeof submitContactTicket>
}

/** Creates the calls of a client. */
export const contact = (http: Http): ContactApi => ({
  submit: bindHttp(http, submitContactTicket),
})
