import { type Cases, eventOf, nameOf, type Path } from '@tarang/flow-testing'
import { setToolOptions } from '@tarang/machines/create-actor'
import { type AnyActor, type AnyStateMachine, fromPromise, type InspectionEvent, StateMachine } from 'xstate'
import type { Chart } from '../chart/layout.ts'
import { pathsIn } from '../coverage.ts'
import type { PanelRequest, PanelState } from '../protocol.ts'
import { ActorRecord, type FlowFiles } from './actor-record.ts'
import { casesOf, pathsOf } from './flow-files.ts'
import { eventOfOffer } from './offers.ts'
import { clearResumePoint, resetStoryRun, restartStory, resumeSnapshotOf } from './story-run.ts'

/** Limits the actors of one story: a form creates one each time it opens. */
const MAX_ACTORS = 30

interface Playing {
  readonly cases: Cases
  readonly path: Path
  readonly at: number
  readonly failed: number
}

/** Records the actors of the current story, sends the panel what it shows, and handles its requests. */
export class PreviewController {
  readonly #records = new Map<string, ActorRecord>()
  /** By a machine's definition, which its actors share. */
  readonly #files = new WeakMap<object, FlowFiles>()
  readonly #send: (state: PanelState) => void
  readonly #chartOf: (machine: AnyStateMachine) => Promise<Chart>
  #hasPanel = false
  #isSending = false
  #playing: Playing | null = null
  #chosen = ''
  /** The actor of the last event. */
  #latest = ''
  #count = 0

  constructor(send: (state: PanelState) => void, chart: (machine: AnyStateMachine) => Promise<Chart>) {
    this.#send = send
    this.#chartOf = chart
    setToolOptions((logic) => {
      if (!(logic instanceof StateMachine)) return
      const snapshot = resumeSnapshotOf(logic)
      return { inspect: this.#inspector(logic), ...(snapshot && { snapshot }) }
    })
  }

  #inspector(machine: AnyStateMachine) {
    let record: ActorRecord | undefined
    return (inspected: InspectionEvent) => {
      const { actorRef, rootId } = inspected
      if (actorRef.sessionId !== rootId) return
      record ??= new ActorRecord(`a${this.#count++}`, actorRef as AnyActor, machine)
      const moment = record.add(inspected)
      if (!moment) return
      // The actor has started.
      if (moment.n === 0) this.#follow(record)
      // An actor without events has nothing to show.
      if (moment.event !== 'xstate.init' || !this.#records.has(this.#latest)) this.#latest = record.key
      this.#changed()
    }
  }

  #follow(record: ActorRecord): void {
    clearResumePoint(record.machine)
    this.#records.set(record.key, record)
    const [oldest] = this.#records.keys()
    if (this.#records.size > MAX_ACTORS && oldest) this.#records.delete(oldest)
  }

  #shown(): ActorRecord | undefined {
    return (
      this.#records.get(this.#chosen) ?? this.#records.get(this.#latest) ?? [...this.#records.values()].at(-1)
    )
  }

  /** Sends the state once for all changes of this turn. Without a panel nothing is serialised. */
  #changed(): void {
    if (!this.#hasPanel || this.#isSending) return
    this.#isSending = true
    setTimeout(() => {
      this.#isSending = false
      const record = this.#shown()
      const files = record && this.#filesOf(record)
      const actors = [...this.#records.values()].map(({ key, machine: { id } }) => ({ key, machine: id }))
      this.#send({ actors, shown: files ? record.shown(files) : null, replay: this.#replayState() })
    })
  }

  /** What is loaded so far; the rest arrives with another state. */
  #filesOf({ machine }: ActorRecord): FlowFiles {
    const files = this.#files.get(machine.config) ?? {}
    if (!this.#files.has(machine.config)) void this.#load(machine)
    return files
  }

  async #load(machine: AnyStateMachine): Promise<void> {
    this.#files.set(machine.config, {})
    const cases = await casesOf(machine.id)
    const paths = cases && (await pathsOf(cases))
    this.#files.set(machine.config, { cases, paths })
    this.#changed()
    this.#files.set(machine.config, { cases, paths, chart: await this.#chartOf(machine) })
    this.#changed()
  }

  /** Runs before each story. */
  reset(): void {
    this.#records.clear()
    this.#playing = null
    resetStoryRun()
    this.#changed()
  }

  request(asked: PanelRequest): void {
    const record = this.#records.get('key' in asked ? asked.key : '')
    switch (asked.type) {
      case 'state':
        this.#hasPanel = true
        break
      case 'show':
        this.#chosen = asked.key
        break
      case 'send': {
        const { cases } = (record && this.#filesOf(record)) ?? {}
        const event = record && cases && eventOfOffer(cases, record.snapshot(), asked.offer)
        if (event) record.actor.send(event)
        break
      }
      case 'resume': {
        const snapshot = record?.persistedAt(asked.n)
        if (snapshot) this.#restart({ machine: record?.machine.id ?? '', snapshot })
        break
      }
      case 'replay': {
        const files = (record && this.#filesOf(record)) ?? {}
        const [path, { cases }] = [pathsIn(files.paths).find(({ id }) => id === asked.path), files]
        if (!path || !cases) break
        this.#playing = { cases, path, at: 0, failed: 0 }
        this.#restart(null, { cases, input: cases.inputs[path.input] })
        break
      }
      case 'step':
        this.#step()
        break
      case 'leave':
        this.#playing = null
        this.#restart()
    }
    this.#changed()
  }

  #restart(...[resume = null, replaySetup = null]: Parameters<typeof restartStory>): void {
    this.#records.clear()
    restartStory(resume, replaySetup)
  }

  /** Runs one step of the path on the replayed actor, and compares it with the path's expectation. */
  #step(): void {
    const record = [...this.#records.values()].at(-1)
    const playing = this.#playing
    const step = playing?.path.steps[playing.at]
    if (!record || !playing || !step) return
    const before = record.moments.length
    record.actor.send(eventOf(playing.cases, record.snapshot(), step.event))
    const ways = record.moments.slice(before).flatMap((moment) => moment.ways)
    const isAsExpected =
      isSame(record.snapshot().value, step.expect.value) && isSame(ways.toSorted(), step.covers.toSorted())
    this.#playing = { ...playing, at: playing.at + 1, failed: playing.failed + (isAsExpected ? 0 : 1) }
  }

  #replayState(): PanelState['replay'] {
    if (!this.#playing) return null
    const { path, at, failed } = this.#playing
    const next = path.steps[at]
    return { path: path.id, at, failed, next: next ? nameOf(next.event) : null }
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Replaces every call during a replay: the path answers instead. */
export const unanswered = fromPromise<never>(() => new Promise(() => {}))
