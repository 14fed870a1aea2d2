import pino from 'pino'
import type { Log } from './log-event.ts'

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

const logger = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  redact: [...secrets, ...secrets.map((name) => `*.${name}`)],
})

/** Writes events to standard output, one JSON object a line. */
export const log: Log = (event, details = {}, level = 'info') => logger[level]({ event, ...details })
