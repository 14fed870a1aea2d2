import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'
import { untilListening } from './until-listening.ts'

export const BALANCER = '/usr/sbin/haproxy'

interface PostgresPorts {
  readonly primary: number
  readonly standby: number
}

/** HAProxy before the servers and, for connections that PgBouncer cannot share, before PostgreSQL. */
export async function createBalancer(folder: string, postgres: PostgresPorts) {
  const file = join(folder, 'haproxy.cfg')
  const commands = join(folder, 'admin.sock')
  const ports = { http: await freePort(), postgres: await freePort() }
  let haproxy: ChildProcess | null = null
  const beforePostgres = [
    'global',
    `  stats socket ${commands} mode 600 level admin`,
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    '  timeout client 60s',
    '  timeout server 30s',
    'listen postgres',
    '  mode tcp',
    '  timeout client 1h',
    '  timeout server 1h',
    `  bind 127.0.0.1:${ports.postgres}`,
    `  server primary 127.0.0.1:${postgres.primary}`,
    `  server standby 127.0.0.1:${postgres.standby} disabled`,
  ]
  const beforeServers = (bases: readonly string[]) => [
    'frontend http',
    `  bind 127.0.0.1:${ports.http}`,
    '  default_backend tarang',
    'backend tarang',
    '  option httpchk GET /readyz',
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure',
    '  balance roundrobin',
    ...bases.map(
      (base, n) =>
        `  server s${n} 127.0.0.1:${new URL(base).port} check inter 300ms fall 1 rise 1 observe layer7 error-limit 50`,
    ),
  ]
  const start = async (lines: readonly string[]) => {
    if (haproxy) {
      // Two at once would share the socket that commands go to.
      haproxy.kill('SIGKILL')
      await once(haproxy, 'exit')
      rmSync(commands, { force: true })
    }
    writeFileSync(file, `${lines.join('\n')}\n`)
    haproxy = spawn(BALANCER, ['-f', file, '-db'], { stdio: 'ignore' })
    await untilListening(ports.postgres)
  }
  const command = async (line: string) => {
    const socket = connect(commands)
    socket.end(`${line}\n`)
    socket.resume()
    await once(socket, 'close')
  }
  return {
    base: `http://127.0.0.1:${ports.http}`,
    postgresUrl: `postgres://postgres@127.0.0.1:${ports.postgres}/tarang`,
    startBeforePostgres: () => start(beforePostgres),
    startBeforeServers: async (bases: readonly string[]) => {
      await start([...beforePostgres, ...beforeServers(bases)])
      await untilListening(ports.http)
    },
    async switchToStandby() {
      await command('set server postgres/primary state maint')
      await command('set server postgres/standby state ready')
    },
    kill: () => haproxy?.kill('SIGKILL'),
  }
}
