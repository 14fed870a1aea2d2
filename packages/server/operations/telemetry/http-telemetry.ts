import {
  type Attributes,
  context,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { loggedPath, routeOf } from '../../src/http/request-route.ts'
import type { Log } from '../../src/log-event.ts'

const headersGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']

/** Measures and traces requests, by OpenTelemetry's names, and logs each at `debug`. */
export function createHttpTelemetry(log: Log) {
  const meter = metrics.getMeter('tarang')
  const tracer = trace.getTracer('tarang')
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Time until a response begins.',
    unit: 's',
    advice: {
      explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Requests in progress.',
  })

  return function observe(request: Request, handle: () => Promise<Response>): Promise<Response> {
    const { pathname, protocol } = new URL(request.url)
    const path = loggedPath(pathname)
    const method = methods.includes(request.method) ? request.method : '_OTHER'
    const startedAt = performance.now()
    const parent = propagation.extract(context.active(), request.headers, headersGetter)
    const common = { 'http.request.method': method, 'url.scheme': protocol.slice(0, -1) }
    const options = { kind: SpanKind.SERVER, attributes: { ...common, 'url.path': path } }
    active.add(1, common)
    return tracer.startActiveSpan(method, options, parent, async (span) => {
      const finish = (status: number, requestId: string | null) => {
        const seconds = (performance.now() - startedAt) / 1000
        const route = routeOf(request)
        const attributes: Attributes = {
          ...common,
          'http.route': route,
          'http.response.status_code': status,
        }
        active.add(-1, common)
        duration.record(seconds, attributes)
        span.updateName(`${method} ${route}`)
        span.setAttributes(attributes)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        const { traceId } = span.spanContext()
        const line = { method, path, status, milliseconds: Math.round(seconds * 1000), requestId }
        log('request', { ...line, ...(span.isRecording() && { traceId }) }, 'debug')
      }
      try {
        const response = await handle()
        finish(response.status, response.headers.get('x-request-id'))
        return response
      } catch (error) {
        finish(500, null)
        throw error
      }
    })
  }
}
