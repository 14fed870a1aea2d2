import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** What was answered. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown }

/** What is asked, beside its path. */
export type Asked = {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  form?: FormData
  body?: string | Uint8Array
  bearer?: string
  /** The staff console's host in place of the public one. */
  admin?: boolean
}

/** A running server, as a stranger reaches it. */
export type Target = {
  url: URL
  adminUrl: URL
  ask(path: string, asked?: Asked): Promise<Answer>
  /** Sends bytes as they are, and answers what came back until the connection ended. */
  raw(bytes: string): Promise<string>
}

const patience = 20_000

/** Opens a target. Nothing goes through `fetch`, which would put right what is sent wrong on purpose. */
export function openTarget(url: URL, adminUrl: URL): Target {
  const isTls = url.protocol === 'https:'
  const port = Number(url.port) || (isTls ? 443 : 80)
  // Every `*.localhost` is this machine, whether or not its resolver knows.
  const place = ({ hostname }: URL) => (/(^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname)

  async function ask(path: string, asked: Asked = {}): Promise<Answer> {
    const at = asked.admin ? adminUrl : url
    const { body, type } = await bodyOf(asked)
    const options = {
      host: place(at),
      port: Number(at.port) || (at.protocol === 'https:' ? 443 : 80),
      servername: at.hostname,
      method: asked.method ?? (body ? 'POST' : 'GET'),
      path,
      setHost: false,
      timeout: patience,
      headers: {
        host: at.host,
        ...(type && { 'content-type': type }),
        ...(body && { 'content-length': String(body.byteLength) }),
        ...(asked.bearer !== undefined && { authorization: `Bearer ${asked.bearer}` }),
        ...asked.headers,
      },
    }
    return new Promise((resolve, reject) => {
      const sending = (at.protocol === 'https:' ? httpsRequest : httpRequest)(options, async (response) => {
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
      sending.on('timeout', () =>
        sending.destroy(new Error(`No answer to ${path} within ${patience / 1000} s.`)),
      )
      sending.on('error', reject)
      // A server that refuses a body while it is being sent has answered all the same.
      sending.end(body ?? undefined)
    })
  }

  const raw = (bytes: string) =>
    new Promise<string>((resolve) => {
      const options = { host: place(url), port, servername: url.hostname }
      const socket = isTls ? connectTls(options) : connect(options)
      let answered = ''
      const end = () => {
        socket.destroy()
        resolve(answered)
      }
      socket.setTimeout(3000, end)
      socket.on('data', (chunk) => {
        answered += chunk.toString('latin1')
      })
      socket.on('close', end)
      socket.on('error', end)
      socket.write(Buffer.from(bytes, 'latin1'))
    })

  return { url, adminUrl, ask, raw }
}

async function bodyOf({
  json,
  form,
  body,
}: Asked): Promise<{ body: Uint8Array | null; type: string | null }> {
  if (json !== undefined) return { body: Buffer.from(JSON.stringify(json)), type: 'application/json' }
  if (body !== undefined) return { body: Buffer.from(body), type: null }
  if (form === undefined) return { body: null, type: null }
  const written = new Response(form)
  return { body: new Uint8Array(await written.arrayBuffer()), type: written.headers.get('content-type') }
}

/** What lies in a value under keys, or undefined. */
export function at(value: unknown, ...keys: (string | number)[]): unknown {
  let found = value
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string | number, unknown>)[key]
  }
  return found
}
