/** Calls of a server over the network, as whoever has a bearer. What is no answer at all is null. */
export type Client = {
  base: string
  bearer: string | null
}

export type Answer<Body = unknown> = { status: number; body: Body }

type Sent = { method?: string; json?: unknown; form?: FormData; cookie?: string }

/** One call; null where the connection ended before its answer, so that nobody knows what became of it. */
export async function call<Body>(
  { base, bearer }: Client,
  path: string,
  { method, json, form, cookie }: Sent = {},
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
    return { status: response.status, body: (await (isJson ? response.json() : response.text())) as Body }
  } catch {
    return null
  }
}

/** A call that must succeed, such as one that looks at what there is. */
export async function look<Body>(client: Client, path: string, sent: Sent = {}): Promise<Body> {
  const answer = await call<Body>(client, path, sent)
  if (answer?.status !== 200) throw new Error(`${path}: ${answer ? JSON.stringify(answer) : 'no answer'}`)
  return answer.body
}

/** The credential that lets the first member of staff in, of a server without sample data. */
export const credential = 'a credential for nobody but this run of this test'

const person = {
  firstName: 'Nila',
  lastName: 'Menon',
  email: 'nila@tarang.example',
  phoneNumber: '5550000001',
}

/** Makes the one member of staff, who may be there already. */
export async function register(base: string) {
  const client = { base, bearer: credential.replaceAll(' ', '-') }
  const answer = await call(client, '/api/user/registerAdmin', { json: person })
  if (answer?.status !== 200 && answer?.status !== 409)
    throw new Error(`Not registered: ${JSON.stringify(answer)}`)
}

export type Tokens = { jwtToken: string; refreshToken: string }

/** Logs in by a code that `codeFor` knows where to find. */
export async function logIn(base: string, phoneNumber = person.phoneNumber): Promise<Tokens> {
  const client = { base, bearer: null }
  await look(client, '/api/auth/login-auth', { json: { phoneNumber } })
  const response = await fetch(`${base}/outbox`, { headers: { accept: 'application/json' } })
  const sent = (await response.json()) as { phoneNumber: string; code: string }[]
  const otp = sent.find((message) => message.phoneNumber === phoneNumber)?.code
  const { data } = await look<{ data: Tokens }>(client, '/api/auth/verifyLoginOtp', {
    json: { phoneNumber, otp },
  })
  return data
}
