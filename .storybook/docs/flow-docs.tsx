import { allCases } from '@tarang/machines/all-cases'
import { chartOf } from '../statechart/chart/committed.ts'
import { coverageOf, driverCoverageOf } from '../statechart/coverage.ts'
import { chartStyles } from '../statechart/view/chart-styles.ts'
import { ChartView } from '../statechart/view/chart-view.tsx'
import { callsOf, describedAs } from './calls.ts'
import { docsStyles } from './docs-styles.ts'
import { operations } from './operations.ts'
import { useTheme } from './theme-of-docs.tsx'

interface FlowProps {
  /** The machine's folder. */
  readonly flow: string
}

const casesOf = (flow: string) => {
  const cases = allCases.find(({ name }) => name === flow)
  if (!cases) throw new Error(`There is no flow “${flow}”.`)
  return cases
}

/** A flow's chart, as the panel draws it, standing still; with coverage, each transition has its number of drivers. */
export function FlowChart({ flow, isCovered = false }: FlowProps & { isCovered?: boolean }) {
  const theme = useTheme()
  const { machine } = casesOf(flow)
  const chart = chartOf(machine.id)
  if (!chart) throw new Error(`“${flow}” has no chart: run node .storybook/charts.ts`)
  const drawing = chart.wide.width > 1100 ? chart.tall : chart.wide
  return (
    <figure className="sc sc-figure sb-unstyled" data-theme={theme}>
      <style>{chartStyles + docsStyles}</style>
      <svg
        role="img"
        aria-label={`The chart of ${machine.id}`}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        style={{ maxWidth: drawing.width }}
      >
        <ChartView
          chart={chart}
          drawing={drawing}
          coverage={isCovered ? driverCoverageOf(machine.id) : null}
        />
      </svg>
      <Legend isCovered={isCovered} />
    </figure>
  )
}

const Legend = ({ isCovered }: { isCovered: boolean }) => (
  <figcaption>
    {isCovered
      ? 'The number is how many of the four drivers walk the transition.'
      : '› an event somebody sends, ✓ a call’s answer, ✕ its failure; below it the guard. Within a state: what it takes without leaving, and the call it makes.'}
  </figcaption>
)

/** What tests walk of a flow, by driver. */
export function FlowCoverage({ flow }: FlowProps) {
  const rows = coverageOf(casesOf(flow).machine.id)
  const measures = Object.keys(rows.find(({ measured }) => measured)?.measured?.figures ?? {})
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Driver</th>
          <th scope="col">Paths</th>
          <th scope="col">Steps</th>
          {measures.map((measure) => (
            <th scope="col" key={measure}>
              {measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ driver, measured }) => (
          <tr key={driver}>
            <th scope="row">{driver}</th>
            <td>{measured?.paths ?? '–'}</td>
            <td>{measured?.steps ?? '–'}</td>
            {measures.map((measure) => (
              <td key={measure}>{cell(measured?.figures[measure])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = (figure: readonly number[] | undefined) =>
  figure && (figure[1] ?? 0) > 0 ? `${figure[0]} / ${figure[1]}` : '–'

/** The calls behind a flow: by the SDK's names, and by the description's. */
export function FlowCalls({ flow }: FlowProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">SDK</th>
          <th scope="col">Operation</th>
          <th scope="col">Request</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {callsOf(flow).map((call) => {
          const operation = operations.find((each) => each.call === describedAs(call))
          return (
            <tr key={call}>
              <td>
                <code>api.{call}</code>
              </td>
              <td>{operation ? <code>{operation.operationId}</code> : 'outside the description'}</td>
              <td>{operation && <code>{`${operation.method} ${operation.path}`}</code>}</td>
              <td>{operation?.summary}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type Message = string | ((...given: never[]) => string)

/** What a flow says to people, word by word. */
export function FlowMessages({ messages }: { messages: Readonly<Record<string, Message>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Text</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(messages).map(([name, message]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{typeof message === 'string' ? message : message(...(['…'] as never[]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a flow takes, and what it tells to whoever listens. */
export function FlowEvents({ flow }: FlowProps) {
  const { events, emits } = casesOf(flow)
  return (
    <ul>
      <li>
        It takes <Names names={Object.keys(events)} />.
      </li>
      <li>
        It tells <Names names={Object.keys(emits)} />.
      </li>
    </ul>
  )
}

const Names = ({ names }: { names: readonly string[] }) =>
  names.length === 0
    ? 'nothing'
    : names.map((name, n) => (
        <span key={name}>
          {n > 0 && ', '}
          <code>{name}</code>
        </span>
      ))
