import { type Api, createClient, createHttp, type Session } from '@tarang/sdk'
import { createExtensions, type Extensions } from '@tarang/sdk/extensions'
import type { Command } from 'commander'
import type { Format } from './output.ts'
import { openSessionFile, type SessionFile } from './session-file.ts'
import type { Terminal } from './terminal.ts'

/** The environment of a command. */
export interface Environment {
  readonly terminal: Terminal
  /** The folder of the sessions. */
  readonly folder: string
  /** Aborts when the user interrupts the command. */
  readonly signal: AbortSignal
  /** The address of the platform API. */
  readonly api?: string
  /** The address of the notifications service. */
  readonly notifications?: string
  /** A session token, in place of the session of a login. */
  readonly token?: string
}

interface GlobalOptions {
  api?: string
  notifications?: string
  json?: true
  ndjson?: true
  csv?: true
  table?: true
}

/** The client and the options of a running command. */
export interface Context extends Environment {
  readonly client: Api
  /** The address of the platform API. */
  readonly baseUrl: string
  readonly extensions: Extensions
  /** The session of the last login. */
  readonly session: SessionFile
  /** The session of the calls: that of the last login, or the token of the environment. */
  readonly clientSession: Session
  /** The form of a list. */
  readonly format: Format
}

/** The platform API of a reference server on this machine. */
export const defaultApi = 'http://localhost:3000/api'

/** Reads the options that every command has. */
export function createContext(environment: Environment, command: Command): Context {
  const options = command.optsWithGlobals<GlobalOptions>()
  const baseUrl = options.api ?? environment.api ?? defaultApi
  // By default both services are on one host.
  const onSameHost = baseUrl.replace(/\/api\/*$/, '/notifications-service')
  const session = openSessionFile(environment.folder, baseUrl)
  const { token } = environment
  const clientSession = token ? { jwtToken: () => token } : session
  const http = createHttp({
    baseUrl,
    notificationsUrl: options.notifications ?? environment.notifications ?? onSameHost,
    session: clientSession,
  })
  const client = createClient(http)
  const extensions = createExtensions(http)
  const forProgram = environment.terminal.isInteractive ? 'table' : 'csv'
  const chosen = (['json', 'ndjson', 'csv', 'table'] as const).find((format) => options[format])
  return { ...environment, client, baseUrl, extensions, session, clientSession, format: chosen ?? forProgram }
}
