import { editorCases } from '@tarang/machines/editor/cases'
import { outcomeOf, unfinished } from '@tarang/machines/failed-outcome'
import { isApiError, isNetworkError } from '@tarang/sdk'
import { defineFlowPage, type View } from '../flow-page.ts'
import { COMPARISON } from './comparison.page.ts'
import { all, field, fill, hasMessage, inDialog, isOpen, press, waits } from './find.ts'
import { left, pageEvents } from './page-events.ts'

/** The labels and messages of one form. */
export interface EditorWords {
  readonly cases: typeof editorCases
  /** The requests that read a record again, and save it. */
  readonly save: RegExp
  readonly add: string
  readonly edit: string
  /** The label of each field of the draft. */
  readonly labels: Readonly<Record<string, string>>
  /** The success message that is not in a dialog. */
  readonly added?: string
  /** The name of the button that saves; `Save` by default. */
  readonly submit?: string
  /** The name of the button that edits a row. */
  readonly editRow: (row: object) => string
}

interface Split {
  readonly id: number
  readonly stock: string
  readonly ratio: string
}

const bodyOf = ({ id, stock, ratio }: Split) => ({ id, stockname: stock, splitratio: ratio })
const isSaved = (answer: unknown) => (answer as { type?: unknown }).type === 'saved'

const DISCARD = 'Discard changes?'

/** The flow page of an editor for one form. */
export function editorPageOf(words: EditorWords) {
  const { cases, save, add, edit, added = '', submit = 'Save', labels, editRow } = words
  const isBusy = (view: View) => view.busy.includes(submit)
  const isForm = (view: View) => isOpen(view, add) || isOpen(view, edit)
  const inForm = (view: View, ...names: string[]) => [
    ...inDialog(view, add, ...names),
    ...inDialog(view, edit, ...names),
  ]
  const names = Object.keys(labels)
  const canSubmit = (view: View) => inForm(view, submit).some(({ isLive }) => isLive)
  /** Whether the form is empty for another record after a save. */
  const isAnother = (view: View) =>
    added !== '' &&
    isForm(view) &&
    inDialog(view, add, ...Object.values(labels)).every(({ value }) => value === '') &&
    view.statuses.concat(view.alerts).some((text) => text === added)
  const textOf = (draft: object, name: string) => (draft as Record<string, string | undefined>)[name]

  return defineFlowPage<(typeof editorCases)['machine']>({
    cases,
    states: {
      closed: ({ dialogs }) => dialogs.length === 0,
      'editing.unchanged': {
        looksLike: 'editing.changed',
        because: 'the difference is visible only on leaving',
      },
      'editing.changed': (view) => isForm(view) && canSubmit(view),
      'editing.another': {
        looksLike: 'editing.changed',
        because: 'for the time of a double click it ignores a submit, and looks the same',
      },
      confirmingDiscard: (view) => isOpen(view, DISCARD),
      comparing: (view) => isOpen(view, COMPARISON),
      saving: (view) => isForm(view) && isBusy(view) && waits(view, save),
      waitingForLogin: (view) =>
        isForm(view) &&
        ![DISCARD, COMPARISON].some((dialog) => isOpen(view, dialog)) &&
        !isBusy(view) &&
        !canSubmit(view),
      saved: (view) => isOpen(view, 'Success'),
    },
    events: {
      'editor.add': { controls: (view) => all(view, add) },
      'editor.edit': { controls: (view, { row }) => (row ? all(view, editRow(row)) : []) },
      'draft.change': {
        controls: (view, { changes }) =>
          names.flatMap((name) => (changes && name in changes ? inForm(view, labels[name] ?? '') : [])),
        perform: async (user, _, { changes }) => {
          for (const name of names) {
            const text = textOf(changes, name)
            if (text !== undefined) await fill(user, labels[name] ?? '', text)
          }
        },
      },
      'draft.submit': {
        controls: (view) => (isAnother(view) ? [] : inForm(view, submit, 'Retry safely')),
        notOffered: { because: 'the form looks as it does during a double click', where: isAnother },
      },
      'editor.dismiss': {
        controls: (view) => [
          ...inForm(view, 'Cancel', 'Close'),
          ...inDialog(view, COMPARISON, 'Cancel', 'Close'),
          ...inDialog(view, 'Success', 'Close'),
        ],
      },
      'discard.confirm': { controls: (view) => inDialog(view, DISCARD, 'Discard', 'Keep for later') },
      'discard.cancel': { controls: (view) => inDialog(view, DISCARD, 'Keep editing', 'Close') },
      'outcome.look': { controls: (view) => inForm(view, 'Look') },
      ...pageEvents,
    },
    calls: {
      save: {
        call: save,
        reply: ({ type, row, ...answer }) =>
          type === 'saved'
            ? { body: bodyOf((answer as { result: Split }).result) }
            : { body: row ? [bodyOf(row)] : [] },
        // A stored record is read again before it is written, and after a 412.
        replies: (reply, answer, { context: { row } }) => {
          if (row === null || outcomeOf(answer) === unfinished.notRead) return [reply]
          const isWritten = isApiError(answer) || isNetworkError(answer) || isSaved(answer)
          const again = { body: [bodyOf(row)] }
          if (!isWritten) return [reply]
          return isApiError(answer) && answer.status === 412 ? [again, reply, again] : [again, reply]
        },
      },
      comparison: {
        choose: async (user, choices, { context: { draft, newer } }) => {
          for (const [name, side] of Object.entries(choices)) {
            const [mine, theirs] = [textOf(draft, name), newer ? textOf(newer, name) : undefined]
            if (mine === theirs) continue
            const text = (side === 'mine' ? mine : theirs) || 'Empty'
            await press(user, `${side === 'mine' ? 'Mine' : 'Theirs'}${text}`, COMPARISON)
          }
          await press(user, submit, COMPARISON)
        },
      },
    },
    emitted: {
      saved: (view) => isOpen(view, 'Success') || (added !== '' && hasMessage(view, added)),
      failed: (view) => view.alerts.length > 0 || isOpen(view, 'Error'),
      refused: (view) => view.controls.some(({ name, isInvalid }) => isInvalid && name === view.focus),
      upToDate: (view) => hasMessage(view, 'Nothing to save: the record has these values already.'),
      looked: ({ dialogs }) => dialogs.length === 0,
      sessionExpired: (view) => !view.isSignedIn,
      left,
      closed: ({ dialogs }) => dialogs.length === 0,
    },
    missing: (view, { value, context: { draft, fieldErrors } }) =>
      value !== 'saving' && !(typeof value === 'object' && 'editing' in value)
        ? []
        : names.flatMap((name) => {
            const control = field(view, labels[name] ?? '')
            const problem = textOf(fieldErrors, name)
            return [
              ...(control?.value === textOf(draft, name) ? [] : [`${name} as “${textOf(draft, name)}”`]),
              ...(Boolean(problem) === control?.isInvalid ? [] : [`whether ${name} is wrong`]),
              ...(problem && !control?.description ? [problem] : []),
            ]
          }),
    unrelated: [
      {
        name: /^(Back|Refresh|Display|Save view|Filter|Print|Export CSV|Details of .*|Page \d+|Previous|Next|Rows per page|Stock Name|Ratio|Menu of the column .*)$/,
        because: 'controls of the screen and of its table',
      },
      {
        name: /^(Take theirs|Keep mine|Save|(Theirs|Mine).*)$/,
        where: ({ within }) => within === COMPARISON,
        because: 'the comparison has its own paths',
      },
      { name: /^Dismiss$/, because: 'closes a toast' },
      { name: /^Sent from this browser/, because: 'opens earlier changes' },
      {
        name: new RegExp(`^${submit}$`),
        where: (_, view) => isAnother(view),
        because: 'a double click saves once',
      },
    ],
  })
}

/** The stock splits of the story, with the draft of the cases. */
export const editorPage = editorPageOf({
  cases: editorCases,
  save: /^(GET \/api\/fetchAuditLogs|POST \/api\/(save|update)StockSplitCalender)$/,
  add: 'Add Stock Split',
  edit: 'Edit Stock Split',
  added: 'Stock split saved!',
  labels: { stock: 'Stock Name', ratio: 'Ratio' },
  editRow: (row) => `Edit ${(row as { stock: string }).stock}`,
})
