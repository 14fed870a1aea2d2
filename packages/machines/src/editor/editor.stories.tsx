import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { editorCases } from './editor.cases.ts'

const { told, standing } = machineStories(editorCases)

export default { title: 'Machines/Editor' }

/** Nothing answers by itself: each answer is a button, as each event is. */
export const Clickable = told()

/** What is saved stays said until it is closed. */
export const Working = told({ calls: { save: 'done:saved' } })

/** What is saved is said for three seconds. */
export const SuccessThatHides = told({ input: 'hides', calls: { save: 'done:saved' } })

/** The API refuses, and says which field it does not like. */
export const Refused = told({ calls: { save: 'error:refused' } })

/** The session has expired; after another login the same draft is sent again. */
export const SessionExpired = told({ calls: { save: ['error:expired', 'done:saved'] } })

/** The save takes its time; nothing else is taken meanwhile. */
export const Slow = told({ calls: { save: 'done:saved' }, ms: SLOW_ANSWER_MS })

/** The save does not arrive at first, and does when sent once more. */
export const OfflineAtFirst = told({ calls: { save: ['error:lost', 'done:saved'] } })

export const Closed = standing('closed')

export const Editing = standing('editing', ['editor.edit:split', 'draft.change:blank', 'draft.submit:plain'])

export const ConfirmingDiscard = standing('confirmingDiscard', [
  'editor.add:plain',
  'draft.change:whole',
  'editor.dismiss:plain',
])

export const Saving = standing('saving', ['editor.add:plain', 'draft.change:whole', 'draft.submit:plain'])

export const Saved = standing('saved', [
  'editor.add:plain',
  'draft.change:whole',
  'draft.submit:plain',
  'done(save):saved',
])
