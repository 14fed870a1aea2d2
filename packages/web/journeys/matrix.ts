import type { Dialect } from '@tarang/server/foreign'
import { groups, journeys } from './set/index.ts'

/** Records which journeys passed against which upstream. */
export interface Matrix {
  passed(upstream: string, journey: string): void
  /** Renders docs/upstreams.md. */
  page(reference: string, dialects: readonly Dialect[], axes: readonly (keyof Dialect)[]): string
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const INTRODUCTION = `# Upstreams

The client is built for a third-party API. The specification names the paths, the fields that are read and
the texts that are shown; it leaves types, wrappers and date formats open. A *dialect* is one choice for everything
left open: a value on each axis of the second table. Every pair of values of any two axes occurs in some dialect.

Each journey runs in process against each dialect and against the reference server, with the real screens, machines and
SDK over \`fetch\`. A cell shows how many of its journeys passed. The assertions are the same for every upstream:
texts, rows, orders and counts calculated from the upstream's records, and the exact requests.

    pnpm vitest run --project=journeys                             # the whole matrix
    JOURNEY_SHARE=3 pnpm vitest run --project=journeys             # a third, another one each day, as CI does
    JOURNEY_DIALECTS=plain,07- pnpm vitest run --project=journeys  # some dialects
    UPDATE_DOCS=1 pnpm vitest run --project=journeys               # the whole matrix, and this page from it
    node packages/web/journeys/run.ts firefox --upstream plain     # in a browser: chromium, firefox or webkit

The run fails if this page does not match its result.`

export function createMatrix(): Matrix {
  const cells = new Set<string>()
  const key = (upstream: string, journey: string) => `${upstream}\n${journey}`
  const countOf = (upstream: string, names: readonly string[]) =>
    `${names.filter((name) => cells.has(key(upstream, name))).length}/${names.length}`

  return {
    passed: (upstream, journey) => void cells.add(key(upstream, journey)),
    page(reference, dialects, axes) {
      const upstreams = [reference, ...dialects.map(({ name }) => name)]
      const results = upstreams.map((upstream) => [
        upstream,
        ...Object.values(groups).map((group) =>
          countOf(
            upstream,
            group.map(({ name }) => name),
          ),
        ),
      ])
      const values = dialects.map((dialect) => [dialect.name, ...axes.map((axis) => dialect[axis])])
      const names = Object.entries(groups).map(
        ([group, list]) => `- **${group}**: ${list.map(({ name }) => name).join('; ')}.`,
      )
      return [
        INTRODUCTION,
        `## Journeys passed\n\n${upstreams.length} upstreams, ${journeys.length} journeys each.`,
        table(['Upstream', ...Object.keys(groups)], results),
        '## Dialects',
        table(['Dialect', ...axes], values),
        `## Journeys\n\n${names.join('\n')}`,
        '',
      ]
        .join('\n\n')
        .replace(/\n+$/, '\n')
    },
  }
}
