import { ApiError, NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { createEditorMachine, type EditorEvent, type EditorRules } from './index.ts'

interface Split {
  id: number
  stock: string
  ratio: string
}

interface Draft {
  stock: string
  ratio: string
}

interface Asked {
  row: Split | null
  draft: Draft
}

const rules: EditorRules<Split, Draft> = {
  draftOf: (row) => ({ stock: row?.stock ?? '', ratio: row?.ratio ?? '' }),
  validate: ({ stock, ratio }) => ({
    ...(stock === '' && { stock: 'Stock name is required' }),
    ...(ratio === '' && { ratio: 'Ratio is required' }),
  }),
}

const saved: Split = { id: 8, stock: 'TCS', ratio: '1:5' }

const events: EditorEvent<Split, Draft>[] = [
  { type: 'editor.add' },
  { type: 'editor.edit', row: { id: 7, stock: 'INFY', ratio: '1:2' } },
  { type: 'draft.change', changes: { stock: 'TCS', ratio: '1:5' } },
  { type: 'draft.change', changes: { ratio: '' } },
  { type: 'draft.submit' },
  { type: 'editor.dismiss' },
  { type: 'discard.confirm' },
  { type: 'discard.cancel' },
]

const editor = (save: ReturnType<typeof answering<Split, Asked>>, hidesSuccess = false) => ({
  args: {
    machine: createEditorMachine<Split, Draft, Split>().provide({ actors: { save } }),
    events,
    input: { rules: { ...rules, hidesSuccess } },
  },
})

export default { title: 'Machines/Editor', component: MachineStory }

/** What is saved stays said until it is closed. */
export const Working = editor(answering(saved))

/** What is saved is said for three seconds. */
export const SuccessThatHides = editor(answering(saved), true)

/** The API refuses, and says which field it does not like. */
export const Refused = editor(
  failing(new ApiError('The split cannot be saved.', 422, { ratio: 'Not a ratio.' })),
)

/** The session has expired; after another login the same draft is sent again. */
export const SessionExpired = editor(inTurn([{ error: new ApiError('', 401) }, { output: saved }]))

/** The save takes its time; nothing else is taken meanwhile. */
export const Slow = editor(answering(saved, SLOWLY))

/** The save does not arrive at first, and does when sent once more. */
export const OfflineAtFirst = editor(
  inTurn([{ error: new NetworkError('offline', null) }, { output: saved }]),
)
