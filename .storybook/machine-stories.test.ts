import { declaredStates, statesIn } from '@tarang/flow-testing'
import { allCases } from '@tarang/machines/all-cases'
import { describe, expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { snapshotAt } from './story-state.ts'

interface StoryExport {
  readonly parameters?: {
    readonly storyState?: { state: StateValue; steps: readonly string[]; input?: string }
  }
}

const modules = import.meta.glob<Record<string, StoryExport>>('./machines/*.stories.tsx', {
  eager: true,
})
describe.each(allCases.map((each) => [each.name, each] as const))(
  'the stories of %s',
  (name, machineCases) => {
    const stories = modules[`./machines/${name}.stories.tsx`] ?? {}
    const storyStates = Object.values(stories).flatMap(({ parameters }) => parameters?.storyState ?? [])

    test('show the machine in each of its states', () => {
      const shown = new Set(storyStates.flatMap(({ state }) => statesIn(state)))
      expect([...shown].toSorted()).toEqual(declaredStates(machineCases.machine))
    })

    test('show the state that their steps lead to', () => {
      for (const { input, ...storyState } of storyStates) {
        const first = input ?? Object.keys(machineCases.inputs)[0] ?? ''
        expect(snapshotAt(machineCases, first, storyState).value).toEqual(storyState.state)
      }
    })

    test('have one in which every answer is clicked', () => {
      expect(stories).toHaveProperty('Clickable')
    })
  },
)
