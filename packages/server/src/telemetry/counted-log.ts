import { metrics } from '@opentelemetry/api'
import type { Log } from '../log-event.ts'

/** Counts every event of a log but `debug`, so that an alert needs no log lines. */
export function countedLog(log: Log): Log {
  const events = metrics
    .getMeter('tarang')
    .createCounter('tarang.events', { description: 'Events of the log, by name and level.' })
  return (event, details, level = 'info') => {
    log(event, details, level)
    if (level !== 'debug') events.add(1, { event, level })
  }
}
