import { expect, test } from 'vitest'
import { readFigures } from './committed-figures.ts'
import { unreachedTransitions } from './unreached-transitions.ts'

const { app } = readFigures().drivers

test.each(Object.keys(app))(
  '%s: every transition that the app driver does not cover has a reason',
  (machine) => {
    const { missed = [], figures } = app[machine] ?? { figures: {} }
    const [covered = 0, all = 0] = figures.transitions ?? []
    expect(missed).toHaveLength(all - covered)
    expect(Object.keys(unreachedTransitions[machine] ?? {}).toSorted()).toEqual(missed.toSorted())
  },
)

test('only machines of the app driver have reasons', () => {
  expect(Object.keys(unreachedTransitions).filter((machine) => !(machine in app))).toEqual([])
})
