import type { TestServer } from '../test-server.ts'

/** The input of one call of an operation. */
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

/** The test server of the contract tests, with sample rows and helpers. */
export interface ContractFixture {
  server: TestServer
  /** A strategy with figures. */
  strategy: { strategyCode: string; id: number }
  /** A live trade of that strategy. */
  liveTrade: { stockName: string; entryDate: string }
  /** Makes a successful call and returns its body. */
  answerOf(operationId: string, call: Call): ReturnType<typeof JSON.parse>
  blogId(): Promise<string>
  invitation(): Promise<string>
  /** Logs in again, after the rate limit of codes has passed. */
  tokens(): Promise<{ jwtToken: string; refreshToken: string }>
}
