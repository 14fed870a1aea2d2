import { type Cases, eventOf, nameOf, type Path, type PathBundle } from '@tarang/flow-testing'
import { fromPromise } from 'xstate'
import type { Outcome, PanelRequest, PathSummary, PreviewMessage } from '../protocol.ts'
import { ActorRecord } from './actor-record.ts'
import { bundleOf, casesOf } from './bundles.ts'
import { inspectActors } from './inspect-actors.ts'
import { eventOfOffer } from './offers.ts'
import { resetStoryRun, restartStory, sendableTo } from './story-run.ts'

/** Limits the actors of one story: a form creates one each time it opens. */
const MAX_ACTORS = 30

interface Playing {
  readonly cases: Cases
  readonly path: Path
  at: number
  readonly outcomes: Outcome[]
}

/** Records the actors of the current story, sends them to the panel, and handles the panel's requests. */
export class PreviewController {
  readonly #records = new Map<string, ActorRecord>()
  readonly #send: (message: PreviewMessage) => void
  #hasPanel = false
  #playing: Playing | null = null
  #count = 0

  constructor(send: (message: PreviewMessage) => void) {
    this.#send = send
    inspectActors({
      started: (actor, machine) => {
        const record = new ActorRecord(`a${this.#count++}`, actor, machine, sendableTo(machine))
        this.#records.set(record.key, record)
        const [oldest] = this.#records.keys()
        if (this.#records.size > MAX_ACTORS && oldest) this.#records.delete(oldest)
        void this.#introduce(record)
        return (seen) => {
          const moment = record.add(seen)
          // The actor was dropped by the limit or by another story.
          if (this.#records.get(record.key) !== record) return
          this.#post({ type: 'moment', key: record.key, moment, offers: record.offers() })
        }
      },
    })
  }

  /** The cases of a component's machine load when a panel is open. */
  async #introduce(record: ActorRecord): Promise<void> {
    this.#post({ type: 'started', followed: record.followed() })
    if (record.cases || !this.#hasPanel) return
    record.cases = await casesOf(record.machine.id)
    this.#post({ type: 'offers', key: record.key, offers: record.offers() })
  }

  // Without a panel, as in tests of the preview, nothing is serialised.
  #post(message: PreviewMessage): void {
    if (this.#hasPanel) this.#send(message)
  }

  /** Runs before each story. */
  reset(): void {
    this.#records.clear()
    this.#playing = null
    resetStoryRun()
    this.#post({ type: 'reset' })
  }

  async asked(asked: PanelRequest): Promise<void> {
    switch (asked.type) {
      case 'everything':
        return this.#postEverything()
      case 'send':
        return this.#sendOffer(asked.key, asked.offer)
      case 'resume':
        return this.#resume(asked.key, asked.n)
      case 'paths':
        return this.#postPaths(asked.machine)
      case 'replay':
        return this.#replay(asked.machine, asked.path)
      case 'step':
        return this.#step()
      case 'leave':
        this.#playing = null
        this.#restart()
        return this.#postReplay()
    }
  }

  async #postEverything(): Promise<void> {
    this.#hasPanel = true
    this.#post({ type: 'reset' })
    this.#postReplay()
    const inOrder = [...this.#records.values()].toSorted((a, b) => a.movedAt() - b.movedAt())
    await Promise.all(inOrder.map((record) => this.#introduce(record)))
  }

  #sendOffer(key: string, offer: string): void {
    const record = this.#records.get(key)
    if (!record?.cases) return
    const event = eventOfOffer(record.cases, record.snapshot(), offer)
    if (event) record.actor.send(event)
  }

  #resume(key: string, n: number): void {
    const record = this.#records.get(key)
    const snapshot = record?.persistedAt(n)
    if (record && snapshot) this.#restart({ machine: record.machine.id, snapshot })
  }

  #restart(resume: Parameters<typeof restartStory>[0]['resume'] = null): void {
    this.#records.clear()
    this.#post({ type: 'reset' })
    restartStory({
      resume,
      replaySetup: this.#playing && { cases: this.#playing.cases, input: inputOf(this.#playing) },
    })
  }

  async #postPaths(machine: string): Promise<void> {
    const bundle = await bundleOf(machine)
    this.#post({ type: 'paths', machine, paths: bundle ? summariesOf(bundle) : [] })
  }

  async #replay(machine: string, id: string): Promise<void> {
    const [cases, bundle] = await Promise.all([casesOf(machine), bundleOf(machine)])
    const path = bundle && tourNames.flatMap((tour) => bundle.tours[tour]).find((each) => each.id === id)
    if (!cases || !path) return
    this.#playing = { cases, path, at: 0, outcomes: path.steps.map(() => 'ahead') }
    this.#restart()
    this.#postReplay()
  }

  /** Runs one step of the path on the replayed actor, and compares it with the path's expectation. */
  #step(): void {
    const record = [...this.#records.values()].at(-1)
    const playing = this.#playing
    const step = playing?.path.steps[playing.at]
    if (!record || !playing || !step) return
    const before = record.seen.length
    record.actor.send(eventOf(playing.cases, record.snapshot(), step.event))
    const { value } = record.snapshot()
    const ways = record.seen.slice(before).flatMap(({ seen }) => seen.ways)
    const isAsExpected = isSame(value, step.expect.value) && isSame(ways.toSorted(), step.covers.toSorted())
    playing.outcomes[playing.at] = isAsExpected ? 'passed' : 'failed'
    playing.at += 1
    this.#postReplay()
  }

  #postReplay(): void {
    const playing = this.#playing
    this.#post({
      type: 'replay',
      replay: playing && { path: playing.path.id, at: playing.at, outcomes: [...playing.outcomes] },
    })
  }
}

const tourNames = ['transitions', 'pairs', 'ignored'] as const

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const inputOf = ({ cases, path }: Playing) => cases.inputs[path.input]

const summariesOf = ({ tours }: PathBundle): PathSummary[] =>
  tourNames.flatMap((tour) =>
    tours[tour].map(({ id, input, steps }) => ({
      id,
      tour,
      input,
      steps: steps.map(({ event }) => nameOf(event)),
    })),
  )

/** Replaces every call during a replay: the path answers instead. */
export const unanswered = fromPromise<never>(() => new Promise(() => {}))
