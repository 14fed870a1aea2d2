import pg from 'pg'
import { type ChangeListener, changeChannel } from './database.ts'

/** Milliseconds between two attempts to connect, and between two checks of the connection. */
const PAUSE = { reconnect: 1_000, check: 1_000 }
const CONNECT_TIMEOUT = 5_000
/** Milliseconds until an unanswered check counts as a broken connection. Until then lists in memory may be stale. */
const CHECK_TIMEOUT = 2_000

/**
 * Listens to changes on a separate connection, and connects again when it breaks. `connected(false)` means that changes by
 * other processes go unnoticed. Returns a function that stops it.
 */
export function listenToChanges(url: string, { changed, connected }: ChangeListener): () => void {
  let isStopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(work, milliseconds).unref()
  }

  function drop(broken: pg.Client) {
    if (client !== broken) return
    client = null
    connected(false)
    broken.end().catch(() => {})
    later(connect, PAUSE.reconnect)
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
    next.on('notification', ({ payload = '' }) => changed(payload))
    next
      .connect()
      .then(() => next.query(`listen ${changeChannel}`))
      .then(() => {
        if (client !== next) return
        connected(true)
        check(next)
      })
      .catch(() => drop(next))
  }

  /** A connection may be dead without having been closed. */
  function check(current: pg.Client) {
    later(() => {
      current.query('select 1').then(
        () => client === current && check(current),
        () => drop(current),
      )
    }, PAUSE.check)
  }

  connect()
  return () => {
    isStopped = true
    clearTimeout(timer)
    const last = client
    client = null
    last?.end().catch(() => {})
  }
}
