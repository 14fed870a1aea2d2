import { createClient, type MismatchEvent, type NetworkError } from '@tarang/sdk'
import { outboundFetch } from '../../src/http/outbound-fetch.ts'

/** The result of one check. */
export interface Finding {
  readonly what: string
  readonly isFine: boolean
  /** The finding, or what to change. */
  readonly detail: string
}

/** The addresses to examine. */
export interface Subject {
  /** The address of the platform API. */
  readonly api: string
  /** The address of a page of the application. */
  readonly page: string
  /** Where the contact form is sent, if there is a form service. */
  readonly form?: string
}

const fine = (what: string, detail = ''): Finding => ({ what, isFine: true, detail })
const wrong = (what: string, detail: string): Finding => ({ what, isFine: false, detail })

/** Calls an API as a browser on the page does, and lists what its operator has to change. */
export async function examine(
  { api, page, form }: Subject,
  fetch: Fetch = outboundFetch,
): Promise<Finding[]> {
  const { origin } = new URL(page)
  const isCrossOrigin = new URL(api).origin !== origin
  const mismatches: MismatchEvent[] = []
  const client = createClient({
    baseUrl: api,
    retry: false,
    timeout: 10_000,
    fetch: (request) => fetch(request),
    hooks: { mismatch: (event) => void mismatches.push(event) },
  })

  const findings: Finding[] = []
  const add = (...more: Finding[]) => void findings.push(...more)

  const blogs = await client.blogs.list().catch((error: NetworkError) => error)
  const sections = await client.explore.list().catch((error: NetworkError) => error)
  for (const [what, answer] of [
    ['blogs', blogs],
    ['explore', sections],
  ] as const)
    if (answer instanceof Error) add(wrong(what, `${answer.message}. Check the address of the API.`))
    else if (answer.length === 0) add(wrong(what, 'The list is empty: nothing of it can be tried.'))
    else add(fine(what, `${answer.length} entries`))
  const missing = mismatches.flatMap(({ operation, mismatches: all }) =>
    all.map(({ pointer, expected }) => ({ operation, pointer, expected })),
  )
  const kinds = [
    ['ids', 'id', 'an id that is a number or a text'],
    ['dates', 'date', 'an ISO 8601 date or milliseconds since 1970'],
  ] as const
  for (const [what, kind, wanted] of kinds) {
    const found = missing.filter(({ expected }) => expected === kind)
    const [first] = found
    add(
      first
        ? wrong(
            what,
            `${found.length} are not readable, the first at ${first.pointer} of ${first.operation}: send ${wanted}.`,
          )
        : fine(what),
    )
  }

  if (isCrossOrigin) add(...(await examineCrossOrigin(api, origin, fetch)))
  if (!(blogs instanceof Error)) {
    const body = blogs.find(({ htmlPageLink }) => htmlPageLink)?.htmlPageLink
    if (body) add(await examineBody(new URL(body, `${api}/`), origin, fetch))
    const picture = blogs.find(({ backgroundImage }) => backgroundImage)?.backgroundImage
    if (picture) add(await examinePicture(new URL(picture, `${api}/`), fetch))
  }
  if (form) add(await examineForm(new URL(form, page), origin, fetch))
  add(...(await examinePage(page, api, fetch)))
  return findings
}

type Fetch = typeof outboundFetch

const allows = (response: Response, origin: string) =>
  ['*', origin].includes(response.headers.get('access-control-allow-origin') ?? '')

async function examineCrossOrigin(api: string, origin: string, fetch: Fetch): Promise<Finding[]> {
  const read = await send(fetch, `${api}/fetchNewsLetterAndBlogs`, { headers: { origin } })
  if (read instanceof Error) return [wrong('CORS', read.message)]
  const preflight = await send(fetch, `${api}/liveStrategies`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  const headers = preflight instanceof Error ? '' : preflight.headers.get('access-control-allow-headers')
  return [
    allows(read, origin)
      ? fine('CORS', `reads from ${origin}`)
      : wrong(
          'CORS',
          `Answer with Access-Control-Allow-Origin: ${origin} (ALLOWED_ORIGINS of the reference server).`,
        ),
    !(preflight instanceof Error) &&
    preflight.ok &&
    allows(preflight, origin) &&
    /authorization|\*/i.test(headers ?? '')
      ? fine('CORS for staff')
      : wrong(
          'CORS for staff',
          'Answer OPTIONS with a 2xx, Access-Control-Allow-Origin, and Access-Control-Allow-Headers: authorization, content-type.',
        ),
  ]
}

async function examineBody(body: URL, origin: string, fetch: Fetch): Promise<Finding> {
  const what = 'bodies of blogs'
  if (!isSafe(body)) return wrong(what, `${body} is neither https nor on this machine: browsers refuse it.`)
  const response = await send(fetch, body, { headers: { origin } })
  if (response instanceof Error || !response.ok)
    return wrong(
      what,
      `${body} does not answer: ${response instanceof Error ? response.message : response.status}.`,
    )
  return body.origin === origin || allows(response, origin)
    ? fine(what, body.origin)
    : wrong(
        what,
        `${body.origin} has to answer with Access-Control-Allow-Origin: ${origin}; name it as filesOrigin.`,
      )
}

async function examinePicture(picture: URL, fetch: Fetch): Promise<Finding> {
  const what = 'pictures'
  if (!isSafe(picture))
    return wrong(what, `${picture} is neither https nor on this machine: browsers refuse it.`)
  const response = await send(fetch, picture)
  const type =
    response instanceof Error ? response.message : (response.headers.get('content-type') ?? 'no type')
  return type.startsWith('image/')
    ? fine(what, picture.origin)
    : wrong(what, `${picture} is no picture (${type}).`)
}

// Posts nothing, because a form service would store it as a ticket.
async function examineForm(form: URL, origin: string, fetch: Fetch): Promise<Finding> {
  const what = 'contact form'
  const response = await send(fetch, form, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  if (form.origin === origin) return fine(what, 'on the host of the page')
  return !(response instanceof Error) && response.ok && allows(response, origin)
    ? fine(what, form.origin)
    : wrong(what, `${form.origin} has to allow POST with content-type from ${origin} (CORS).`)
}

async function examinePage(page: string, api: string, fetch: Fetch): Promise<Finding[]> {
  const response = await send(fetch, page)
  if (response instanceof Error || !response.ok)
    return [
      wrong(
        'page',
        `${page} does not answer: ${response instanceof Error ? response.message : response.status}.`,
      ),
    ]
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? policyIn(html)
  const connect = /connect-src ([^;"]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const { origin } = new URL(api)
  const isAllowed =
    connect.includes(origin) || (connect.includes("'self'") && origin === new URL(page).origin)
  const asset = await send(fetch, new URL('/assets/no-such-file.js', page))
  const isMissing = !(asset instanceof Error) && asset.status === 404
  return [
    html.includes('id="tarang-config"')
      ? fine('page')
      : wrong('page', `${page} is not a page of the application.`),
    !policy
      ? wrong('policy', 'Send the headers that pnpm build writes: there is no content-security-policy.')
      : isAllowed
        ? fine('policy')
        : wrong(
            'policy',
            `The policy does not allow calls to ${origin}: write its apiBase into config.json and build again.`,
          ),
    response.headers.get('x-content-type-options') === 'nosniff'
      ? fine('headers')
      : wrong('headers', 'Send the headers that pnpm build writes: x-content-type-options is missing.'),
    isMissing
      ? fine('missing assets')
      : wrong('missing assets', 'Answer a missing file of /assets with 404, never with a page.'),
  ]
}

const policyIn = (html: string) =>
  /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

/** Whether browsers load an address: over https, or from this machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

async function send(fetch: Fetch, address: string | URL, init?: RequestInit): Promise<Response | Error> {
  try {
    return await fetch(String(address), { ...init, signal: AbortSignal.timeout(10_000) })
  } catch (error) {
    // The cause is the reason, such as a redirect, which the server does not follow either.
    const { cause } = error as Error
    return cause instanceof Error && cause.message ? cause : (error as Error)
  }
}
