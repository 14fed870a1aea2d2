import { spawn } from 'node:child_process'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

/**
 * Runs a command with a temporary PostgreSQL, which is removed when the command ends:
 *
 *     node packages/server/testing/postgres.ts pnpm exec vitest run --root packages/server
 *
 * The command gets its URL in TEST_DATABASE_URL. Needs the PostgreSQL programs (Debian: `apt install postgresql`), 15 or
 * newer; POSTGRES_BIN names their folder if they are elsewhere. As root, they run as the user `postgres`, because
 * PostgreSQL refuses to run as root.
 */
const [command, ...args] = process.argv.slice(2)
if (!command) fail('Usage: node packages/server/testing/postgres.ts <command> [arguments]')

const server = await startPostgres().catch((error: Error) => fail(error.message))
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: server.url },
})
child.on('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`)
  end(server, 1)
})
child.on('exit', (code) => end(server, code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))

function end(postgres: PostgresServer, code: number) {
  postgres.remove()
  process.exit(code)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
