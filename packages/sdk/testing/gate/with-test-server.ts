import { createServer, type RequestListener } from 'node:http'
import { nodeListener } from '@tarang/server/listener'
import { createTestServer, type TestServer } from '@tarang/server/testing'

/** Runs `use` with the reference server on a port. `handleFirst` returns whether it handled a request itself. */
export async function withTestServer<Result>(
  use: (origin: string, server: TestServer) => Promise<Result>,
  handleFirst?: (...call: Parameters<RequestListener>) => boolean,
): Promise<Result> {
  const server = await createTestServer()
  const api = nodeListener(server.fetch)
  const http = createServer((request, response) => {
    if (!handleFirst?.(request, response)) void api(request, response)
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const address = http.address()
  try {
    return await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, server)
  } finally {
    http.closeAllConnections()
    http.close()
    await server.close()
  }
}
