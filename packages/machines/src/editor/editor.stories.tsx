import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { machineStories } from '../../../../.storybook/machine-story.tsx'
import { editorCases } from './editor.cases.ts'

const { told, standing } = machineStories(editorCases)

export default { title: 'Machines/Editor' }

/** Every event and every answer is a button. */
export const Clickable = told()

/** The success stays until it is closed. */
export const Working = told({ calls: { save: 'done:saved' } })

/** The success hides after three seconds. */
export const SuccessThatHides = told({ input: 'hides', calls: { save: 'done:saved' } })

/** A form that closes once it is saved. */
export const Closes = told({ input: 'closes', calls: { save: 'done:saved' } })

/** A form that starts over once it is saved. */
export const AddsAnother = told({ input: 'another', calls: { save: 'done:saved' } })

/** The API refuses, and names a field. */
export const Refused = told({ calls: { save: 'error:refused' } })

/** The session has expired; the next login sends the draft again. */
export const SessionExpired = told({ calls: { save: ['error:expired', 'done:saved'] } })

/** A slow save; the form ignores everything meanwhile. */
export const Slow = told({ calls: { save: 'done:saved' }, ms: SLOW_ANSWER_MS })

/** The first save does not reach the API; the second does. */
export const OfflineAtFirst = told({ calls: { save: ['error:offline', 'done:saved'] } })

export const Closed = standing('closed')

export const Editing = standing({ editing: 'changed' }, [
  'editor.edit:split',
  'draft.change:blank',
  'draft.submit:plain',
])

export const ConfirmingDiscard = standing('confirmingDiscard', [
  'editor.add:plain',
  'draft.change:whole',
  'editor.dismiss:plain',
])

export const Saving = standing('saving', ['editor.add:plain', 'draft.change:whole', 'draft.submit:plain'])

export const WaitingForLogin = standing({ waitingForLogin: 'waiting' }, [
  'editor.add:plain',
  'draft.change:whole',
  'draft.submit:plain',
  'error(save):expired',
])

export const Saved = standing('saved', [
  'editor.add:plain',
  'draft.change:whole',
  'draft.submit:plain',
  'done(save):saved',
])
