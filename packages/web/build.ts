import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Builds the web application into `dist/`. With `--if-stale`, only when an input has changed since the last build. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const web = `${root}packages/web`
const stampFile = `${web}/dist/.inputs`

const INPUTS = [
  'pnpm-lock.yaml',
  'packages/web/{index.html,vite.config.ts,css-target.ts,panda.config.ts,package.json}',
  'packages/web/{src,public}/**/*',
  'packages/{sdk,machines,runtime-config,blog-html,publication}/src/**/*',
  'packages/{sdk,machines,runtime-config,blog-html,publication}/package.json',
]

const notShipped = /\.(test|stories|bench)\.tsx?$/

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(INPUTS, { cwd: root }).sort()) {
    const path = `${root}${file}`
    if (notShipped.test(file) || !statSync(path).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function run(command: string, ...args: string[]) {
  const PATH = [`${web}/node_modules/.bin`, process.env.PATH].join(delimiter)
  const { status, error } = spawnSync(command, args, {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  if (error) {
    console.error(`Could not run ${command}: ${error.message}`)
    process.exit(1)
  }
  if (status !== 0) process.exit(status ?? 1)
}

const inputs = fingerprint()
const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs

if (!process.argv.includes('--if-stale') || !isFresh) {
  run('panda', 'codegen', '--silent')
  run('vite', 'build', '--logLevel', 'warn')
  run('vite', 'build', '--ssr', 'src/render/index.tsx', '--logLevel', 'warn')
  writeFileSync(stampFile, inputs)
}
