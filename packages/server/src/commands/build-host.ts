/**
 * `pnpm build` ends with it: writes the application for a host of files, with its configuration, and the header files of
 * nginx, Caddy and static hosts. `--config` names the configuration, `--out` the folder.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { configSchema, defaultConfig, parseConfig, type RuntimeConfig } from '@tarang/runtime-config'
import { hostFiles } from '../static-host/host-files.ts'
import { hasConfigSlot, withConfig } from '../web/page-config.ts'

const root = resolve(import.meta.dirname, '../../../..')
const { values } = parseArgs({
  options: { config: { type: 'string' }, out: { type: 'string' }, build: { type: 'string' } },
})
const folder = process.env.INIT_CWD ?? process.cwd()
const file = resolve(folder, values.config ?? 'config.json')
const out = resolve(folder, values.out ?? join(root, 'packages/web/dist-host'))
const build = resolve(folder, values.build ?? join(root, 'packages/web/dist'))

const config = readConfig()
const page = readFileSync(join(build, 'index.html'), 'utf8')
if (!hasConfigSlot(page)) throw new Error(`The page in ${build} has no place for its configuration.`)
// Only folders of an earlier run are replaced.
if (existsSync(out) && !existsSync(join(out, 'config.schema.json')))
  throw new Error(`${out} is not a folder of this command.`)
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
cpSync(build, join(out, 'site'), {
  recursive: true,
  filter: (path) => !/\/(\.inputs|\.vite)(\/|$)/.test(path),
})
writeFileSync(join(out, 'site/index.html'), withConfig(page, config))
for (const [name, text] of Object.entries(hostFiles(config))) writeFileSync(join(out, name), text)
writeFileSync(join(out, 'config.schema.json'), `${JSON.stringify(configSchema, null, 2)}\n`)
writeFileSync(
  join(out, 'config.json'),
  `${JSON.stringify({ $schema: './config.schema.json', version: 1, ...config }, null, 2)}\n`,
)
console.error(`${out}: the application for a host of files, its configuration and header files.`)

function readConfig(): RuntimeConfig {
  // A host of files answers no form.
  const absent = { ...defaultConfig, contactFormUrl: '' }
  if (!existsSync(file)) {
    console.error(`${file} is missing: the files are for an API at ${absent.apiBase} of their own host.`)
    return absent
  }
  const text = readFileSync(file, 'utf8')
  const config = parseConfig(text, (problem) => console.error(`${file}: ${problem}`))
  return text.includes('"contactFormUrl"') ? config : { ...config, contactFormUrl: '' }
}
