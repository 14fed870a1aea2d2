import { metrics } from '@opentelemetry/api'
import { droppedLines, failedWrites } from '../../src/log.ts'
import { type Log, logLevels } from '../../src/log-event.ts'

/** The events of `alerts.yaml`. Their series begin with zero, because Prometheus sees no increase in the first value of one. */
const alertedEvents = [
  'answer.cut-off',
  'backup.failed',
  'clock.differs',
  'clock.jumped',
  'database.not-replicated',
  'database.unavailable',
  'delivery.batch',
  'import.failed',
  'login-code.send-failed',
  'login.failed',
  'request.failed',
  'session.refresh-token-reused',
]

/** Counts every event of a log but `debug`, so that an alert needs no log lines, and the lines that were lost. */
export function observeLog(log: Log): Log {
  const meter = metrics.getMeter('tarang')
  const events = meter.createCounter('tarang.events', {
    description: 'Events of the log, by name and level.',
  })
  for (const event of alertedEvents)
    for (const level of logLevels) if (level !== 'debug') events.add(0, { event, level })
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
