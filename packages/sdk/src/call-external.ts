import { mergeHeaders } from 'openapi-fetch'
import type { CompleteResponse } from './fetch.ts'
import type { Http } from './http.ts'
import type { CallOptions } from './options.ts'
import { refusalOf, textTypes } from './response-body.ts'
import { assertHttpUrl } from './urls.ts'

interface ExternalCall extends CallOptions {
  method?: string
  body?: string
}

/**
 * Calls an address outside the API and reads its response, by default as a text. Such addresses come from records and
 * configuration, so they get no cookies and no token. `name` is that of the call, `parameter` that of its address.
 */
export const callExternal = <Result = string>(
  http: Http,
  name: string,
  parameter: string,
  url: string,
  { method = 'GET', body, ...options }: ExternalCall,
  read: (response: CompleteResponse) => Result = ({ content }) => content as Result,
): Promise<Result> =>
  http.runCall(
    { operation: name, method, url, isRead: method === 'GET', isExternal: true },
    options,
    async (fetch) => {
      assertHttpUrl(parameter, url)
      const headers = mergeHeaders({ Accept: textTypes }, options.headers)
      const { signal = null } = options
      return fetch(url, { method, headers, signal, credentials: 'omit', ...(body !== undefined && { body }) })
    },
    (response, now) => {
      if (!response.ok) throw refusalOf(response, now)
      return read(response)
    },
  )
