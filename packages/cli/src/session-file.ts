import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Session } from '@tarang/sdk'

/** The session of one API, in a file that only its owner can read. */
export interface SessionFile extends Session {
  clear(): void
  /** Stores the tokens of a login. */
  store(tokens: { jwtToken: string; refreshToken: string }): void
}

/** Opens the session file of an API. Each API has a separate one. */
export function openSessionFile(folder: string, api: string): SessionFile {
  const file = join(folder, `session-${encodeURIComponent(api)}.json`)
  const read = (): { jwtToken?: string; refreshToken?: string } => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return {}
    }
  }
  const write = (tokens: object) => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify(tokens)}\n`, { mode: 0o600 })
    // The mode above only applies to a new file.
    chmodSync(file, 0o600)
  }
  return {
    jwtToken: () => read().jwtToken ?? null,
    refreshToken: () => read().refreshToken ?? null,
    replace: (tokens) => write({ ...read(), ...tokens }),
    store: write,
    clear: () => rmSync(file, { force: true }),
  }
}
