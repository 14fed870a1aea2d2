import { asc, isNotNull, sql } from 'drizzle-orm'
import { createToken } from './auth/keys.ts'
import { type Database, type Store, setupLockKey } from './db/database.ts'
import { BrokenFolder } from './db/folder.ts'
import { type Holder, type Lock, lockFolder } from './db/lock.ts'
import { MigrationFailed } from './db/migrations.ts'
import { invites, users } from './db/schema/index.ts'
import { openStore } from './db/store.ts'
import { combineSenders } from './delivery/code-sender.ts'
import { createOutbox } from './delivery/outbox.ts'
import { smsWebhook } from './delivery/sms-webhook.ts'
import { terminalSender } from './delivery/terminal.ts'
import type { ServerOptions } from './index.ts'
import type { Log } from './log-event.ts'
import { exposureOf, type Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

/** Open data, and what else of a server outlives a reload of its code. */
export interface Installation {
  readonly store: Store
  /** The options of a server that listens on this port. */
  serverOptions(port: number): Omit<ServerOptions, 'site'>
  /** Publishes the address of the listening server in the data folder, for `pnpm admin`. */
  announce(port: number): void
  close(): Promise<void>
}

interface Output {
  write(line: string): void
  log: Log
}

/** Locks, opens and migrates the data, and adds the sample data if it has no users. */
export async function openInstallation(settings: Settings, output: Output): Promise<Installation> {
  const lock = settings.store.kind === 'folder' ? lockData(settings.store.path) : null
  try {
    const store = await openStore(settings.store).catch((error) => {
      throw storeFailure(settings.store, error)
    })
    if (settings.sampleData) await addSampleData(store.database)
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
  const controlToken = lock ? createToken() : null
  return {
    store,
    serverOptions: (port) => ({
      database: store.database,
      changes: store.changes,
      sender: sms ? smsWebhook(sms.url, sms.token) : combineSenders(terminalSender(output.write), outbox),
      outbox: sms ? null : { messages: outbox, anyHost: exposureOf(settings) !== null },
      config: settings.config,
      origins: originsAt(settings, port),
      allowedOrigins: settings.allowedOrigins,
      registrationCredential: settings.registrationCredential,
      controls: controlToken === null ? null : { token: controlToken, backup: () => store.snapshot('gzip') },
      trustProxy: settings.trustProxy,
      log: output.log,
    }),
    announce: (port) => {
      if (lock && controlToken) lock.announce({ url: controlUrl(settings.host, port), token: controlToken })
    },
    close: async () => {
      await store.close()
      lock?.release()
    },
  }
}

/** The origins of the two hosts, as browsers see them. */
export const originsAt = ({ publicOrigin, adminOrigin }: Settings, port: number) => ({
  public: publicOrigin ?? `http://localhost:${port}`,
  admin: adminOrigin ?? `http://admin.localhost:${port}`,
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

/** Fills an empty database in one transaction, so that a killed start leaves it empty. */
const addSampleData = (database: Database) =>
  database.transaction(async (transaction) => {
    // Inserting the samples, or waiting for another process that does, can exceed the usual timeout.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${setupLockKey})`)
    const [user] = await transaction.select({ id: users.id }).from(users).limit(1)
    if (user) return
    const { seed } = await import('./sample-data/index.ts')
    await seed(transaction, { today: new Date() })
  })

/** The phone number of the first of the sample staff. */
export async function sampleStaffPhone(database: Database): Promise<string | null> {
  const [first] = await database
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .orderBy(asc(users.createdOn), asc(users.phoneNumber))
    .limit(1)
  return first?.phoneNumber ?? null
}

/** Whether no invite has been used yet. */
export async function awaitsFirstRegistration(database: Database): Promise<boolean> {
  const [used] = await database.select().from(invites).where(isNotNull(invites.usedAt)).limit(1)
  return used === undefined
}

const postgresRefusals: Record<string, string> = {
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
}

/** Why the data could not be opened, without the password of a connection string. */
function storeFailure(store: Settings['store'], error: unknown): Error {
  if (error instanceof Error && error.name === 'FolderInUse') return new StartFailure(error.message)
  const code = codeOf(error)
  const reason = code ? ` (${code})` : ''
  const name = nameOf(store)
  if (error instanceof MigrationFailed) {
    return new StartFailure(`The tables of ${name} cannot be brought up to date${reason}.`)
  }
  if (store.kind === 'folder') return new StartFailure(folderFailure(store.path, error, reason))
  const refusal = code && postgresRefusals[code]
  return new StartFailure(`The server cannot use ${name}: ${refusal ?? `it does not answer${reason}`}.`)
}

function folderFailure(path: string, error: unknown, reason: string): string {
  // An error code comes from the file system; without one the contents are wrong.
  if (reason && !(error instanceof BrokenFolder)) return `The server cannot open the folder ${path}${reason}.`
  return (
    `The folder ${path} holds no whole database. Put a backup in its place with ` +
    '`pnpm admin restore <file> --overwrite`, or move the folder away to begin anew.'
  )
}

function nameOf(store: Settings['store']): string {
  if (store.kind === 'folder') return `the folder ${store.path}`
  const { hostname, port } = new URL(store.url)
  return `the database at ${hostname || 'localhost'}:${port || '5432'}`
}

function codeOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && cause.code) return cause.code
  }
  return null
}
