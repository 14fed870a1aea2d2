import { ApiError, isApiError, NetworkError } from '@tarang/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import { type Context, createContext, type Environment } from '../context.ts'

/** `api`: a request of any path, with the token of the session. */
export function addApi(program: Command, environment: Environment): void {
  program
    .command('api')
    .description('write the response to a GET request, such as `api GET /liveStrategies`')
    .argument('<method>', 'GET', readMethod)
    .argument('<path>', 'path below the address of the API', readPath)
    .action(async (_method: 'GET', path: string, _options, command: Command) => {
      const context = createContext(environment, command)
      const response = await get(context, path).catch(async (error) => {
        if (!isApiError(error) || error.status !== 401 || environment.token) throw error
        // The token may be stale.
        await context.client.auth.renew()
        return get(context, path)
      })
      context.terminal.write(`${response.trimEnd()}\n`)
    })
}

async function get({ baseUrl, clientSession, signal }: Context, path: string): Promise<string> {
  const token = await clientSession.jwtToken()
  const request = new Request(baseUrl.replace(/\/+$/, '') + path, {
    headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(60_000)]),
  })
  const response = await fetch(request).catch((cause) => {
    throw new NetworkError('offline', cause)
  })
  const body = await response.text()
  if (!response.ok) throw new ApiError(body.trim().slice(0, 1000), response.status)
  return body
}

function readMethod(text: string): 'GET' {
  if (text.toUpperCase() !== 'GET') throw new InvalidArgumentError('Only GET changes nothing.')
  return 'GET'
}

// `..` would lead out of the API, where the token must not be sent.
function readPath(text: string): string {
  if (!text.startsWith('/') || new URL(text, 'http://a/').pathname !== text.replace(/[?#].*/, ''))
    throw new InvalidArgumentError('A path starts with a slash, such as /liveStrategies.')
  return text
}
