/** What a call is answered with: a body, a refusal, or nothing for as long as one waits. */
export type Answer =
  | { readonly body: unknown }
  | { readonly text: string }
  | { readonly status: number; readonly body?: unknown }
  | 'never'

/**
 * Stands in for the API by being a `fetch`: 'GET /api/liveStrategies' → its answer. Every other request goes where
 * it always went. Returns what takes it away again, as a story's `beforeEach` wants it.
 */
export function answering(answers: Readonly<Record<string, Answer>>): () => void {
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    if (answer === undefined) return real(request)
    if (answer === 'never') return new Promise(() => {})
    if ('text' in answer) return Promise.resolve(new Response(answer.text))
    return Promise.resolve(
      Response.json(answer.body ?? null, { status: 'status' in answer ? answer.status : 200 }),
    )
  }
  return () => {
    globalThis.fetch = real
  }
}
