/**
 * Compares the description with that of the last release, in `released/`. Its changes must not be greater than the
 * changesets announce. `node testing/gate/release.ts --write` updates `released/`.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { descriptionFolder, specifiedServices } from '@tarang/openapi'
import { type Tool, tool } from './tool.ts'

const released = join(import.meta.dirname, '../../released')
const changesets = join(import.meta.dirname, '../../../../.changeset')
const config = join(descriptionFolder, 'redocly.yaml')

const bundled = (service: string, tool: Tool, output: string) =>
  tool('redocly', 'bundle', service, '--config', config, '--output', output)

/** Throws if the description changed by more than the changesets announce. */
export function compareWithRelease(work: string): void {
  const refused = { none: 'patch', patch: 'minor', minor: 'major', major: 'none' }[announced()]
  for (const service of specifiedServices) {
    const current = join(work, `${service}.yaml`)
    bundled(service, tool, current)
    tool('redocly', 'diff', join(released, `${service}.yaml`), current, '--fail-on', refused)
  }
}

/** The greatest bump of the changesets. Before 1.0, a minor release may have breaking changes. */
function announced(): 'none' | 'patch' | 'minor' | 'major' {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  const bumps = readdirSync(changesets)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map(
      (name) =>
        /^['"]@tarang\/sdk['"]: (patch|minor|major)$/m.exec(
          readFileSync(join(changesets, name), 'utf8'),
        )?.[1],
    )
  if (bumps.includes('major') || (bumps.includes('minor') && version.startsWith('0.'))) return 'major'
  if (bumps.includes('minor')) return 'minor'
  return bumps.includes('patch') ? 'patch' : 'none'
}

if (process.argv.includes('--write')) {
  mkdirSync(released, { recursive: true })
  for (const service of specifiedServices) bundled(service, tool, join(released, `${service}.yaml`))
}
