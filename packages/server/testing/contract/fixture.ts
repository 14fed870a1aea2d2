import type { TestServer } from '../test-server.ts'

/** A call of an operation: what goes into its path, its body, and who calls. */
export interface Call {
  params?: Record<string, string>
  query?: string
  json?: unknown
  form?: Record<string, string | Blob>
  raw?: BodyInit
  type?: string
  bearer?: string | null
  from?: string
}

/** What the calls of the contract find: a server, some of its rows, and the way to more. */
export interface World {
  server: TestServer
  /** A strategy with figures, and one of its live trades. */
  plain: { strategyCode: string; id: number }
  live: { stockName: string; entryDate: string }
  /** Makes a good call and answers its body. */
  answerOf(operationId: string, call: Call): ReturnType<typeof JSON.parse>
  blogId(): Promise<string>
  invitation(): Promise<string>
  /** Logs in afresh, late enough for another code to be allowed. */
  tokens(): Promise<{ jwtToken: string; refreshToken: string }>
}
