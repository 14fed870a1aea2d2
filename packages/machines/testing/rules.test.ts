import { actorDriver, graphOf, invokedSources, liveCalls, payloadOf, rules } from '@tarang/flow-testing'
import { describe, expect, test } from 'vitest'
import { allCases } from '../src/all-cases/index.ts'
import { committedBundle } from './bundles.ts'

describe.each(allCases.map((cases) => [cases.name, cases] as const))('%s', (name, cases) => {
  const graph = graphOf(cases)

  test.each(Object.entries(rules))('%s', (_, wrongIn) => {
    expect(wrongIn(cases, graph)).toEqual([])
  })

  test('on a running actor, an event sent twice in one turn starts its writes once', async () => {
    const sources = invokedSources(cases.machine)
    const writes = (actor: string) => cases.actors[sources.get(actor) ?? '']?.writes === true
    const makeDriver = actorDriver(cases)
    let doubled = 0
    for (const path of committedBundle(name).tours.transitions) {
      for (const [at, { event, expect: next }] of path.steps.entries()) {
        const started = next.calls.filter(writes).length
        if (event.kind !== 'send' || started === 0) continue
        const driver = await makeDriver(path)
        for (const before of path.steps.slice(0, at)) await driver.perform(before.event)
        const already = driver.calls.length
        const payload = payloadOf(cases, event.type, event.case)
        driver.actor.send(payload)
        driver.actor.send(payload)
        expect(driver.calls.slice(already)).toHaveLength(started)
        expect(liveCalls(driver.calls).filter(({ actor }) => writes(actor))).toHaveLength(started)
        await driver.dispose()
        doubled += 1
      }
    }
    const sendsWrites =
      Object.keys(cases.events).length > 0 && Object.values(cases.actors).some((actor) => actor.writes)
    expect(doubled > 0).toBe(sendsWrites)
  })
})
