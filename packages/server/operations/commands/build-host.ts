/**
 * The last step of `pnpm build`: writes the application for a host of files, with its configuration, and the header files of
 * nginx, Caddy and static hosts. `--config` names the configuration, `--out` the folder.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { configSchema, defaultConfig, type RuntimeConfig } from '@tarang/runtime-config'
import { build as bundle } from 'vite'
import { readTemplate } from '../../src/web/page-template.ts'
import { configure, readHostConfig } from '../static-host/configure.ts'

const root = resolve(import.meta.dirname, '../../../..')
const { values } = parseArgs({
  options: { config: { type: 'string' }, out: { type: 'string' }, build: { type: 'string' } },
})
const folder = process.env.INIT_CWD ?? process.cwd()
const file = resolve(folder, values.config ?? 'config.json')
const out = resolve(folder, values.out ?? join(root, 'packages/web/dist-host'))
const build = resolve(folder, values.build ?? join(root, 'packages/web/dist'))

// Only folders of an earlier run are replaced.
if (existsSync(out) && !existsSync(join(out, 'config.schema.json')))
  throw new Error(`${out} is not a folder of this command.`)
if (!readTemplate(readFileSync(join(build, 'index.html'), 'utf8')))
  throw new Error(`${build} is not a build of the application.`)
const config = readConfig()
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
cpSync(build, join(out, 'site'), {
  recursive: true,
  filter: (path) => !/\/(\.inputs|\.vite)(\/|$)/.test(path),
})
writeFileSync(join(out, 'config.schema.json'), `${JSON.stringify(configSchema, null, 2)}\n`)
writeFileSync(
  join(out, 'config.json'),
  `${JSON.stringify({ $schema: './config.schema.json', version: 1, ...config }, null, 2)}\n`,
)
await writeConfigureProgram()
configure(out, (problem) => console.error(`${file}: ${problem}`))
console.error(`${out}: the application for a host of files, its configuration and header files.`)

function readConfig(): RuntimeConfig {
  if (existsSync(file))
    return readHostConfig(readFileSync(file, 'utf8'), (problem) => console.error(`${file}: ${problem}`))
  console.error(`${file} is missing: the files are for an API at ${defaultConfig.apiBase} of the same host.`)
  return { ...defaultConfig, contactFormUrl: '' }
}

/** `configure.mjs`, which needs nothing of this repository. */
async function writeConfigureProgram() {
  const entry = join(import.meta.dirname, '../static-host/configure-command.ts')
  await bundle({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: out,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'configure.mjs' } },
    },
  })
}
