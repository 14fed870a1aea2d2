import type { SentRequest } from '@tarang/server/testing/upstream'

/** Records a request for comparison, without consuming its body. */
export async function recordRequest(request: Request): Promise<SentRequest> {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: decodeURIComponent(url.pathname.replace(/^\/(api|notifications-service)(?=\/)/, '')),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: await bodyOf(request.clone()),
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return request.json()
  if (!type.startsWith('multipart/form-data')) return (await request.text()) || undefined
  const form: Record<string, unknown[]> = {}
  for (const [name, value] of await request.formData()) {
    const part = typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }
    form[name] = [...(form[name] ?? []), part]
  }
  return form
}
