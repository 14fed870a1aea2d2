/** Generates the README's table of calls from the description and the resources. */
import type { Operation } from '@tarang/openapi'
import { readCalls } from './snippets.ts'

/** The README with the table between its markers. */
export function withCalls(readme: string, operations: readonly Operation[]): string {
  const sources = readCalls('resources')
  const rows = operations.map(({ method, service, path, calls, isStaff }) => [
    `${method} ${service === 'notifications' ? '_notifications service_ ' : ''}${path}`,
    calls.map((call) => `\`${call}(${sources.get(call)?.parameters})\``).join(', '),
    isStaff ? 'S' : '',
  ])
  const table = [['method and path', 'call', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)))
  const [head, ...lines] = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return readme.replace(
    /(<!-- calls[^>]*-->\n)[\s\S]*(<!-- end of the calls -->)/,
    (_, start, end) => `${start}\n${[head, rule, ...lines].join('\n')}\n\n${end}`,
  )
}
