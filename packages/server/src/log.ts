import pino from 'pino'
import type { Log, LogLevel } from './log-event.ts'

// A second barrier: callers mask phone numbers and pass no secrets.
const secrets = [
  'otp',
  'code',
  'token',
  'jwtToken',
  'refreshToken',
  'authorization',
  'credential',
  'phoneNumber',
]

/** How many bytes of lines may wait if the reader of standard output stops reading. */
const MOST_WAITING = 16 * 1024 * 1024

// Asynchronous, so that the server continues when the reader of its log stops.
const destination = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING })

let dropped = 0
destination.on('drop', () => {
  dropped += 1
})
// A write to a closed pipe or to a full disk fails. Its lines wait for the next write.
let failed = 0
const flushSync = destination.flushSync.bind(destination)
destination.on('error', () => {
  failed += 1
  // On a full disk it would repeat its write for ever, and pino calls it too when the process exits.
  destination.flushSync = () => {}
})
destination.on('write', () => {
  destination.flushSync = flushSync
})
process.on('exit', () => {
  try {
    destination.flushSync()
  } catch {
    // Throws if nothing was written yet, or if the reader is gone.
  }
})

/** How many lines were dropped because the reader had stopped. */
export const droppedLines = () => dropped

/** How many writes of lines failed, because the reader is gone or its disk is full. */
export const failedWrites = () => failed

const logger = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    redact: [...secrets, ...secrets.map((name) => `*.${name}`)],
  },
  destination,
)

/** Sets the least important level that is written. */
export const setLogLevel = (level: LogLevel) => {
  logger.level = level
}

/** Writes events to standard output, one JSON object a line. */
export const log: Log = (event, details = {}, level = 'info') => logger[level]({ event, ...details })
