/**
 * Packs the package as it is published: with its built files, examples and changelog, and without development dependencies,
 * scripts and settings of tools. `node testing/gate/pack.ts <folder>` writes the file there.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { tool } from './tool.ts'

const home = join(import.meta.dirname, '../..')

interface Manifest {
  files: string[]
  dependencies: Record<string, string>
  publishConfig: Record<string, unknown>
  [name: string]: unknown
}

/** Writes the package into a folder. Throws if a file that it names is missing. */
export function pack(destination: string): void {
  const staged = mkdtempSync(join(tmpdir(), 'sdk-package-'))
  const { devDependencies, scripts, 'size-limit': _, publishConfig, ...published } = readManifest(home)
  const { access, ...entries } = publishConfig
  for (const name of ['README.md', ...published.files]) {
    if (!existsSync(join(home, name))) throw new Error(`The package has no ${name}.`)
    cpSync(join(home, name), join(staged, name), { recursive: true })
  }
  // The workspace has the versions in its catalog.
  const dependencies = Object.fromEntries(
    Object.keys(published.dependencies).map((name) => [
      name,
      readManifest(join(home, 'node_modules', name)).version,
    ]),
  )
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify({ ...published, ...entries, dependencies, publishConfig: { access } }, null, 2)}\n`,
  )
  tool('npm', 'pack', staged, '--pack-destination', destination, '--silent')
  rmSync(staged, { recursive: true })
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

if (import.meta.main) {
  const [, , folder = '.'] = process.argv
  tool('tsdown', '--log-level', 'warn')
  pack(resolve(folder))
}
