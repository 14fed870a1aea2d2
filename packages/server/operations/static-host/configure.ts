import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig, type RuntimeConfig } from '@tarang/runtime-config'
import { withConfig } from '../../src/web/page-template.ts'
import { hostFiles } from './host-files.ts'

/** A configuration for a host of files, which answers no form. */
export function readHostConfig(text: string, onProblem: (problem: string) => void): RuntimeConfig {
  const config = parseConfig(text, onProblem)
  return text.includes('"contactFormUrl"') ? config : { ...config, contactFormUrl: '' }
}

/** Writes the `config.json` of a folder for a host of files into its page and header files. */
export function configure(folder: string, onProblem: (problem: string) => void): void {
  const config = readHostConfig(readFileSync(join(folder, 'config.json'), 'utf8'), onProblem)
  const page = join(folder, 'site/index.html')
  const html = withConfig(readFileSync(page, 'utf8'), config)
  if (html === null) throw new Error(`${page} has no place for its configuration.`)
  writeFileSync(page, html)
  for (const [name, content] of Object.entries(hostFiles(config))) writeFileSync(join(folder, name), content)
}
