import type { ImportReport } from '../../src/import/import-report.ts'

/** What a running import sends, one JSON object a line. The last is a report or a failure. */
export type ImportEvent =
  | { readonly rows: number }
  | { readonly report: ImportReport }
  | { readonly failure: string }

/** Runs an import and streams its progress and its end as lines of JSON. A reader that goes away cancels it. */
export function streamImport(
  run: (onProgress: (rows: number) => void, signal: AbortSignal) => Promise<ImportReport>,
  failureOf: (error: unknown) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const cancelled = new AbortController()
  return new ReadableStream({
    async start(controller) {
      const send = (event: ImportEvent) => {
        if (!cancelled.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
      }
      // A proxy may end an answer that sends nothing for a minute, such as while the rows are merged.
      let rows = 0
      const heartbeat = setInterval(() => send({ rows }), 5_000)
      try {
        const report = await run((count) => {
          rows = count
          send({ rows })
        }, cancelled.signal)
        send({ report })
      } catch (error) {
        send({ failure: failureOf(error) })
      } finally {
        clearInterval(heartbeat)
        if (!cancelled.signal.aborted) controller.close()
      }
    },
    cancel: () => cancelled.abort(),
  })
}

/** Reads the events of an import from a response. */
export async function* readImportEvents(body: ReadableStream<Uint8Array>): AsyncIterable<ImportEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as ImportEvent
  }
}
