/**
 * Writes the tables of environment variables in docs/settings.md from the server's schema:
 *
 *     node packages/server/settings-table.ts [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { settingGroups } from './src/settings-schema.ts'

const file = resolve(import.meta.dirname, '../../docs/settings.md')
const start = '<!-- settings: written by `node packages/server/settings-table.ts` -->'
const end = '<!-- /settings -->'

const header = ['variable', 'default', 'example', 'meaning']

function tableOf(entries: Record<string, v.GenericSchema>): string {
  const rows = Object.entries(entries).map(([name, schema]) => {
    const { default: standard, example, description } = v.getMetadata(schema)
    return [`\`${name}\``, String(standard), `\`${example}\``, String(description)]
  })
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [line(header), line(rule), ...rows.map(line)].join('\n')
}

const tables = Object.entries(settingGroups).map(([group, entries]) => `## ${group}\n\n${tableOf(entries)}`)

const text = readFileSync(file, 'utf8')
const [from, to] = [text.indexOf(start), text.indexOf(end)]
if (from < 0 || to < from) throw new Error(`docs/settings.md lacks ${start} or ${end}.`)
const written = `${text.slice(0, from)}${start}\n\n${tables.join('\n\n')}\n\n${text.slice(to)}`

if (!process.argv.includes('--check')) writeFileSync(file, written)
else if (written !== text) {
  console.error('The tables in docs/settings.md are stale: run `node packages/server/settings-table.ts`.')
  process.exit(1)
}
