import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  body: unknown
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  form?: FormData
  body?: string | Uint8Array
  bearer?: string
  /** Sends the request to the staff console's host instead of the public one. */
  admin?: boolean
}

/** A running server, as an anonymous client reaches it. */
export interface Target {
  url: URL
  adminUrl: URL
  ask(path: string, requestOptions?: RequestOptions): Promise<Answer>
  /** Sends raw bytes, and more of them later, and returns what the server sends until the connection ends. */
  raw(bytes: string, more?: Promise<string>): Promise<string>
}

const timeout = 20_000

/** Uses Node's http, because `fetch` would correct requests that are malformed on purpose. */
export function openTarget(url: URL, adminUrl: URL): Target {
  const isTls = url.protocol === 'https:'
  const port = Number(url.port) || (isTls ? 443 : 80)
  // Not every resolver resolves `*.localhost` to this machine.
  const addressOf = ({ hostname }: URL) => (/(^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname)

  async function ask(path: string, requestOptions: RequestOptions = {}): Promise<Answer> {
    const at = requestOptions.admin ? adminUrl : url
    const { body, type } = await bodyOf(requestOptions)
    const options = {
      host: addressOf(at),
      port: Number(at.port) || (at.protocol === 'https:' ? 443 : 80),
      servername: at.hostname,
      method: requestOptions.method ?? (body ? 'POST' : 'GET'),
      path,
      setHost: false,
      timeout: timeout,
      headers: {
        host: at.host,
        ...(type && { 'content-type': type }),
        ...(body && { 'content-length': String(body.byteLength) }),
        ...(requestOptions.bearer !== undefined && { authorization: `Bearer ${requestOptions.bearer}` }),
        ...requestOptions.headers,
      },
    }
    return new Promise((resolve, reject) => {
      const request = (at.protocol === 'https:' ? httpsRequest : httpRequest)(options, async (response) => {
        try {
          const chunks: Buffer[] = await response.toArray()
          const text = Buffer.concat(chunks).toString()
          const isJson = response.headers['content-type']?.startsWith('application/json')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: isJson && text ? JSON.parse(text) : null,
          })
        } catch (error) {
          reject(error)
        }
      })
      request.on('timeout', () =>
        request.destroy(new Error(`No answer to ${path} within ${timeout / 1000} s.`)),
      )
      request.on('error', reject)
      // A server may refuse a body before all of it is sent; its answer counts.
      request.end(body ?? undefined)
    })
  }

  const raw = (bytes: string, more?: Promise<string>) =>
    new Promise<string>((resolve) => {
      const options = { host: addressOf(url), port, servername: url.hostname }
      const socket = isTls ? connectTls(options) : connect(options)
      let received = ''
      const end = () => {
        socket.destroy()
        resolve(received)
      }
      socket.setTimeout(3000, end)
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
      })
      socket.on('close', end)
      socket.on('error', end)
      socket.write(Buffer.from(bytes, 'latin1'))
      void more?.then((rest) => socket.write(Buffer.from(rest, 'latin1')))
    })

  return { url, adminUrl, ask, raw }
}

async function bodyOf({
  json,
  form,
  body,
}: RequestOptions): Promise<{ body: Uint8Array | null; type: string | null }> {
  if (json !== undefined) return { body: Buffer.from(JSON.stringify(json)), type: 'application/json' }
  if (body !== undefined) return { body: Buffer.from(body), type: null }
  if (form === undefined) return { body: null, type: null }
  const written = new Response(form)
  return { body: new Uint8Array(await written.arrayBuffer()), type: written.headers.get('content-type') }
}

/** The value under a path of keys, or undefined. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  let found = value
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string | number, unknown>)[key]
  }
  return found
}

/** Whether a path without a page leads to the landing page of the same host, with nothing of the request but its query. */
export const leadsHome = ({ status, headers, text }: Answer): boolean =>
  status === 302 && /^\/homePage(\?[^#]*)?$/.test(headers.location ?? '') && text === ''
