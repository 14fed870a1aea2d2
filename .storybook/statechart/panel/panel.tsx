import React, { useEffect, useState } from 'react'
import { useTheme } from 'storybook/theming'
import { chartOf } from '../chart/committed.ts'
import type { Chart } from '../chart/layout.ts'
import { accessibleName } from '../chart/words.ts'
import { driverCoverage } from '../coverage.ts'
import type { Followed, Moment } from '../protocol.ts'
import { chartStyles } from '../view/chart-styles.ts'
import { ContextView } from './context-view.tsx'
import { Now } from './now.tsx'
import { currentActor, leaves, shownMoment } from './panel-state.ts'
import { panelStyles } from './panel-styles.ts'
import { ReplayBar } from './replay-bar.tsx'
import { Timeline } from './timeline.tsx'
import { useStatechart } from './use-statechart.ts'
import { Viewport } from './viewport.tsx'

/** The live chart of the story's machine, with the events that it accepts, its timeline, and the committed paths. */
export function Panel(): React.JSX.Element {
  const theme = useTheme()
  const [state, dispatch, ask] = useStatechart()
  const [isCovered, setCovered] = useState(false)
  const actor = currentActor(state)
  const chart = actor && chartOf(actor.machine)
  const moment = actor && shownMoment(actor, state.back)
  const machine = actor?.machine
  useEffect(() => {
    if (machine) ask({ type: 'paths', machine })
  }, [machine, ask])

  return (
    <div className="sc sc-panel" data-theme={theme.base}>
      <style>{chartStyles + panelStyles}</style>
      {!actor || !chart || !moment ? (
        <p className="sc-empty">No machine runs in this story.</p>
      ) : (
        <div className="sc-frame">
          <header className="sc-bar">
            <label>
              Machine
              <select
                value={actor.key}
                onChange={({ target }) => dispatch({ type: 'choose', key: target.value })}
              >
                {state.followed.map(({ key, machine: name }, n) => (
                  <option key={key} value={key}>
                    {labelOf(name, n, state.followed)}
                  </option>
                ))}
              </select>
            </label>
            <p role="status" className="sc-status">
              <strong>{leaves(moment.states).join(' · ')}</strong> {state.back !== null && '(earlier)'}
              <span className="sc-hidden">{lastTransitions(chart, moment)}</span>
            </p>
            <label className="sc-check">
              <input
                type="checkbox"
                checked={isCovered}
                onChange={({ target }) => setCovered(target.checked)}
              />
              Coverage
            </label>
            {state.back !== null && (
              <button type="button" onClick={() => dispatch({ type: 'lookBack', n: null })}>
                Back to now
              </button>
            )}
            {actor.isMachineStory && (
              <ReplayBar
                machine={actor.machine}
                paths={state.paths[actor.machine] ?? []}
                replay={state.replay}
                ask={ask}
              />
            )}
          </header>
          <Viewport
            key={actor.machine}
            chart={chart}
            label={`The chart of ${chart.machine}. It is in ${moment.states.join(', ')}.`}
            live={moment.states}
            lit={moment.ways}
            coverage={isCovered ? () => driverCoverage : null}
          />
          <Now
            offers={actor.offers}
            isMachineStory={actor.isMachineStory}
            isBack={state.back !== null}
            send={(offer) => ask({ type: 'send', key: actor.key, offer })}
          />
          <Timeline
            moments={actor.moments}
            shown={moment.n}
            isBack={state.back !== null}
            show={(n) => dispatch({ type: 'lookBack', n: n === actor.moments.at(-1)?.n ? null : n })}
            resume={(n) => ask({ type: 'resume', key: actor.key, n })}
          />
          <ContextView moment={moment} before={actor.moments.find(({ n }) => n === moment.n - 1) ?? null} />
        </div>
      )}
    </div>
  )
}

/** Actors of one machine are numbered in their order. */
function labelOf(name: string, n: number, followed: readonly Followed[]): string {
  const alike = followed.filter(({ machine }) => machine === name)
  if (alike.length === 1) return name
  return `${name} ${followed.slice(0, n + 1).filter(({ machine }) => machine === name).length}`
}

function lastTransitions({ states, edges }: Chart, { ways }: Moment): string {
  const all = [...states.flatMap(({ stays }) => stays), ...edges.flatMap((edge) => edge.ways)]
  const last = all.filter(({ id }) => ways.includes(id)).map(accessibleName)
  return last.length > 0 ? `, by ${last.join(', then ')}` : ''
}
