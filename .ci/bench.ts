import { run } from './runner.ts'

/** `pnpm bench table` (the default) measures the table machine; `pnpm bench server` the server under load, `pnpm bench hot` its worst cases. */
const programs: Record<string, string> = {
  table: 'packages/machines/src/table/table.bench.ts',
  server: 'packages/server/load/load.ts',
  hot: 'packages/server/load/hot.ts',
}
const [name = 'table', ...options] = process.argv.slice(2)
const program = programs[name]
if (!program) {
  console.error(`Unknown benchmark “${name}”. Choose one of: ${Object.keys(programs).join(', ')}.`)
  process.exit(2)
}
process.exit(await run('node', [program, ...options]))
