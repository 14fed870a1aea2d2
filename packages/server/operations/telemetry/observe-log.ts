import { metrics } from '@opentelemetry/api'
import { droppedLines, failedWrites } from '../../src/log.ts'
import type { Log } from '../../src/log-event.ts'

/** Counts every event of a log but `debug`, so that an alert needs no log lines, and the lines that were lost. */
export function observeLog(log: Log): Log {
  const meter = metrics.getMeter('tarang')
  const events = meter.createCounter('tarang.events', {
    description: 'Events of the log, by name and level.',
  })
  meter
    .createObservableCounter('tarang.log.dropped', {
      description: 'Lines of the log that were dropped, because their reader had stopped.',
    })
    .addCallback((result) => result.observe(droppedLines()))
  meter
    .createObservableCounter('tarang.log.failed_writes', {
      description: 'Writes of the log that failed, because its reader is gone or its disk is full.',
    })
    .addCallback((result) => result.observe(failedWrites()))
  return (event, details, level = 'info') => {
    log(event, details, level)
    if (level !== 'debug') events.add(1, { event, level })
  }
}
