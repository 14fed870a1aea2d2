/** A server's address and the bearer token to call it with. */
export interface Client {
  base: string
  bearer: string | null
}

export interface Answer<Body = unknown> {
  status: number
  body: Body
  /** Also in the record of a change. */
  requestId: string | null
}

interface RequestOptions {
  method?: string
  json?: unknown
  form?: FormData
  cookie?: string
}

/** Sends a request. Null means that the connection ended before a response: the write may have happened or not. */
export async function call<Body>(
  { base, bearer }: Client,
  path: string,
  { method, json, form, cookie }: RequestOptions = {},
): Promise<Answer<Body> | null> {
  const body = form ?? (json === undefined ? null : JSON.stringify(json))
  try {
    const response = await fetch(`${base}${path}`, {
      method: method ?? (body === null ? 'GET' : 'POST'),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(cookie && { cookie }),
      },
      body,
      signal: AbortSignal.timeout(30_000),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      body: (await (isJson ? response.json() : response.text())) as Body,
      requestId: response.headers.get('x-request-id'),
    }
  } catch {
    return null
  }
}

/** Sends a request that must succeed, and returns its body. */
export async function fetchBody<Body>(
  client: Client,
  path: string,
  options: RequestOptions = {},
): Promise<Body> {
  const answer = await call<Body>(client, path, options)
  if (answer?.status !== 200) throw new Error(`${path}: ${answer ? JSON.stringify(answer) : 'no answer'}`)
  return answer.body
}

/** The registration credential of a server without sample data. */
export const credential = 'a credential for nobody but this run of this test'

const person = {
  firstName: 'Nila',
  lastName: 'Menon',
  email: 'nila@tarang.example',
  phoneNumber: '5550000001',
}

/** Registers the one member of staff, unless that happened before. */
export async function register(base: string) {
  const client = { base, bearer: credential.replaceAll(' ', '-') }
  const answer = await call(client, '/api/user/registerAdmin', { json: person })
  if (answer?.status !== 200 && answer?.status !== 409)
    throw new Error(`Not registered: ${JSON.stringify(answer)}`)
}

export interface Tokens {
  jwtToken: string
  refreshToken: string
}

/** Logs in with the code from the outbox. */
export async function logIn(base: string, phoneNumber = person.phoneNumber): Promise<Tokens> {
  const client = { base, bearer: null }
  await fetchBody(client, '/api/auth/login-auth', { json: { phoneNumber } })
  const response = await fetch(`${base}/outbox`, { headers: { accept: 'application/json' } })
  const sent = (await response.json()) as { phoneNumber: string; code: string }[]
  const otp = sent.find((message) => message.phoneNumber === phoneNumber)?.code
  const { data } = await fetchBody<{ data: Tokens }>(client, '/api/auth/verifyLoginOtp', {
    json: { phoneNumber, otp },
  })
  return data
}
