import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { editorCases } from '@tarang/machines/editor/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(editorCases)

export default { title: 'Machines/Editor', tags: ['autodocs'], parameters: flowDocs(editorCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The success stays until it is closed. */
export const Working = story({ calls: { save: 'done:saved' } })

/** The success hides after three seconds. */
export const SuccessThatHides = story({ input: 'hides', calls: { save: 'done:saved' } })

/** A form that closes once it is saved. */
export const Closes = story({ input: 'closes', calls: { save: 'done:saved' } })

/** A form that starts over once it is saved. */
export const AddsAnother = story({ input: 'another', calls: { save: 'done:saved' } })

/** The API refuses, and names a field. */
export const Refused = story({ calls: { save: 'error:refused' } })

/** The session has expired; the next login sends the draft again. */
export const SessionExpired = story({ calls: { save: ['error:expired', 'done:saved'] } })

/** A slow save; the form ignores everything meanwhile. */
export const Slow = story({ calls: { save: 'done:saved' }, ms: SLOW_ANSWER_MS })

/** The first save does not reach the API; the second does. */
export const OfflineAtFirst = story({ calls: { save: ['error:offline', 'done:saved'] } })

/** Another changed the record; their changes and the draft are compared before the save. */
export const ChangedByAnother = story({
  calls: { save: ['done:other', 'done:saved'], comparison: 'done:mine' },
})

/** The save is refused as outdated, and nothing that the form shows differs. */
export const Outdated = story({ calls: { save: ['error:outdated', 'done:saved'] } })

export const Closed = stateStory('closed')

export const EditingUnchanged = stateStory({ editing: 'unchanged' }, ['editor.add:plain'])

export const EditingAnother = stateStory(
  { editing: 'another' },
  ['editor.add:plain', 'draft.change:whole', 'draft.submit:plain', 'done(save):saved'],
  'another',
)

export const Editing = stateStory({ editing: 'changed' }, [
  'editor.edit:split',
  'draft.change:blank',
  'draft.submit:plain',
])

export const ConfirmingDiscard = stateStory('confirmingDiscard', [
  'editor.add:plain',
  'draft.change:whole',
  'editor.dismiss:plain',
])

export const Comparing = stateStory('comparing', [
  'editor.edit:split',
  'draft.change:whole',
  'draft.submit:plain',
  'done(save):other',
])

export const Saving = stateStory('saving', ['editor.add:plain', 'draft.change:whole', 'draft.submit:plain'])

export const WaitingForLogin = stateStory('waitingForLogin', [
  'editor.add:plain',
  'draft.change:whole',
  'draft.submit:plain',
  'error(save):expired',
])

export const Saved = stateStory('saved', [
  'editor.add:plain',
  'draft.change:whole',
  'draft.submit:plain',
  'done(save):saved',
])
