import { asc, isNotNull, sql } from 'drizzle-orm'
import { createToken } from './auth/keys.ts'
import { BrokenFolder } from './db/folder.ts'
import { type Holder, type Lock, lockFolder } from './db/lock.ts'
import { MigrationFailed } from './db/migrations.ts'
import { invites, users } from './db/schema/index.ts'
import { type Database, openStore, type Store, setupLockKey } from './db/store.ts'
import { allOf } from './delivery/code-sender.ts'
import { createOutbox } from './delivery/outbox.ts'
import { smsWebhook } from './delivery/sms-webhook.ts'
import { terminalSender } from './delivery/terminal.ts'
import type { Log } from './http/context.ts'
import type { ServerOptions } from './index.ts'
import { openingOf, type Settings } from './settings.ts'
import { StartFailure } from './start-failure.ts'

/** An installation with its data open: everything a server needs that outlives a reload of its code. */
export type Installation = {
  store: Store
  /** The options of a server at a port of this machine. */
  serverOptions(port: number): Omit<ServerOptions, 'site'>
  /** Lets `pnpm admin invite` find the server, once it listens. */
  announce(port: number): void
  close(): Promise<void>
}

type Surroundings = { write: (line: string) => void; log: Log }

/** Opens the data of an installation: locked, migrated, and filled with samples where it is new. */
export async function openInstallation(settings: Settings, around: Surroundings): Promise<Installation> {
  const lock = settings.store.kind === 'folder' ? takeFolder(settings.store.path) : null
  try {
    const store = await openStore(settings.store).catch((error) => {
      throw storeFailure(settings.store, error)
    })
    if (settings.sampleData) await addSampleData(store.database)
    return installation(settings, around, store, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

function installation(
  settings: Settings,
  around: Surroundings,
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
      sender: sms ? smsWebhook(sms.url, sms.token) : allOf(terminalSender(around.write), outbox),
      outbox: sms ? null : { messages: outbox, anyHost: openingOf(settings) !== null },
      config: settings.config,
      origins: originsAt(settings, port),
      registrationCredential: settings.registrationCredential,
      controls: controlToken === null ? null : { token: controlToken, backup: () => store.snapshot('gzip') },
      trustProxy: settings.trustProxy,
      log: around.log,
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

/** Where browsers find the two hosts. */
export const originsAt = ({ publicOrigin, adminOrigin }: Settings, port: number) => ({
  public: publicOrigin ?? `http://localhost:${port}`,
  admin: adminOrigin ?? `http://admin.localhost:${port}`,
})

const controlUrl = (host: string, port: number): NonNullable<Holder['control']>['url'] => {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function takeFolder(path: string): Lock {
  try {
    return lockFolder(path)
  } catch (error) {
    throw storeFailure({ kind: 'folder', path }, error)
  }
}

/** Fills an empty database, in one transaction: a start that is killed half way leaves it as empty as it was. */
const addSampleData = (database: Database) =>
  database.transaction(async (transaction) => {
    // The samples are large, and whoever starts beside this process waits for them.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${setupLockKey})`)
    const [someone] = await transaction.select({ id: users.id }).from(users).limit(1)
    if (someone) return
    const { seed } = await import('./sample-data/index.ts')
    await seed(transaction, { today: new Date() })
  })

/** The first of the sample staff, whose number one may log in with. */
export async function sampleStaff(database: Database): Promise<string | null> {
  const [first] = await database
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .orderBy(asc(users.createdOn), asc(users.phoneNumber))
    .limit(1)
  return first?.phoneNumber ?? null
}

/** Whether nobody has come by invitation yet, so that the first one is still to be handed out. */
export async function awaitsFirstRegistration(database: Database): Promise<boolean> {
  const [used] = await database.select().from(invites).where(isNotNull(invites.usedAt)).limit(1)
  return used === undefined
}

const postgresRefusals: Record<string, string> = {
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
}

/** Why the data could not be opened, in words that hold no password. */
function storeFailure(store: Settings['store'], error: unknown): Error {
  if (error instanceof Error && error.name === 'FolderInUse') return new StartFailure(error.message)
  const code = codeOf(error)
  const reason = code ? ` (${code})` : ''
  const place = placeOf(store)
  if (error instanceof MigrationFailed) {
    return new StartFailure(`The tables of ${place} cannot be brought up to date${reason}.`)
  }
  if (store.kind === 'folder') return new StartFailure(folderFailure(store.path, error, reason))
  const refusal = code && postgresRefusals[code]
  return new StartFailure(`The server cannot use ${place}: ${refusal ?? `it does not answer${reason}`}.`)
}

/** What is wrong with a data folder, and the way out. */
function folderFailure(path: string, error: unknown, reason: string): string {
  // What cannot be opened as a folder says so by a code of the system's; the rest is about what lies in it.
  if (reason && !(error instanceof BrokenFolder)) return `The server cannot open the folder ${path}${reason}.`
  return (
    `The folder ${path} holds no whole database. Put a backup in its place with ` +
    '`pnpm admin restore <file> --overwrite`, or move the folder away to begin anew.'
  )
}

function placeOf(store: Settings['store']): string {
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
