import type { Connection } from 'pg'
import pg from 'pg'

/** How long a cancelled statement may take to end, in milliseconds. */
const CANCEL_TIMEOUT = 300

/**
 * Members of a `pg` client that its types lack; the version of `pg` is pinned, and the tests of this file use each. The
 * public way, `pg_cancel_backend`, is no replacement: it needs one more connection and a login just when there may be none,
 * and behind a pooler the process id is that of another client's backend.
 */
interface ClientParts {
  readonly connection: Connection & {
    connect(port: number | string, host?: string): void
    requestSsl(): void
    cancel(processId: number, secretKey: unknown): void
  }
  readonly processID: number
  readonly secretKey: unknown
  readonly ssl: unknown
  readonly sslNegotiation: unknown
}

/** Whether this version of `pg` has these members. */
export function hasParts(client: unknown): client is ClientParts {
  const { connection, processID } = client as Partial<ClientParts>
  const methods = [connection?.connect, connection?.requestSsl, connection?.cancel]
  const members = ['secretKey', 'ssl', 'sslNegotiation']
  return (
    typeof processID === 'number' &&
    methods.every((method) => typeof method === 'function') &&
    members.every((name) => name in (client as object))
  )
}

/**
 * Cancels the running statement of a client, and returns whether it ended in time. Cutting the connection does not end a statement: one that waits for a standby would keep its locks until the standby is back. The client cannot be used again, because a late cancellation would end its next statement.
 */
export async function cancelStatement(
  url: string,
  client: pg.Client,
  statement: Promise<unknown>,
): Promise<boolean> {
  const canceller = new pg.Client({ connectionString: url })
  // As if PostgreSQL did not answer: the connection is cut.
  if (!hasParts(client)) return false
  const { connection, ssl, sslNegotiation } = canceller as unknown as ClientParts
  const { processID, secretKey } = client
  const send = () => connection.cancel(processID, secretKey)
  connection.on('error', () => {})
  connection.once('connect', () => {
    if (!ssl) send()
    else if (sslNegotiation !== 'direct') connection.requestSsl()
  })
  connection.once('sslconnect', send)
  const { host, port } = canceller
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`)
  else connection.connect(port, host)
  const timeout = Promise.withResolvers<boolean>()
  const timer = setTimeout(timeout.resolve, CANCEL_TIMEOUT, false)
  const ended = statement.then(
    () => true,
    () => true,
  )
  try {
    return await Promise.race([ended, timeout.promise])
  } finally {
    clearTimeout(timer)
    connection.stream.destroy()
  }
}
