import { createToken } from './auth/keys.ts'
import { causesOf, codeOf } from './causes.ts'
import type { Store } from './db/database.ts'
import { BrokenFolder } from './db/folder.ts'
import { type Holder, type Lock, lockFolder } from './db/lock.ts'
import { lockTimeoutCode, MigrationFailed, MigrationNeeded } from './db/migrations.ts'
import { openStore } from './db/store.ts'
import { webhookChannels } from './delivery/channels.ts'
import { combineSenders, terminalSender } from './delivery/code-sender.ts'
import { createSmtpMailer } from './delivery/mailer.ts'
import { createOutbox, type Outbox } from './delivery/outbox.ts'
import { smsWebhook } from './delivery/sms-webhook.ts'
import { webhookTransport } from './delivery/webhook-transport.ts'
import type { ServerOptions } from './index.ts'
import type { Log } from './log-event.ts'
import type { Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'
import { outboxLink } from './web/outbox-page.ts'

/** The open data and everything else of a server that survives a reload of its code. */
export interface Installation {
  readonly store: Store
  /** Where the operator reads login codes; null where they are sent. */
  outboxLink(port: number): string | null
  /** The options of a server that listens on this port. */
  serverOptions(port: number): Omit<ServerOptions, 'site'>
  /** Publishes the address of the listening server in the data folder, for `pnpm admin`. */
  announce(port: number): void
  /** Runs before the data is closed; replaces an earlier one. */
  beforeClose(stop: () => Promise<void>): void
  close(): Promise<void>
}

interface Output {
  write(line: string): void
  log: Log
}

/** Locks, opens and migrates the data. Only a starting server adds sample data, by `addSampleData`. */
export async function openInstallation(settings: Settings, output: Output): Promise<Installation> {
  const lock = settings.store.kind === 'folder' ? lockData(settings.store.path) : null
  try {
    const store = await openStore(
      settings.store.kind === 'postgres' ? { ...settings.store, log: output.log } : settings.store,
    ).catch((error) => {
      throw storeFailure(settings.store, error)
    })
    return createInstallation(settings, output, store, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

function createInstallation(
  settings: Settings,
  output: Output,
  store: Store,
  lock: Lock | null,
): Installation {
  const outbox = createOutbox()
  const { sms } = settings
  let stopServer = async () => {}
  const controlToken = lock ? createToken() : null
  const outboxSecret = settings.DEVELOPMENT_OUTBOX ? null : createToken()
  return {
    store,
    outboxLink: (port) => (sms ? null : outboxLink(originsAt(settings, port).public, outboxSecret)),
    serverOptions: (port) => ({
      database: store.database,
      isEmbedded: settings.store.kind === 'folder',
      changes: store.changes,
      sender: sms
        ? smsWebhook(sms.url, sms.token, settings.config.brand)
        : combineSenders(terminalSender(output.write), outbox),
      mailer: settings.email
        ? createSmtpMailer(settings.email.url, settings.email.from)
        : sms
          ? null
          : outbox.mailer,
      transports: transportsOf(settings, outbox),
      outbox: sms ? null : { messages: outbox, anyHost: settings.DEVELOPMENT_OUTBOX, secret: outboxSecret },
      config: settings.config,
      settings,
      origins: originsAt(settings, port),
      controls: controlToken === null ? null : { token: controlToken, backup: () => store.snapshot('gzip') },
      log: output.log,
    }),
    announce: (port) => {
      if (lock && controlToken) lock.announce({ url: controlUrl(settings.HOST, port), token: controlToken })
    },
    beforeClose: (stop) => {
      stopServer = stop
    },
    close: async () => {
      await stopServer()
      await store.close()
      lock?.release()
    },
  }
}

/** The webhooks that are set; where login codes go to the outbox, other messages without a provider do too. */
function transportsOf({ sms, webhooks }: Settings, outbox: Outbox): NonNullable<ServerOptions['transports']> {
  const development = sms ? {} : outbox.transports
  const transports: NonNullable<ServerOptions['transports']> = { ...development }
  for (const channel of webhookChannels) {
    const url = webhooks?.urls[channel]
    if (webhooks && url)
      transports[channel] = webhookTransport({ channel, url, secret: webhooks.secret, now: () => new Date() })
  }
  return transports
}

/** The origins of the two hosts, as browsers see them. */
export const originsAt = ({ PUBLIC_ORIGIN, ADMIN_ORIGIN }: Settings, port: number) => ({
  public: PUBLIC_ORIGIN ?? `http://localhost:${port}`,
  admin: ADMIN_ORIGIN ?? `http://admin.localhost:${port}`,
})

const controlUrl = (host: string, port: number): NonNullable<Holder['control']>['url'] => {
  const isWildcard = host === '0.0.0.0' || host === '::'
  const name = isWildcard ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function lockData(path: string): Lock {
  try {
    return lockFolder(path)
  } catch (error) {
    throw storeFailure({ kind: 'folder', path }, error)
  }
}

const postgresRefusals: Record<string, string> = {
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  CERT_HAS_EXPIRED: 'its certificate has expired, by the clock of this machine',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet, by the clock of this machine',
}

/** Why the data could not be opened, without the password of a connection string. */
export function storeFailure(store: Settings['store'], error: unknown): Error {
  if (error instanceof Error && error.name === 'FolderInUse') return new StartFailure(error.message)
  const code = codeOf(error)
  const reason = code ? ` (${code})` : ''
  const name = nameOf(store)
  if (error instanceof MigrationNeeded) {
    return new StartFailure(
      `The tables of ${name} are older than this release: run \`migrate\` first, or start a server with MIGRATE=on.`,
    )
  }
  if (error instanceof MigrationFailed) {
    if (code === lockTimeoutCode) {
      return new StartFailure(
        `The tables of ${name} cannot be brought up to date, because other transactions hold them. Nothing was changed. Find them in pg_stat_activity (a backup, a report, an idle transaction), and start again once they have ended.`,
      )
    }
    return new StartFailure(`The tables of ${name} cannot be brought up to date${reason}.`)
  }
  if (store.kind === 'folder') return new StartFailure(folderFailure(store.path, error, reason))
  return new StartFailure(`The server cannot use ${name}: ${postgresRefusal(error, code)}.`)
}

/** Why a PostgreSQL cannot be used: its refusal, a fault of TLS, or no answer. */
function postgresRefusal(error: unknown, code: string | null): string {
  const refusal = code && postgresRefusals[code]
  if (refusal) return refusal
  // Node's codes for all other faults of a certificate.
  if (code && /CERT|LEAF_SIGNATURE/.test(code))
    return `its certificate is not trusted (${code}); sslrootcert=<file> in its URL names the authority`
  if (causesOf(error).some(({ message }) => message.includes('does not support SSL')))
    return 'it has no TLS, for which sslmode in its URL asks'
  return `it does not answer${code ? ` (${code})` : ''}`
}

function folderFailure(path: string, error: unknown, reason: string): string {
  // An error code comes from the file system; without one the contents are wrong.
  if (reason && !(error instanceof BrokenFolder)) return `The server cannot open the folder ${path}${reason}.`
  return (
    `The folder ${path} holds an incomplete database. Put a backup in its place with ` +
    '`pnpm admin restore <file> --overwrite`, or move the folder away to begin anew.'
  )
}

function nameOf(store: Settings['store']): string {
  if (store.kind === 'folder') return `the folder ${store.path}`
  const { hostname, port } = new URL(store.url)
  return `the database at ${hostname || 'localhost'}:${port || '5432'}`
}
