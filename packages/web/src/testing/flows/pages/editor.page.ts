import { editorCases } from '@tarang/machines/editor/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { all, field, fill, inDialog, isOpen, waits } from './find.ts'

/** How one form words the editor's flow. */
export interface EditorWords {
  readonly cases: typeof editorCases
  readonly save: RegExp
  readonly add: string
  readonly edit: string
  /** The label of each field of the draft. */
  readonly labels: Readonly<Record<string, string>>
  /** What the button that edits a row is called. */
  readonly editRow: (row: object) => string
}

const DISCARD = 'Discard changes?'
const isBusy = (view: View) => view.busy.includes('Save')

/** The flow of an editor, in the words of one form. */
export function editorPageOf({ cases, save, add, edit, labels, editRow }: EditorWords) {
  const isForm = (view: View) => isOpen(view, add) || isOpen(view, edit)
  const inForm = (view: View, ...names: string[]) => [
    ...inDialog(view, add, ...names),
    ...inDialog(view, edit, ...names),
  ]
  const names = Object.keys(labels)
  const textOf = (draft: object, name: string) => (draft as Record<string, string | undefined>)[name]

  return defineFlowPage<(typeof editorCases)['machine']>({
    cases,
    states: {
      closed: ({ dialogs }) => dialogs.length === 0,
      editing: (view) => isForm(view) && !isOpen(view, DISCARD) && !isBusy(view),
      confirmingDiscard: (view) => isOpen(view, DISCARD),
      saving: (view) => isForm(view) && isBusy(view) && waits(view, save),
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
        controls: (view) => inForm(view, 'Save'),
        notOffered: {
          // Held without being busy: only a session that has run out does that.
          where: (view) =>
            !view.isSignedIn && !isBusy(view) && inForm(view, 'Save').every(({ isLive }) => !isLive),
          because: 'the login that comes over the form sends it',
        },
        come: (user) => user.logIn(),
      },
      'editor.dismiss': {
        controls: (view) => [...inForm(view, 'Cancel', 'Close'), ...inDialog(view, 'Success', 'Close')],
      },
      'discard.confirm': { controls: (view) => inDialog(view, DISCARD, 'Discard') },
      'discard.cancel': { controls: (view) => inDialog(view, DISCARD, 'Keep editing', 'Close') },
    },
    calls: {
      save: {
        call: save,
        reply: ({ id, stock, ratio }) => ({ body: { id, stockname: stock, splitratio: ratio } }),
      },
    },
    told: {
      saved: (view) => isOpen(view, 'Success'),
      refused: (view) => view.controls.some(({ name, isInvalid }) => isInvalid && name === view.focus),
      sessionExpired: (view) => !view.isSignedIn,
      kept: (view) => isForm(view) && !isOpen(view, DISCARD),
      closed: ({ dialogs }) => dialogs.length === 0,
    },
    missing: (view, { value, context: { draft, fieldErrors } }) =>
      value !== 'editing' && value !== 'saving'
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
    beside: [
      {
        name: /^(Back|Export CSV|Page \d+|Previous|Next|Rows per page)$/,
        because: "the screen's, and its table's own",
      },
    ],
  })
}

/** The stock splits of the story, whose draft is that of the cases. */
export const editorPage = editorPageOf({
  cases: editorCases,
  save: /^POST \/api\/(save|update)StockSplitCalender$/,
  add: 'Add Stock Split',
  edit: 'Edit Stock Split',
  labels: { stock: 'Stock Name', ratio: 'Ratio' },
  editRow: (row) => `Edit ${(row as { stock: string }).stock}`,
})
