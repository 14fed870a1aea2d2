import { SLOW_ANSWER_MS } from '@tarang/flow-testing'
import { importCases } from '@tarang/machines/import/cases'
import { flowDocs } from '../docs/flow-page.tsx'
import { machineStories } from '../machine-story.tsx'

const { story, stateStory } = machineStories(importCases)

export default { title: 'Machines/Import', tags: ['autodocs'], parameters: flowDocs(importCases) }

/** Every event and every answer is a button. */
export const Clickable = story()

/** The file has no errors, and is imported. */
export const Working = story({
  calls: { check: 'done:checked', importFile: 'done:imported', readProgress: 'done:rows' },
})

/** The file has errors; another, or another mapping, may have none. */
export const Refused = story({
  calls: { check: ['done:refused', 'done:checked'], importFile: 'done:imported', readProgress: 'done:rows' },
})

/** The session has expired; the next login continues. */
export const SessionExpired = story({
  calls: { check: ['error:expired', 'done:checked'], importFile: ['error:expired', 'done:imported'] },
})

/** Slow calls, which can be cancelled. */
export const Slow = story({
  calls: { check: 'done:checked', importFile: 'done:imported', readProgress: 'done:rows' },
  ms: SLOW_ANSWER_MS,
})

/** The answers are lost: the check failed, and whether the file was imported is unknown. */
export const Offline = story({
  calls: { check: ['done:checked', 'error:offline'], importFile: 'error:offline' },
})

const checking = ['choice.change:kind', 'choice.change:file', 'import.check:plain']
const checked = [...checking, 'done(check):checked']
const importing = [...checked, 'import.ask:plain', 'import.confirm:plain']

export const Choosing = stateStory('choosing', ['import.check:plain'])

export const Checking = stateStory({ working: { call: 'checking', progress: 'waiting' } }, checking)

export const ReadingProgress = stateStory({ working: { call: 'checking', progress: 'reading' } }, [
  ...checking,
  'after(progressInterval)',
])

export const Mapping = stateStory('mapping', [...checking, 'done(check):refused'])

export const Checked = stateStory('checked', checked)

export const Confirming = stateStory('confirming', [...checked, 'import.ask:plain'])

export const Importing = stateStory({ working: { call: 'importing', progress: 'waiting' } }, importing)

export const WaitingForLogin = stateStory('waitingForLogin', [...importing, 'error(importFile):expired'])

export const Imported = stateStory('imported', [...importing, 'done(importFile):imported'])
