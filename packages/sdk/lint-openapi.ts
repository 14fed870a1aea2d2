/** Lints the API description. Redocly's own tool, kept from calling home: it lints, and nothing else. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const config = fileURLToPath(new URL('../../openapi/redocly.yaml', import.meta.url))
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const { status, error } = spawnSync('redocly', ['lint', '--config', config], {
  env: { ...process.env, ...quiet },
  shell: process.platform === 'win32',
  stdio: 'inherit',
})
if (error) console.error(`The description could not be linted: ${error.message}`)
process.exitCode = status ?? 1
