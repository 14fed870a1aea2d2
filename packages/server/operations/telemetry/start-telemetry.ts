import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Log } from '../../src/log-event.ts'
import type { Variables } from '../../src/settings-schema.ts'
import { StartFailure } from '../../src/start-failure.ts'

/** Milliseconds that a stopping process waits for its last data to be sent. */
const SEND_TIMEOUT = 2_000

/** Variables of OpenTelemetry that name a receiver. */
const destinations = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'OTEL_METRICS_EXPORTER',
  'OTEL_CONFIG_FILE',
]

/**
 * Starts OpenTelemetry if its variables or a port for metrics are set; else none of it is loaded. It must run before the server is created. Returns a function that sends the remaining data when the process stops.
 */
export async function startTelemetry(
  { METRICS_HOST: host, METRICS_PORT: port }: Pick<Variables, 'METRICS_HOST' | 'METRICS_PORT'>,
  log: Log,
): Promise<() => Promise<void>> {
  const { env } = process
  if (port === null && !destinations.some((name) => env[name])) return async () => {}
  const sends = (signal: 'TRACES' | 'METRICS') =>
    env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ? 'otlp' : null
  const metricsExporters = [env.OTEL_METRICS_EXPORTER ?? sends('METRICS'), port !== null && 'prometheus']
  const defaults: Record<string, string> = {
    OTEL_SERVICE_NAME: 'tarang-server',
    // Log lines go to standard output instead.
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_TRACES_EXPORTER: sends('TRACES') ?? 'none',
    OTEL_LOG_LEVEL: 'error',
    // Without details of the process: its command line and owner are private.
    OTEL_NODE_RESOURCE_DETECTORS: 'serviceinstance,env',
  }
  for (const [name, value] of Object.entries(defaults)) env[name] ??= value
  env.OTEL_METRICS_EXPORTER = metricsExporters.filter(Boolean).join(',') || 'none'
  if (port !== null) {
    await checkPort(host, port)
    env.OTEL_EXPORTER_PROMETHEUS_HOST = host
    env.OTEL_EXPORTER_PROMETHEUS_PORT = String(port)
  }
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  const { RuntimeNodeInstrumentation } = await import('@opentelemetry/instrumentation-runtime-node')
  const sdk = new NodeSDK({ instrumentations: [new RuntimeNodeInstrumentation()] })
  sdk.start()
  return async () => {
    // The process stops in time even if the collector refuses the last data or does not answer.
    const isSent = await Promise.race([
      sdk.shutdown().then(
        () => true,
        () => false,
      ),
      setTimeout(SEND_TIMEOUT, false),
    ])
    if (!isSent) log('telemetry.not-sent', {}, 'warn')
  }
}

/** The exporter would only log that it cannot listen. */
const checkPort = (host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new StartFailure(`Metrics cannot be served on ${host}, METRICS_PORT ${port} (${code ?? 'unknown'}).`),
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
