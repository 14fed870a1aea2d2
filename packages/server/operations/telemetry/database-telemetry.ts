import { type BatchObservableResult, metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { codeOf } from '../../src/causes.ts'

/** The counts of a connection pool. */
interface PoolState {
  totalCount: number
  idleCount: number
  waitingCount: number
}

const mostText = 1000

/** Measures and traces statements, by OpenTelemetry's names, without the values of their parameters. */
export function createDatabaseTelemetry(pool: PoolState, most: number) {
  const meter = metrics.getMeter('tarang')
  const tracer = trace.getTracer('tarang')
  const system = { 'db.system.name': 'postgresql' }
  const duration = meter.createHistogram('db.client.operation.duration', {
    description: 'Time that a statement took.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] },
  })
  const connections = meter.createObservableGauge('db.client.connection.count', {
    description: 'Connections of the pool, by their state.',
  })
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'Requests that wait for a connection.',
  })
  const limit = meter.createObservableGauge('db.client.connection.max', {
    description: 'The most connections of the pool.',
  })
  const observe = (result: BatchObservableResult) => {
    result.observe(connections, pool.idleCount, { 'db.client.connection.state': 'idle' })
    result.observe(connections, pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' })
    result.observe(waiting, pool.waitingCount)
    result.observe(limit, most)
  }
  const all = [connections, waiting, limit]
  meter.addBatchObservableCallback(observe, all)

  async function observeStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
    const operation = /^\W*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
    const attributes = { ...system, 'db.operation.name': operation }
    const startedAt = performance.now()
    const spanAttributes = { ...attributes, 'db.query.text': text.slice(0, mostText) }
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes: spanAttributes })
    let errorType: string | null = null
    try {
      return await run()
    } catch (error) {
      errorType = errorTypeOf(error)
      span.setStatus({ code: SpanStatusCode.ERROR, message: errorType })
      throw error
    } finally {
      span.end()
      const seconds = (performance.now() - startedAt) / 1000
      duration.record(seconds, { ...attributes, ...(errorType !== null && { 'error.type': errorType }) })
    }
  }

  return { observeStatement, stop: () => meter.removeBatchObservableCallback(observe, all) }
}

/** PostgreSQL's code, or the name of an error without one. Messages may quote values. */
const errorTypeOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
