import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { miniBrowserPath, webkitDriverPath } from '../../../../.ci/engines.ts'
import { endWithUs } from './xvfb.ts'

interface Command {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: unknown
}

/** A session of W3C WebDriver: one driver process and one browser window, since a driver keeps a single session. */
export interface WebkitSession {
  readonly version: string
  post<Value>(path: string, body: unknown): Promise<Value>
  get<Value>(path: string): Promise<Value>
  /** Runs a function body in the page and awaits a returned promise. */
  execute<Value>(body: string): Promise<Value>
  close(): Promise<void>
}

/** WebKitWebDriver needs a port number; it cannot choose a free port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

const capabilities = () => ({
  alwaysMatch: {
    // Our own script waits for loading, so that it reaches the document before most of its code has run.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
  },
})

export async function startSession(environment: NodeJS.ProcessEnv): Promise<WebkitSession> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const driver = spawn(webkitDriverPath(), [`--port=${new URL(origin).port}`], {
    env: environment,
    stdio: 'ignore',
  })
  const stop = endWithUs(driver)
  let ended: Error | undefined
  driver.once('error', (error) => (ended = error))
  driver.once('exit', (code) => (ended ??= new Error(`WebKitWebDriver ended with code ${code}`)))

  async function send<Value>({ method, path, body }: Command): Promise<Value> {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await fetch(origin + path, init)
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value as Value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }

  for (let isReady = false; !isReady; ) {
    if (ended) throw ended
    isReady = await send<{ ready: boolean }>({ method: 'GET', path: '/status' }).then(
      ({ ready }) => ready,
      () => false,
    )
    if (!isReady) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  interface Created {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  const created = await send<Created>({
    method: 'POST',
    path: '/session',
    body: { capabilities: capabilities() },
  })
  const session = `/session/${created.sessionId}`
  return {
    version: created.capabilities.browserVersion,
    post: (path, body) => send({ method: 'POST', path: session + path, body }),
    get: (path) => send({ method: 'GET', path: session + path }),
    execute: (script) =>
      send({ method: 'POST', path: `${session}/execute/sync`, body: { script, args: [] } }),
    async close() {
      await send({ method: 'DELETE', path: session }).finally(stop)
    },
  }
}
