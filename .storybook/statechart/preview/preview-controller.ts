import { type Cases, eventOf, nameOf, type Path, type PathBundle } from '@tarang/flow-testing'
import { setToolOptions } from '@tarang/machines/create-actor'
import { type AnyActor, type AnyStateMachine, type InspectionEvent, StateMachine } from 'xstate'
import { type Chart, chartOf } from '../chart/layout.ts'
import type { PanelRequest, PanelState, Replay, ShownActor } from '../protocol.ts'
import { ActorRecord } from './actor-record.ts'
import { casesOf, coverageOf, pathsIn, pathsOf } from './flow-files.ts'
import { eventOfOffer, offersOf } from './offers.ts'
import {
  clearResumePoint,
  resetStoryRun,
  restartStory,
  resumeSnapshotOf,
  storyMachines,
} from './story-run.ts'

/** Limits the actors of one story: a form creates one each time it opens. */
const MAX_ACTORS = 30

interface Playing {
  readonly cases: Cases
  readonly path: Path
  readonly at: number
  readonly failed: number
}

/** What the repository has about a machine. */
interface FlowFiles {
  chart?: Chart
  cases?: Cases | null
  paths?: PathBundle | null
}

/** Records the actors of the current story, sends the panel what it shows, and handles its requests. */
export class PreviewController {
  readonly #records = new Map<string, ActorRecord>()
  /** How many actors of each machine the story has had. */
  readonly #counts = new Map<string, number>()
  /** By a machine's definition, which its actors share. */
  readonly #files = new WeakMap<object, FlowFiles>()
  readonly #send: (state: PanelState) => void
  #hasPanel = false
  #isSending = false
  #playing: Playing | null = null
  #chosen = ''
  /** The actor of the last event. */
  #latest = ''

  constructor(send: (state: PanelState) => void) {
    this.#send = send
    setToolOptions((logic) => {
      if (!(logic instanceof StateMachine)) return
      const snapshot = resumeSnapshotOf(logic)
      return { inspect: this.#inspector(logic), ...(snapshot && { snapshot }) }
    })
  }

  #inspector(machine: AnyStateMachine) {
    let record: ActorRecord | undefined
    let key = ''
    return (inspected: InspectionEvent) => {
      const { actorRef, rootId } = inspected
      if (actorRef.sessionId !== rootId) return
      record ??= new ActorRecord(actorRef as AnyActor, machine)
      if (!record.add(inspected)) return
      const isStart = record.recorded.length === 1
      if (isStart) key = this.#follow(record)
      // An actor without events has nothing to show.
      if (!isStart || !this.#records.has(this.#latest)) this.#latest = key
      this.#changed()
    }
  }

  #follow(record: ActorRecord): string {
    const { id } = record.machine
    clearResumePoint(record.machine)
    const count = (this.#counts.get(id) ?? 0) + 1
    const key = count === 1 ? id : `${id} ${count}`
    this.#counts.set(id, count)
    this.#records.set(key, record)
    const [oldest] = this.#records.keys()
    if (this.#records.size > MAX_ACTORS && oldest) this.#records.delete(oldest)
    return key
  }

  /** Sends the state once for all changes of this turn. Without a panel nothing is serialised. */
  #changed(): void {
    if (!this.#hasPanel || this.#isSending) return
    this.#isSending = true
    setTimeout(() => {
      this.#isSending = false
      const actors = [...this.#records.keys()]
      const key = [this.#chosen, this.#latest, ...actors].find((each) => this.#records.has(each))
      this.#send({ actors, shown: this.#shown(key), replay: this.#replay() })
    })
  }

  #shown(key = ''): ShownActor | null {
    const record = this.#records.get(key)
    if (!record) return null
    const { cases, paths, chart = null } = this.#filesOf(record.machine)
    const isMachineStory = storyMachines.has(record.machine)
    return {
      key,
      isMachineStory,
      chart,
      moments: record.moments(),
      coverage: coverageOf(paths),
      offers: cases ? offersOf(cases, record.actor.getSnapshot(), isMachineStory) : [],
      paths: (isMachineStory ? pathsIn(paths) : []).map(({ id, tour, steps }) => ({
        id,
        tour,
        length: steps.length,
      })),
    }
  }

  #replay(): Replay | null {
    if (!this.#playing) return null
    const { path, at, failed } = this.#playing
    const next = path.steps[at]
    return { path: path.id, at, failed, next: next ? nameOf(next.event) : null }
  }

  /** What is loaded so far; the rest arrives with another state. */
  #filesOf(machine: AnyStateMachine): FlowFiles {
    const known = this.#files.get(machine.config)
    if (known) return known
    const files: FlowFiles = {}
    this.#files.set(machine.config, files)
    const add = (more: FlowFiles) => {
      Object.assign(files, more)
      this.#changed()
    }
    void casesOf(machine.id).then(async (cases) => add({ cases, paths: cases && (await pathsOf(cases)) }))
    void chartOf(machine).then((chart) => add({ chart }))
    return files
  }

  /** Runs before each story. */
  reset(): void {
    this.#playing = null
    this.#forget()
    resetStoryRun()
    this.#changed()
  }

  #forget(): void {
    this.#records.clear()
    this.#counts.clear()
  }

  request(asked: PanelRequest): void {
    const record = this.#records.get('key' in asked ? asked.key : '')
    const { cases, paths } = record ? this.#filesOf(record.machine) : {}
    switch (asked.type) {
      case 'state':
        this.#hasPanel = true
        break
      case 'show':
        this.#chosen = asked.key
        break
      case 'send': {
        const event = record && cases && eventOfOffer(cases, record.actor.getSnapshot(), asked.offer)
        if (event) record.actor.send(event)
        break
      }
      case 'resume': {
        const moment = record?.recorded.find(({ id }) => id === asked.moment)
        if (record && moment?.persisted)
          this.#restart({ machine: record.machine.id, snapshot: moment.persisted })
        break
      }
      case 'replay': {
        const path = pathsIn(paths).find(({ id }) => id === asked.path)
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

  #restart(...options: Parameters<typeof restartStory>): void {
    this.#forget()
    restartStory(...options)
  }

  /** Runs one step of the path on the replayed actor, and compares it with the path's expectation. */
  #step(): void {
    const record = [...this.#records.values()].at(-1)
    const playing = this.#playing
    const step = playing?.path.steps[playing.at]
    if (!record || !playing || !step) return
    const { actor, recorded } = record
    const before = recorded.at(-1)?.id ?? 0
    actor.send(eventOf(playing.cases, actor.getSnapshot(), step.event))
    const ways = recorded.filter(({ id }) => id > before).flatMap((moment) => moment.ways)
    const isAsExpected =
      isSame(actor.getSnapshot().value, step.expect.value) && isSame(ways.toSorted(), step.covers.toSorted())
    this.#playing = { ...playing, at: playing.at + 1, failed: playing.failed + (isAsExpected ? 0 : 1) }
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
