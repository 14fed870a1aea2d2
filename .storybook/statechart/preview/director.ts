import { type Cases, eventOf, nameOf, type Path, type PathBundle } from '@tarang/flow-testing'
import { fromPromise } from 'xstate'
import type { Asked, Outcome, PathSummary, Told } from '../protocol.ts'
import { ActorRecord } from './actor-record.ts'
import { bundleOf, casesOf } from './bundles.ts'
import { followActors } from './follow.ts'
import { eventOfOffer } from './offers.ts'
import { clearStage, sendableTo, setStage } from './stage.ts'

/** How many actors of one story are remembered: a form that is opened again and again makes many. */
const KEPT = 30

interface Playing {
  readonly cases: Cases
  readonly path: Path
  at: number
  readonly outcomes: Outcome[]
}

/** Knows the actors of the story that is shown, tells a panel of them, and does what the panel asks. */
export class Director {
  readonly #records = new Map<string, ActorRecord>()
  readonly #send: (told: Told) => void
  #isHeard = false
  #playing: Playing | null = null
  #count = 0

  constructor(send: (told: Told) => void) {
    this.#send = send
    followActors({
      begun: (actor, machine) => {
        const record = new ActorRecord(`a${this.#count++}`, actor, machine, sendableTo(machine))
        this.#records.set(record.key, record)
        const [oldest] = this.#records.keys()
        if (this.#records.size > KEPT && oldest) this.#records.delete(oldest)
        void this.#introduce(record)
        return (seen) => {
          const moment = record.add(seen)
          // Of an actor that was told off already, nobody wants to hear.
          if (this.#records.get(record.key) !== record) return
          this.#tell({ type: 'moment', key: record.key, moment, offers: record.offers() })
        }
      },
    })
  }

  /** A component's own story knows the machine's cases only as names: they are fetched when somebody looks. */
  async #introduce(record: ActorRecord): Promise<void> {
    this.#tell({ type: 'begun', followed: record.followed() })
    if (record.cases || !this.#isHeard) return
    record.cases = await casesOf(record.machine.id)
    this.#tell({ type: 'offers', key: record.key, offers: record.offers() })
  }

  // Where nobody listens (a test in the preview alone) nothing is put into words.
  #tell(told: Told): void {
    if (this.#isHeard) this.#send(told)
  }

  /** Another story is about to be shown. */
  reset(): void {
    this.#records.clear()
    this.#playing = null
    clearStage()
    this.#tell({ type: 'reset' })
  }

  async asked(asked: Asked): Promise<void> {
    switch (asked.type) {
      case 'everything':
        return this.#tellEverything()
      case 'send':
        return this.#sendOffer(asked.key, asked.offer)
      case 'resume':
        return this.#resume(asked.key, asked.n)
      case 'paths':
        return this.#tellPaths(asked.machine)
      case 'replay':
        return this.#replay(asked.machine, asked.path)
      case 'step':
        return this.#step()
      case 'leave':
        this.#playing = null
        this.#beginAgain()
        return this.#tellReplay()
    }
  }

  async #tellEverything(): Promise<void> {
    this.#isHeard = true
    this.#tell({ type: 'reset' })
    this.#tellReplay()
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
    if (record && snapshot) this.#beginAgain({ machine: record.machine.id, snapshot })
  }

  #beginAgain(resume: Parameters<typeof setStage>[0]['resume'] = null): void {
    this.#records.clear()
    this.#tell({ type: 'reset' })
    setStage({
      resume,
      rehearsal: this.#playing && { cases: this.#playing.cases, input: inputOf(this.#playing) },
    })
  }

  async #tellPaths(machine: string): Promise<void> {
    const bundle = await bundleOf(machine)
    this.#tell({ type: 'paths', machine, paths: bundle ? summariesOf(bundle) : [] })
  }

  async #replay(machine: string, id: string): Promise<void> {
    const [cases, bundle] = await Promise.all([casesOf(machine), bundleOf(machine)])
    const path = bundle && tourNames.flatMap((tour) => bundle.tours[tour]).find((each) => each.id === id)
    if (!cases || !path) return
    this.#playing = { cases, path, at: 0, outcomes: path.steps.map(() => 'ahead') }
    this.#beginAgain()
    this.#tellReplay()
  }

  /** One step of the path, on the actor that the rehearsal began, held against what the path expects. */
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
    playing.outcomes[playing.at] = isAsExpected ? 'held' : 'failed'
    playing.at += 1
    this.#tellReplay()
  }

  #tellReplay(): void {
    const playing = this.#playing
    this.#tell({
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

/** Stands in for every call of a rehearsal: the path brings the answers. */
export const unanswered = fromPromise<never>(() => new Promise(() => {}))
