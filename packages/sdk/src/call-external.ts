import type { Http } from './http.ts'
import type { CallOptions } from './options.ts'
import { mergeHeaders, textTypes } from './request.ts'
import { readBody } from './response-body.ts'
import type { ReceivedResponse } from './transport.ts'
import { assertHttpUrl } from './urls.ts'

interface ExternalCall extends CallOptions {
  method?: string
  body?: string
}

/**
 * Calls an address outside the API and reads its response, by default as a text. Such addresses come from records and
 * configuration, so they get no cookies and no token. `name` is that of the call, `parameter` that of its address.
 */
export function callExternal<Result = string>(
  http: Http,
  name: string,
  parameter: string,
  url: string,
  { method = 'GET', body, ...options }: ExternalCall,
  read: (received: ReceivedResponse) => Result = ({ text }) => text as Result,
): Promise<Result> {
  const prepare = () => {
    assertHttpUrl(parameter, url)
    return {
      url,
      method,
      signal: options.signal,
      headers: mergeHeaders({ Accept: textTypes }, options.headers),
      credentials: 'omit' as const,
      ...(body !== undefined && { payload: body }),
      isRead: method === 'GET',
    }
  }
  return http.send(name, { method, url }, options, prepare, (received, _, now) => {
    if (!received.response.ok) readBody(received, true, now)
    return read(received)
  })
}
