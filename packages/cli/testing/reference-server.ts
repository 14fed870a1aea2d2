import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nodeListener } from '@tarang/server/listener'
import { createTestServer } from '@tarang/server/testing'

export { otherCode } from '@tarang/server/testing/other-code'

/** Starts the reference server on a port. */
export async function startReferenceServer() {
  const server = await createTestServer()
  const http = createServer(nodeListener(server.fetch))
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  return {
    server,
    /** The address of the platform API. */
    api: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`,
    async close() {
      http.closeAllConnections()
      http.close()
      await server.close()
    },
  }
}
