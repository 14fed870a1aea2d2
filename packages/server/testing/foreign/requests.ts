import type { SentRequest } from '../upstream.ts'

/** A parsed request, its form, and its faults. */
export interface ReadRequest {
  readonly sent: SentRequest
  readonly form: FormData | null
  readonly faults: readonly string[]
}

const services = /^\/(?:api|notifications-service)(?=\/)/

/** Reads a request, and checks what the specification requires of every call. */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const url = new URL(request.url)
  const pathname = decodePath(url.pathname)
  const headers = Object.fromEntries(request.headers)
  const type = headers['content-type'] ?? ''
  const faults: string[] = []
  const form = await readForm(request.clone(), type, faults)
  const text = form ? '' : await request.clone().text()
  const body = form ? formValues(form, faults) : readJson(text, type, faults)

  if (services.test(pathname) || pathname.endsWith('.html')) {
    const expected = /\/refreshCache\/|\.html$/.test(pathname) ? 'text/plain, */*' : 'application/json'
    if (headers.accept !== expected) faults.push(`Accept is ${headers.accept}, not ${expected}`)
  }
  if (!pathname.startsWith('/api/') && !pathname.startsWith('/notifications-service/')) {
    for (const name of ['authorization', 'cookie'])
      if (headers[name] !== undefined) faults.push(`${name} is sent to ${pathname}`)
  }
  const query = Object.fromEntries(url.searchParams)
  const path = pathname.replace(services, '')
  return { sent: { method: request.method, path, query, headers, body }, form, faults }
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function readForm(request: Request, type: string, faults: string[]) {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return request.formData()
  if (!/^multipart\/form-data/i.test(type)) return null
  return request.formData().catch(() => {
    faults.push('the form cannot be read: its boundary is missing or wrong')
    return new FormData()
  })
}

function formValues(form: FormData, faults: string[]) {
  const values: Record<string, unknown[]> = {}
  for (const [name, value] of form) {
    values[name] ??= []
    if (typeof value === 'string') {
      values[name].push(value)
      continue
    }
    values[name].push({ name: value.name, type: value.type, size: value.size })
    if (value.size === 0) faults.push(`the file ${name} is empty`)
  }
  return values
}

function readJson(text: string, type: string, faults: string[]): unknown {
  if (text === '') return undefined
  if (!/^application\/json\s*(;|$)/i.test(type)) faults.push(`a body is sent as ${type || 'nothing'}`)
  try {
    return JSON.parse(text)
  } catch {
    faults.push('the body is not readable JSON')
    return text
  }
}
