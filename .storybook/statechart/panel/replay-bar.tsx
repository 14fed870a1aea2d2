import React, { useEffect, useState } from 'react'
import type { PanelRequest, PathSummary, Replay } from '../protocol.ts'

const speeds = [
  { label: 'Slow', ms: 1600 },
  { label: 'Normal', ms: 800 },
  { label: 'Fast', ms: 250 },
] as const

/** What each tour covers. */
const tours = { transitions: 'Every transition', pairs: 'Every pair', ignored: 'Every event not taken' }

export interface ReplayBarProps {
  readonly machine: string
  readonly paths: readonly PathSummary[]
  readonly replay: Replay | null
  readonly ask: (asked: PanelRequest) => void
}

/** Replays a committed path on the story's machine, at a chosen speed or step by step. */
export function ReplayBar({ machine, paths, replay, ask }: ReplayBarProps): React.JSX.Element | null {
  const [chosen, setChosen] = useState('')
  const [isPlaying, setPlaying] = useState(false)
  const [ms, setMs] = useState<number>(speeds[1].ms)
  const path = paths.find(({ id }) => id === (replay?.path ?? chosen)) ?? paths[0]
  const at = replay?.at ?? 0
  const isOver = path !== undefined && at >= path.steps.length

  useEffect(() => {
    if (!isPlaying || !replay) return
    if (isOver) return setPlaying(false)
    const timer = setTimeout(() => ask({ type: 'step' }), ms)
    return () => clearTimeout(timer)
  }, [isPlaying, replay, isOver, ms, ask])

  if (!path) return null
  const begin = () => ask({ type: 'replay', machine, path: path.id })
  const failed = replay?.outcomes.filter((outcome) => outcome === 'failed').length ?? 0
  return (
    <section className="sc-replay" aria-label="Replay a path">
      <label>
        Path
        <select
          value={path.id}
          onChange={({ target }) => {
            setPlaying(false)
            setChosen(target.value)
            if (replay) ask({ type: 'replay', machine, path: target.value })
          }}
        >
          {Object.entries(tours).map(([tour, label]) => (
            <optgroup key={tour} label={label}>
              {paths
                .filter((each) => each.tour === tour)
                .map(({ id, steps }) => (
                  <option key={id} value={id}>
                    {id}, {steps.length} {steps.length === 1 ? 'step' : 'steps'}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="sc-primary"
        onClick={() => {
          if (!replay || isOver) begin()
          setPlaying(!isPlaying || isOver)
        }}
      >
        {isPlaying && !isOver ? 'Pause' : isOver ? 'Play again' : 'Play'}
      </button>
      <button
        type="button"
        onClick={() => {
          setPlaying(false)
          if (!replay || isOver) begin()
          else ask({ type: 'step' })
        }}
      >
        Step
      </button>
      <label>
        Speed
        <select value={ms} onChange={({ target }) => setMs(Number(target.value))}>
          {speeds.map((speed) => (
            <option key={speed.ms} value={speed.ms}>
              {speed.label}
            </option>
          ))}
        </select>
      </label>
      {replay && (
        <>
          <progress max={path.steps.length} value={at} aria-label="Steps taken" />
          <span className="sc-next">
            {isOver
              ? failed === 0
                ? `All ${at} steps as expected`
                : `${failed} of ${at} steps were not as expected`
              : `${at}/${path.steps.length}, next ${path.steps[at]}`}
          </span>
          <button type="button" onClick={() => ask({ type: 'leave' })}>
            Leave
          </button>
        </>
      )}
    </section>
  )
}
