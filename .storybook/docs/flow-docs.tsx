import { allCases } from '@tarang/machines/all-cases'
import { chartOf } from '../statechart/chart/committed.ts'
import { driverCoverage } from '../statechart/coverage.ts'
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

/** A flow's chart as the panel draws it, without a running actor. With coverage, each transition shows its number of drivers. */
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
          coverage={isCovered ? () => driverCoverage : null}
        />
      </svg>
      <Legend isCovered={isCovered} />
    </figure>
  )
}

const Legend = ({ isCovered }: { isCovered: boolean }) => (
  <figcaption>
    {isCovered
      ? 'The number is how many of the three drivers cover the transition.'
      : '› an event, ✓ a call’s answer, ✕ its failure; below it the guard. Within a state: the events that it handles without leaving, and the call that it makes.'}
  </figcaption>
)

/** The calls of a flow, by their names in the SDK and in the API description. */
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

/** The texts that a flow shows. */
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

/** The events that a flow accepts and emits. */
export function FlowEvents({ flow }: FlowProps) {
  const { events, emits } = casesOf(flow)
  return (
    <ul>
      <li>
        It accepts <Names names={Object.keys(events)} />.
      </li>
      <li>
        It emits <Names names={Object.keys(emits)} />.
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
