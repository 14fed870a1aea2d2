import type { TourName } from '@tarang/flow-testing'
import React, { useEffect, useState } from 'react'
import type { PanelRequest, Replay, ShownActor } from '../protocol.ts'

const speeds = { Slow: 1600, Normal: 800, Fast: 250 }

/** What each tour covers. */
const tours: Record<TourName, string> = {
  transitions: 'Every transition',
  pairs: 'Every pair',
  ignored: 'Every event not taken',
}

interface ReplayBarProps {
  readonly actor: ShownActor
  readonly replay: Replay | null
  readonly ask: (asked: PanelRequest) => void
}

/** Replays a committed path on the story's machine, at a chosen speed or step by step. */
export function ReplayBar({ actor: { key, paths }, replay, ask }: ReplayBarProps): React.JSX.Element | null {
  const [chosen, setChosen] = useState('')
  const [isPlaying, setPlaying] = useState(false)
  const [ms, setMs] = useState(speeds.Normal)
  const path = paths.find(({ id }) => id === (replay?.path ?? chosen)) ?? paths[0]
  const at = replay?.at ?? -1
  const isOver = replay?.next === null
  const isRunning = isPlaying && !isOver

  useEffect(() => {
    if (!isRunning || at < 0) return
    const timer = setTimeout(() => ask({ type: 'step' }), ms)
    return () => clearTimeout(timer)
  }, [isRunning, at, ms, ask])

  if (!path) return null
  const begin = (id = path.id) => ask({ type: 'replay', key, path: id })
  return (
    <section className="sc-replay" aria-label="Replay a path">
      <label>
        Path
        <select
          value={path.id}
          onChange={({ target }) => {
            setPlaying(false)
            setChosen(target.value)
            if (replay) begin(target.value)
          }}
        >
          {Object.entries(Object.groupBy(paths, ({ tour }) => tour)).map(([tour, own = []]) => (
            <optgroup key={tour} label={tours[tour as TourName]}>
              {own.map(({ id, length }) => (
                <option key={id} value={id}>
                  {id}, {length} {length === 1 ? 'step' : 'steps'}
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
          setPlaying(!isRunning)
        }}
      >
        {isRunning ? 'Pause' : isOver ? 'Play again' : 'Play'}
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
          {Object.entries(speeds).map(([label, value]) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {replay && (
        <>
          <progress max={path.length} value={at} aria-label="Steps taken" />
          <span className="sc-next">
            {!isOver
              ? `${at}/${path.length}, next ${replay.next}`
              : replay.failed === 0
                ? `All ${at} steps as expected`
                : `${replay.failed} of ${at} steps were not as expected`}
          </span>
          <button type="button" onClick={() => ask({ type: 'leave' })}>
            Leave
          </button>
        </>
      )}
    </section>
  )
}
