import React, { useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import type { Chart } from '../chart/layout.ts'
import { accessibleName } from '../chart/words.ts'
import { type Moment, PANEL_REQUEST, PANEL_STATE, type PanelRequest, type PanelState } from '../protocol.ts'
import { chartStyles } from '../view/chart-styles.ts'
import { ContextView, leaves, Now, Timeline } from './columns.tsx'
import { panelStyles } from './panel-styles.ts'
import { ReplayBar } from './replay-bar.tsx'
import { Viewport } from './viewport.tsx'

const ask = (request: PanelRequest): void => addons.getChannel()?.emit(PANEL_REQUEST, request)

/** What the preview sends. */
function usePanelState(): PanelState {
  const [state, setState] = useState<PanelState>({ actors: [], shown: null, replay: null })
  useEffect(() => {
    const channel = addons.getChannel()
    // The preview sends nothing before the first request, and a reloaded preview has had none.
    const askAgain = () => ask({ type: 'state' })
    channel?.on(PANEL_STATE, setState)
    channel?.on(STORY_RENDERED, askAgain)
    askAgain()
    return () => {
      channel?.off(PANEL_STATE, setState)
      channel?.off(STORY_RENDERED, askAgain)
    }
  }, [])
  return state
}

/** The moment that the user stepped back to; a new event, or another actor, ends that. */
function useEarlierMoment(key: string | undefined, last: number | undefined) {
  const [back, setBack] = useState<{ key: string | undefined; last: number | undefined; n: number } | null>(
    null,
  )
  const n = back && back.key === key && back.last === last ? back.n : null
  const lookBack = (to: number | null) => setBack(to === null || to === last ? null : { key, last, n: to })
  return [n, lookBack] as const
}

/** The live chart of the story's machine, with the events that it accepts, its timeline, and the committed paths. */
export function Panel(): React.JSX.Element {
  const theme = useTheme()
  const { actors, shown, replay } = usePanelState()
  const [isCovered, setCovered] = useState(false)
  const present = shown?.moments.at(-1)
  const [back, lookBack] = useEarlierMoment(shown?.key, present?.n)
  const moment = shown?.moments.find(({ n }) => n === back) ?? present
  const isBack = back !== null

  return (
    <div className="sc sc-panel" data-theme={theme.base}>
      <style>{chartStyles + panelStyles}</style>
      {!shown || !moment ? (
        <p className="sc-empty">
          This story runs no machine. Screens, patterns and the stories under Machines do.
        </p>
      ) : (
        <div className="sc-frame">
          <header className="sc-bar">
            <label>
              Machine
              <select value={shown.key} onChange={({ target }) => ask({ type: 'show', key: target.value })}>
                {actors.map(({ key }, n) => (
                  <option key={key} value={key}>
                    {labelOf(n, actors)}
                  </option>
                ))}
              </select>
            </label>
            <p role="status" className="sc-status">
              <strong>{leaves(moment.states).join(' · ')}</strong> {isBack && '(earlier)'}
              <span className="sc-hidden">{shown.chart && lastTransitions(shown.chart, moment)}</span>
            </p>
            <label className="sc-check">
              <input
                type="checkbox"
                checked={isCovered}
                onChange={({ target }) => setCovered(target.checked)}
              />
              Coverage
            </label>
            {isBack && (
              <button type="button" onClick={() => lookBack(null)}>
                Back to now
              </button>
            )}
            <ReplayBar actor={shown} replay={replay} ask={ask} />
          </header>
          {shown.chart ? (
            <Viewport
              key={shown.machine}
              chart={shown.chart}
              label={`The chart of ${shown.machine}. It is in ${moment.states.join(', ')}.`}
              live={moment.states}
              lit={moment.ways}
              coverage={isCovered ? shown.coverage : null}
            />
          ) : (
            <p className="sc-viewport sc-empty">Drawing the chart…</p>
          )}
          <Now actor={shown} isBack={isBack} send={(offer) => ask({ type: 'send', key: shown.key, offer })} />
          <Timeline
            moments={shown.moments}
            shown={moment.n}
            isBack={isBack}
            show={lookBack}
            resume={(n) => ask({ type: 'resume', key: shown.key, n })}
          />
          <ContextView moment={moment} before={shown.moments.find(({ n }) => n === moment.n - 1)} />
        </div>
      )}
    </div>
  )
}

/** Actors of one machine are numbered in their order. */
function labelOf(n: number, actors: PanelState['actors']): string {
  const name = actors[n]?.machine ?? ''
  const alike = actors.filter(({ machine }) => machine === name)
  const number = actors.slice(0, n + 1).filter(({ machine }) => machine === name).length
  return alike.length === 1 ? name : `${name} ${number}`
}

function lastTransitions({ states, edges }: Chart, { ways }: Moment): string {
  const all = [...states.flatMap(({ stays }) => stays), ...edges.flatMap((edge) => edge.ways)]
  const last = all.filter(({ id }) => ways.includes(id)).map(accessibleName)
  return last.length > 0 ? `, by ${last.join(', then ')}` : ''
}
