import { declaredStates, statesIn } from '@tarang/flow-testing'
import { allCases } from '@tarang/machines/all-cases'
import { describe, expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { standing } from './told.ts'

interface Placed {
  readonly parameters?: {
    readonly place?: { state: StateValue; steps: readonly string[]; input?: string }
  }
}

const modules = import.meta.glob<Record<string, Placed>>('../packages/machines/src/*/*.stories.tsx', {
  eager: true,
})
describe.each(allCases.map((each) => [each.name, each] as const))(
  'the stories of %s',
  (name, machineCases) => {
    const stories = modules[`../packages/machines/src/${name}/${name}.stories.tsx`] ?? {}
    const places = Object.values(stories).flatMap(({ parameters }) => parameters?.place ?? [])

    test('show the machine in each of its states', () => {
      const shown = new Set(places.flatMap(({ state }) => statesIn(state)))
      expect([...shown].toSorted()).toEqual(declaredStates(machineCases.machine))
    })

    test('stand where their steps lead', () => {
      for (const { input, ...place } of places) {
        const first = input ?? Object.keys(machineCases.inputs)[0] ?? ''
        expect(standing(machineCases, first, place).value).toEqual(place.state)
      }
    })

    test('have one in which every answer is clicked', () => {
      expect(stories).toHaveProperty('Clickable')
    })
  },
)

test('steps that lead elsewhere, or that no case knows, are refused', () => {
  const login = allCases.find(({ name }) => name === 'login')
  if (!login) throw new Error('login has no cases')
  expect(() => standing(login, 'plain', { state: 'enteringCode', steps: ['phone.submit:good'] })).toThrow(
    'login is in "requestingCode", not in "enteringCode".',
  )
  expect(() => standing(login, 'plain', { state: 'enteringCode', steps: ['phone.submit:none'] })).toThrow(
    'login knows no “phone.submit:none” in "enteringPhone".',
  )
})
