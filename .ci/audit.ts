import { spawnSync } from 'node:child_process'
import { root } from './runner.ts'

interface Advisory {
  severity: string
  module_name: string
  title: string
  url: string
}

const isSevere = ({ severity }: Advisory) => /^(high|critical)$/.test(severity)

/** The advisories against the locked versions of dependencies; null if the registry serves none or cannot be reached. */
export function readAdvisories(): Advisory[] | null {
  const { stdout } = spawnSync('pnpm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  try {
    const { advisories } = JSON.parse(stdout) as { advisories?: Record<string, Advisory> }
    return advisories ? Object.values(advisories) : null
  } catch {
    return null
  }
}

/** Started as a program, it fails for high or critical advisories, and where none can be read. */
if (import.meta.main) {
  const advisories = readAdvisories()
  if (!advisories) throw new Error('The registry serves no advisories, or cannot be reached.')
  for (const advisory of advisories) {
    const { severity, module_name, title, url } = advisory
    console.error(`${isSevere(advisory) ? '✗ ' : ''}${severity}: ${module_name}: ${title} (${url})`)
  }
  process.exit(advisories.some(isSevere) ? 1 : 0)
}
