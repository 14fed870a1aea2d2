import { createServer, type RequestListener } from 'node:http'
import { nodeListener } from '@tarang/server/listener'
import { createTestServer, type TestServer } from '@tarang/server/testing'

/** The reference server, on a real port, for as long as `use` takes. What `instead` answers, it does not see. */
export async function served<Result>(
  use: (origin: string, server: TestServer) => Promise<Result>,
  instead?: (...call: Parameters<RequestListener>) => boolean,
): Promise<Result> {
  const server = await createTestServer()
  const api = nodeListener(server.fetch)
  const http = createServer((request, response) => {
    if (!instead?.(request, response)) void api(request, response)
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
