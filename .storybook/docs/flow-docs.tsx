import { Markdown, Title } from '@storybook/addon-docs/blocks'
import { type Cases, declaredStates, declaredTransitions, invokedSources } from '@tarang/flow-testing'
import { allCases } from '@tarang/machines/all-cases'
import { use } from 'react'
import { chartStyles } from '../statechart/chart/chart-styles.ts'
import { ChartView } from '../statechart/chart/chart-view.tsx'
import { chartOf } from '../statechart/chart/layout.ts'
import { coverageOf, pathsIn, pathsOf } from '../statechart/preview/flow-files.ts'
import { callsByInvoke, describedAs } from './calls.ts'
import { type Flow, flows, type Messages } from './flows.ts'
import { operations } from './operations.ts'
import { linksTo, linkTo, useStoryIndex } from './story-index.tsx'
import { useTheme } from './theme-of-docs.tsx'

interface FlowProps {
  readonly cases: Cases
}

const flowOf = ({ name }: Cases): Flow => {
  const flow = flows[name]
  if (!flow) throw new Error(`“${name}” is not in .storybook/docs/flows.ts.`)
  return flow
}

const bundles = new Map<string, ReturnType<typeof pathsOf>>()

/** The committed paths of a flow, loaded once. */
const bundleOf = (cases: Cases) => {
  const bundle = bundles.get(cases.name) ?? pathsOf(cases)
  bundles.set(cases.name, bundle)
  return bundle
}

/** The page of a machine. */
export default function FlowPage({ cases }: FlowProps) {
  const { about, screens, paths, messages } = flowOf(cases)
  const { events, emits } = cases
  const first = useStoryIndex()
  return (
    <>
      <Title />
      <Markdown>{about}</Markdown>
      <FlowChart cases={cases} />
      <Markdown>
        {[
          `- It accepts ${names(events)}.`,
          `- It emits ${names(emits)}.`,
          `- It runs in ${linksTo(screens, first)}.`,
          `- ${linkTo('Replay its paths on a component', paths)}: the story opens the component and takes each path.`,
        ].join('\n')}
      </Markdown>
      <Markdown>
        {
          'Each state has a story. Below a story, the **Statechart** panel shows the state, sends events, steps back and replays paths.'
        }
      </Markdown>
      <h2>Calls</h2>
      <FlowCalls cases={cases} />
      <h2>Messages</h2>
      {typeof messages === 'string' ? <Markdown>{messages}</Markdown> : <FlowMessages messages={messages} />}
      <h2>Coverage</h2>
      <FlowCoverage flows={[cases]} />
      <FlowChart cases={cases} isCovered />
    </>
  )
}

const names = (named: object) =>
  Object.keys(named)
    .map((name) => `\`${name}\``)
    .join(', ') || 'nothing'

const figureStyles = `
.sc-figure { margin: 24px 0; padding: 16px; border: 1px solid var(--sc-border); border-radius: 12px; background: var(--sc-canvas); color: var(--sc-text); }
.sc-figure > svg { display: block; width: 100%; height: auto; margin-inline: auto; }
.sc-figure figcaption { margin-block-start: 12px; font: 13px/1.5 system-ui, sans-serif; color: var(--sc-muted); }`

/** A flow's chart as the panel draws it, without a running actor. With coverage, each transition shows its number of paths. */
export function FlowChart({ cases, isCovered = false }: FlowProps & { isCovered?: boolean }) {
  const theme = useTheme()
  const { machine } = cases
  const { wide, tall } = use(chartOf(machine))
  const bundle = use(bundleOf(cases))
  const drawing = wide.width > 1100 ? tall : wide
  return (
    <figure className="sc sc-figure sb-unstyled" data-theme={theme}>
      <style>{chartStyles + figureStyles}</style>
      <ChartView
        drawing={drawing}
        label={`The chart of ${machine.id}`}
        style={{ maxWidth: drawing.width }}
        coverage={isCovered ? coverageOf(bundle) : null}
      />
      <figcaption>
        {isCovered
          ? 'The number is how many committed paths take the transition; 99 stands for more, too.'
          : '› an event, ✓ a call’s answer, ✕ its failure; below it the guard. Within a state: the events that it handles without leaving, and the call that it makes.'}
      </figcaption>
    </figure>
  )
}

/** What the committed paths of each flow cover; `pnpm test` replays them all, and requires that none is missing. */
export function FlowCoverage({ flows: shown = allCases }: { flows?: readonly Cases[] }) {
  return (
    <table>
      <thead>
        <tr>
          {['Flow', 'States', 'Transitions', 'Transitions taken', 'Paths', 'Steps'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((cases) => (
          <CoverageRow key={cases.name} cases={cases} />
        ))}
      </tbody>
    </table>
  )
}

function CoverageRow({ cases }: FlowProps) {
  const bundle = use(bundleOf(cases))
  const paths = pathsIn(bundle)
  const figures = [
    declaredStates(cases.machine).length,
    declaredTransitions(cases.machine).length,
    Object.keys(coverageOf(bundle)).length,
    paths.length,
    paths.reduce((sum, { steps }) => sum + steps.length, 0),
  ]
  return (
    <tr>
      <th scope="row">
        <Markdown>{linkTo(flowOf(cases).title, machineId(cases))}</Markdown>
      </th>
      {figures.map((figure, n) => (
        <td key={n}>{figure.toLocaleString('en-IN')}</td>
      ))}
    </tr>
  )
}

const machineId = ({ name }: Cases) => `machines-${name}--docs`

/** Every flow with its machine, its screens and its path story. */
export function FlowList() {
  const first = useStoryIndex()
  const lines = allCases.map((cases) => {
    const { title, about, screens, paths } = flowOf(cases)
    const [sentence] = about.split(/(?<=\.) /)
    return [
      `- **${title}.** ${sentence}`,
      `  ${linkTo('Machine', machineId(cases))} · ${linkTo('Paths', paths)} · Screens: ${linksTo(screens, first)}`,
    ].join('  \n')
  })
  return <Markdown>{lines.join('\n')}</Markdown>
}

/** The calls of a flow, by their names in the SDK and in the API description. */
function FlowCalls({ cases: { name, machine } }: FlowProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">SDK</th>
          <th scope="col">Operation</th>
          <th scope="col">Request</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {callsByInvoke(name, invokedSources(machine)).map(({ invoke, call }) => {
          const operation = operations.find((each) => each.call === describedAs(call))
          return (
            <tr key={`${invoke} ${call}`}>
              <td>{invoke ? <code>{invoke}</code> : 'of the screen'}</td>
              <td>
                <code>{`${operation?.client ?? 'api'}.${call}`}</code>
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

/** The texts that a flow shows. */
function FlowMessages({ messages }: { messages: Messages }) {
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
