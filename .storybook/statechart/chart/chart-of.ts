import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { AnyStateMachine } from 'xstate'
import { type Chart, layOut } from './layout.ts'
import { outlineOf } from './outline.ts'

let elk: Elk | undefined
const charts = new WeakMap<object, Promise<Chart>>()

/** The chart of a machine, laid out when it is first shown, in a worker because that can take seconds. */
export function chartOf(machine: AnyStateMachine): Promise<Chart> {
  elk ??= new ELK({ workerUrl })
  // `provide` keeps the definition of a machine.
  const chart = charts.get(machine.config) ?? layOut(outlineOf(machine), elk)
  charts.set(machine.config, chart)
  return chart
}
