import { outboundFetch } from '../http/outbound-fetch.ts'
import { codeMessage } from './code-message.ts'
import type { CodeSender } from './code-sender.ts'

const timeoutMilliseconds = 10_000

/** Posts codes as JSON to an SMS provider, or to a small service in front of one. */
export const smsWebhook = (url: string, token: string | null, brand: string): CodeSender => ({
  send: async ({ phoneNumber, code }) => {
    const response = await outboundFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        phoneNumber,
        code,
        message: codeMessage(code, brand),
      }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`)
  },
})
