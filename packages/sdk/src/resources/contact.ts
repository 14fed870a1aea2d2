import { callExternal } from '../call-external.ts'
import { ApiError, InvalidResponseError } from '../errors.ts'
import type { CompleteResponse } from '../fetch.ts'
import type { Http } from '../http.ts'
import { isRecord } from '../is-record.ts'
import type { CallOptions } from '../options.ts'
import { messageOf } from '../response-body.ts'

/** A message of a visitor. */
export interface ContactTicket {
  name: string
  email: string
  phone?: string
  message: string
  /** What a robot filled into the hidden field of the reference server's form. Leave it out for any other service. */
  website?: string
}

/** The contact form. */
export const contact = (http: Http) => ({
  /**
   * Posts a ticket to the form service at an absolute address, without cookies and token. A page is no answer of a form
   * service, unless the service redirected to it.
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
  submit: async (formUrl: string, ticket: ContactTicket, options: CallOptions = {}): Promise<void> => {
    // No other field is sent to a third party, and JSON leaves out the missing ones.
    const { name, email, phone, message, website } = ticket
    const body = JSON.stringify({ name, email, phone, message, website })
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const request = { ...options, method: 'POST', headers: { ...headers, ...options.headers }, body }
    await callExternal(http, 'contact.submit', 'formUrl', formUrl, request, (response) =>
      assertAccepted(formUrl, response),
    )
  },
})

/** The calls of `contact`. */
export type ContactApi = ReturnType<typeof contact>

/**
 * Throws unless a form service accepted the ticket. A static host answers any address with a page, and a captive portal
 * redirects to its own: the ticket would be lost.
 */
function assertAccepted(formUrl: string, response: CompleteResponse): void {
  const { headers, content, value: answer } = response
  const isPage = headers.get('Content-Type')?.startsWith('text/html') || content.trimStart().startsWith('<')
  if (isPage && !isRedirectOf(response, formUrl))
    throw new InvalidResponseError('unreadable', 'expected the answer of a form service, got a page')
  if (isRecord(answer) && [answer.ok, answer.success].some((flag) => flag === false || flag === 'false'))
    throw new ApiError(messageOf(answer) ?? '', 400)
}

/** Whether a service accepts a form by leading to its page of thanks. A slash at the end of the address does not count. */
function isRedirectOf({ redirected, url }: Response, formUrl: string): boolean {
  const [from, to] = [new URL(formUrl), new URL(url || formUrl)]
  const pathOf = ({ pathname }: URL) => pathname.replace(/\/(index\.html)?$/, '')
  return redirected && from.origin === to.origin && pathOf(from) !== pathOf(to)
}
