import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const home = join(import.meta.dirname, '../..')
const root = join(home, '../..')
const env = {
  ...process.env,
  PATH: [join(home, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/** Runs a tool in the package's folder and returns its output. Throws the output of a failed one. */
export type Tool = (command: string, ...args: string[]) => string

export const tool: Tool = (command, ...args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: home, env, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim())
  return stdout
}

/** Runs a program in another folder without blocking this process, which serves its requests. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')}: exit code ${code}\n${output}`)),
    )
  })
}
