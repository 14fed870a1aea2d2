import React, { useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { chartStyles } from '../chart/chart-styles.ts'
import { accessiblePrefix, wordsOf } from '../chart/event-kind.tsx'
import { PANEL_REQUEST, PANEL_STATE, type PanelRequest, type PanelState } from '../protocol.ts'
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

/** The live chart of the story's machine, with the events that it accepts, its timeline, and the committed paths. */
export function Panel(): React.JSX.Element {
  const { base } = useTheme()
  const { actors, shown, replay } = usePanelState()
  const [isCovered, setCovered] = useState(false)
  /** The moment that the user stepped back to; a new event, or another actor, ends that. */
  const [back, setBack] = useState({ to: -1, last: -1 })
  const moments = shown?.moments ?? []
  const present = moments.at(-1)
  const moment = moments.find(({ id }) => id === back.to && present?.id === back.last) ?? present
  if (!shown || !moment || !present)
    return (
      <div className="sc sc-panel" data-theme={base}>
        <style>{chartStyles + panelStyles}</style>
        <p className="sc-empty">
          This story runs no machine. Screens, patterns and the stories under Machines do.
        </p>
      </div>
    )
  const { key, chart, coverage } = shown
  const isBack = moment !== present
  const { kind, name } = wordsOf(moment.event)

  return (
    <div className="sc sc-panel" data-theme={base}>
      <style>{chartStyles + panelStyles}</style>
      <div className="sc-frame">
        <header className="sc-bar">
          <label>
            Machine
            <select value={key} onChange={({ target }) => ask({ type: 'show', key: target.value })}>
              {actors.map((actor) => (
                <option key={actor}>{actor}</option>
              ))}
            </select>
          </label>
          <p role="status" className="sc-status">
            <strong>{leaves(moment.states).join(' · ')}</strong> {isBack && '(earlier)'}
            <span className="sc-hidden">
              {moment.ways.length > 0 && `, by ${accessiblePrefix(kind)}${name}`}
            </span>
          </p>
          <label>
            <input
              type="checkbox"
              checked={isCovered}
              onChange={({ target }) => setCovered(target.checked)}
            />
            Coverage
          </label>
          {isBack && (
            <button type="button" onClick={() => setBack({ to: -1, last: -1 })}>
              Back to now
            </button>
          )}
          <ReplayBar actor={shown} replay={replay} ask={ask} />
        </header>
        {chart ? (
          <Viewport
            key={key}
            chart={chart}
            label={`The chart of ${key}. It is in ${moment.states.join(', ')}.`}
            live={moment.states}
            lit={moment.ways}
            coverage={isCovered ? coverage : null}
          />
        ) : (
          <p className="sc-viewport sc-empty">Drawing the chart…</p>
        )}
        <Now actor={shown} isBack={isBack} send={(offer) => ask({ type: 'send', key, offer })} />
        <Timeline
          moments={moments}
          moment={moment}
          isBack={isBack}
          show={(id) => setBack({ to: id, last: present.id })}
          resume={() => ask({ type: 'resume', key, moment: moment.id })}
        />
        <ContextView moment={moment} before={moments[moments.indexOf(moment) - 1]} />
      </div>
    </div>
  )
}
