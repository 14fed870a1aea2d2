import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outboundFetch } from './outbound-fetch.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const internalCalls: string[] = []
let upstream: string
beforeAll(async () => {
  const internal = await serve((request, response) => {
    internalCalls.push(request.url ?? '')
    response.end('secret')
  })
  upstream = await serve((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: `${internal}/latest/meta-data` }).end()
    else if (request.url === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200_000)))
    else if (request.url === '/nothing') response.writeHead(204).end()
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('hello')
  })
})

test('an answer keeps its status, headers and body', async () => {
  const response = await outboundFetch(new Request(`${upstream}/`))
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain'])
  expect(await response.text()).toBe('hello')
  expect((await outboundFetch(`${upstream}/nothing`)).status).toBe(204)
})

test('a redirect is refused, and its target is not called', async () => {
  await expect(outboundFetch(new Request(`${upstream}/moved`))).rejects.toThrow('fetch failed')
  expect(internalCalls).toEqual([])
})

test('a body may not be larger than the limit, nor become so by decompression', async () => {
  const small = await outboundFetch(`${upstream}/bomb`, {}, 200_000)
  expect((await small.arrayBuffer()).byteLength).toBe(200_000)
  const large = await outboundFetch(`${upstream}/bomb`, {}, 199_999)
  await expect(large.arrayBuffer()).rejects.toThrow('199999 bytes')
})
