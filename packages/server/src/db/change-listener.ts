import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log-event.ts'
import { type ChangeListener, changeChannel } from './database.ts'

/** Milliseconds between two attempts to connect, two checks of the connection, and two proofs of its notifications. */
const PAUSE = { reconnect: 1_000, check: 1_000, proof: 5_000 }
const CONNECT_TIMEOUT = 5_000
/** Milliseconds until an unanswered check counts as a broken connection. Until then lists in memory may be stale. */
const CHECK_TIMEOUT = 2_000
/** How many notifications in turn do not come back before all count as lost: one may come late. */
const MOST_MISSES = 2
/** The payload of a notification by which a process checks its own connection. */
const PROOF = 'proof/'

interface ListeningOptions {
  /** Sends a notification as writes do, on another connection: a pooler may deliver a connection its own ones only. */
  notify: (payload: string) => Promise<unknown>
  log: Log
}

/** A connection that listens to changes. */
export interface Listening {
  /** Whether changes by other processes may go unnoticed: its notifications to itself do not come back. */
  isLosing(): boolean
  stop(): void
}

/**
 * Listens to changes on a separate connection, and connects again when it breaks. `connected(true)` means that a
 * notification to itself has come back, `connected(false)` that changes by other processes go unnoticed.
 */
export function listenToChanges(
  url: string,
  { changed, connected }: ChangeListener,
  { notify, log }: ListeningOptions,
): Listening {
  let isStopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let expectedPayload: string | null = null
  let lastProof: number | null = null
  let misses = 0
  let isLosing = false
  let isSending = false

  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(work, milliseconds).unref()
  }

  function drop(broken: pg.Client) {
    if (client !== broken) return
    client = null
    lastProof = null
    connected(false)
    broken.end().catch(() => {})
    later(connect, isLosing ? PAUSE.proof : PAUSE.reconnect)
  }

  function connect() {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: CHECK_TIMEOUT,
      keepAlive: true,
    })
    client = next
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    next.on('notification', ({ payload = '' }) => receive(payload))
    next
      .connect()
      .then(() => next.query(`listen ${changeChannel}`))
      .then(() => check(next))
      .catch(() => drop(next))
  }

  function receive(payload: string) {
    if (payload === expectedPayload) expectedPayload = null
    else if (!payload.startsWith(PROOF)) changed(payload)
  }

  /** Checks the connection and its notifications now, and again after a pause. */
  async function check(current: pg.Client) {
    if (lastProof === null || performance.now() - lastProof >= PAUSE.proof) await prove(current)
    // A connection may be dead without having been closed.
    else await current.query('select 1')
    if (client === current) later(() => void check(current).catch(() => drop(current)), PAUSE.check)
  }

  /** Expects a notification to this process back: a pooler in between loses them without an error. */
  async function prove(current: pg.Client) {
    const isSent = await sendProof()
    // PostgreSQL delivers notifications that wait for a connection before it has answered the next statement there.
    await current.query('select 1')
    // A database that takes no notification now is unavailable, and loses none.
    if (!isSent || client !== current) return
    if (expectedPayload === null) {
      if (isLosing) log('database.notifications-back', {})
      misses = 0
      isLosing = false
      if (lastProof === null) connected(true)
      lastProof = performance.now()
    } else {
      misses += 1
      lastProof = null
      if (misses < MOST_MISSES) return
      if (!isLosing) log('database.notifications-lost', { hint: 'set DATABASE_DIRECT_URL' }, 'error')
      isLosing = true
      // The connection may lead to a server that is not the primary any more.
      drop(current)
    }
  }

  async function sendProof(): Promise<boolean> {
    if (isSending) return false
    isSending = true
    expectedPayload = `${PROOF}${randomUUID()}`
    const sending = notify(expectedPayload)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isSending = false
      })
    return Promise.race([sending, delay(CHECK_TIMEOUT, false, { ref: false })])
  }

  connect()
  return {
    isLosing: () => isLosing,
    stop() {
      isStopped = true
      clearTimeout(timer)
      const last = client
      client = null
      last?.end().catch(() => {})
    },
  }
}
