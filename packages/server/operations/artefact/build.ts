/**
 * `pnpm build:server [--out <folder>]`: writes one folder that runs under plain Node, with `serve.js`, `migrate.js` and
 * `admin.js`. It has the server's source (Node runs TypeScript), the built application, and its dependencies of
 * production in the locked versions. It can be copied to any machine of the same platform.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = join(import.meta.dirname, '../../../..')
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist-server') } } })
const out = resolve(process.env.INIT_CWD ?? process.cwd(), values.out)
const unfinished = `${out}.unfinished`

/** The workspace packages that the server loads. */
const packages = ['blog-html', 'machines', 'publication', 'runtime-config', 'sdk', 'server']

/** Dependencies that only tests and development load. */
const isDevelopment =
  /\.(test|bench|stories|cases|spec)\.tsx?$|\.snap$|\/testing(\/|$)|\/__\w+__(\/|$)|\/src\/dev\.ts$/

function run(command: string, args: string[], cwd: string) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) console.error(`${command} cannot be run: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function copy(path: string, to = path) {
  cpSync(join(root, path), join(unfinished, to), {
    recursive: true,
    filter: (source) => !isDevelopment.test(source.slice(root.length)),
  })
}

run('node', ['packages/web/build.ts', '--if-stale'], root)
rmSync(unfinished, { recursive: true, force: true })
mkdirSync(unfinished, { recursive: true })

// pnpm installs a workspace of manifests only, with the patches they name.
const manifests = globSync(
  [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '{openapi,packages/*}/package.json',
    'packages/*/patches/*',
  ],
  { cwd: root },
)
for (const manifest of manifests) copy(manifest)
run(
  'pnpm',
  [
    ...['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent'],
    // Plain folders without a store beside them, which any tool copies.
    ...[
      '--filter',
      '@tarang/server...',
      '--config.node-linker=hoisted',
      '--config.package-import-method=copy',
    ],
  ],
  unfinished,
)

for (const name of packages) copy(`packages/${name}/src`)
for (const folder of ['migrations', 'operations']) copy(`packages/server/${folder}`)
for (const folder of ['dist', 'dist-pages']) copy(`packages/web/${folder}`)
const operations = join(unfinished, 'packages/server/operations')
renameSync(join(operations, 'monitoring'), join(unfinished, 'monitoring'))
rmSync(join(operations, 'artefact'), { recursive: true })
copy('packages/server/operations/artefact/tarang.service', 'tarang.service')
for (const program of globSync('*.js', { cwd: join(import.meta.dirname, 'programs') }))
  copy(`packages/server/operations/artefact/programs/${program}`, program)

// Files that only the installation needs.
const links = globSync('node_modules/@tarang/*', { cwd: unfinished })
const others = links.map((path) => basename(path)).filter((name) => !packages.includes(name))
for (const path of [
  ...others.map((name) => `node_modules/@tarang/${name}`),
  ...manifests
    .map((manifest) => dirname(manifest))
    .filter((path) => others.includes(basename(path)) && !path.endsWith('/web')),
  ...[
    'packages/web/package.json',
    'packages/web/node_modules',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'node_modules/.pnpm',
  ],
  'node_modules/.bin',
  // Only the types of another package need it.
  'node_modules/typescript',
])
  rmSync(join(unfinished, path), { recursive: true, force: true })

const { version } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8')) as {
  version: string
}
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || null
writeFileSync(
  join(unfinished, 'package.json'),
  `${JSON.stringify(
    {
      name: 'tarang-server',
      version,
      private: true,
      type: 'module',
      engines: { node: `^${process.versions.node}` },
      scripts: { serve: 'node serve.js', migrate: 'node migrate.js', admin: 'node admin.js' },
      tarang: { commit, platform: `${process.platform}-${process.arch}` },
    },
    null,
    2,
  )}\n`,
)

if (existsSync(out)) rmSync(out, { recursive: true })
renameSync(unfinished, out)
console.error(
  `${out}: run \`node serve.js\` there, with Node ${process.versions.node} or a later ${process.versions.node.split('.')[0]}.`,
)
