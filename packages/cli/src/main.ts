#!/usr/bin/env node
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'
import { createTerminal } from './terminal.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
// The reader of a pipe may end before all is written (`tarang blogs list | head -1`).
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const {
  XDG_CONFIG_HOME = join(homedir(), '.config'),
  TARANG_API,
  TARANG_NOTIFICATIONS,
  TARANG_TOKEN,
} = process.env
process.exitCode = await runCommand(process.argv.slice(2), {
  terminal: createTerminal(process.stdin, process.stdout, process.stderr),
  folder: join(XDG_CONFIG_HOME, 'tarang'),
  signal: stop.signal,
  ...(TARANG_API && { api: TARANG_API }),
  ...(TARANG_TOKEN && { token: TARANG_TOKEN }),
  ...(TARANG_NOTIFICATIONS && { notifications: TARANG_NOTIFICATIONS }),
})
