/** Lints the API description with Redocly, with its telemetry and update check off. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { descriptionFolder } from '@tarang/openapi'

const config = join(descriptionFolder, 'redocly.yaml')
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const { status, error } = spawnSync('redocly', ['lint', '--config', config], {
  env: { ...process.env, ...quiet },
  shell: process.platform === 'win32',
  stdio: 'inherit',
})
if (error) console.error(`The description could not be linted: ${error.message}`)
process.exitCode = status ?? 1
