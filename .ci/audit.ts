/**
 * Fails for high or critical advisories against the locked versions of dependencies. A registry without advisories, or one that
 * cannot be reached, is reported and does not fail the check.
 */
import { spawnSync } from 'node:child_process'
import { root } from './runner.ts'

interface Advisory {
  severity: string
  module_name: string
  title: string
  url: string
}

const { stdout } = spawnSync('pnpm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})

function advisoriesIn(text: string): Advisory[] | null {
  try {
    const { advisories } = JSON.parse(text) as { advisories?: Record<string, Advisory> }
    return advisories ? Object.values(advisories) : null
  } catch {
    return null
  }
}

const advisories = advisoriesIn(stdout)
if (!advisories) console.error('Not audited: this registry serves no advisories.')
for (const { severity, module_name, title, url } of advisories ?? [])
  console.error(`${severity}: ${module_name}: ${title} (${url})`)
const severe = (advisories ?? []).filter(({ severity }) => /^(high|critical)$/.test(severity))
if (advisories) console.error(`${advisories.length} advisories, ${severe.length} of them high or critical.`)
process.exit(severe.length === 0 ? 0 : 1)
