import pino from 'pino'
import type { Log, LogLevel } from './log-event.ts'

// Callers already mask phone numbers and pass no secrets. This keeps a mistake out of the log.
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

/** How much may wait for a reader of standard output that has stopped reading, in bytes. */
const MOST_WAITING = 16 * 1024 * 1024

// Not synchronous: whoever collects the lines may stop reading, and the server must go on.
const destination = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING })

let dropped = 0
destination.on('drop', () => {
  dropped += 1
})
// A closed pipe fails each write; the lines are lost with whoever read them.
destination.on('error', () => {})
process.on('exit', () => {
  try {
    destination.flushSync()
  } catch {
    // Nothing was written yet, or nobody reads any more.
  }
})

/** How many lines were dropped, because nobody read the ones before. */
export const droppedLines = () => dropped

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
