import { comparisonCases } from '@tarang/machines/comparison/cases'
import { defineFlowPage } from '../flow-page.ts'
import { all, inDialog, isOpen } from './find.ts'

/** The title of the dialog. */
export const COMPARISON = 'Somebody else changed this record'

/** The comparison of a stock split, with the draft of the cases. */
export const comparisonPage = defineFlowPage<(typeof comparisonCases)['machine']>({
  cases: comparisonCases,
  states: {
    choosing: (view) => isOpen(view, COMPARISON),
    chosen: ({ dialogs }) => dialogs.length === 0,
  },
  events: {
    'comparison.choose': {
      controls: (view, { side, field }) => {
        if (field) return all(view, /^Theirs1:/, { within: COMPARISON })
        return side ? inDialog(view, COMPARISON, side === 'mine' ? 'Keep mine' : 'Take theirs') : []
      },
    },
    'comparison.submit': { controls: (view) => inDialog(view, COMPARISON, 'Save') },
  },
  calls: {},
  emitted: {
    refused: (view) => view.controls.some(({ name, isInvalid }) => isInvalid && name === view.focus),
  },
  missing: (view, { context: { fieldErrors } }) =>
    Object.values(fieldErrors).filter((problem) => !view.alerts.includes(problem)),
  unrelated: [
    { name: /^(Take theirs|(Theirs|Mine).*)$/, because: 'choices that the cases do not make' },
    { name: /^(Cancel|Close)$/, because: 'the editor ends the comparison' },
    { name: /^Edit$/, because: 'the button that had the focus before the dialog' },
  ],
})
