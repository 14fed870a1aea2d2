import type { ActionInput, ActionView } from '@tarang/machines/action'
import type { Outcome } from '@tarang/machines/failed-outcome'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'

/** The options of the call for one record. */
export interface CallOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey?: string | undefined
  /** The same object for all records of a run. */
  readonly run: object
}

/** An action on one to many records: its settings and its texts. */
export interface Action<Item extends object> {
  /** The title of its dialog: 'Delete Blog'. */
  readonly title: string
  /** Asked before it acts; without it the action does not ask. */
  readonly question?: ((items: readonly Item[]) => string) | undefined
  /** The label of the confirming button: 'Delete'. */
  readonly confirm: string
  /** It takes something away: its buttons are red. */
  readonly isDangerous?: boolean | undefined
  /** Whole seconds before the first call, in which it can be taken back; 0 for none. */
  readonly seconds: number
  /** The label of the button that ends the wait: 'Delete now'. */
  readonly actNow: string
  /** What shows it after its question: the dialog of its screen, or a bar that stays when another screen is opened. */
  readonly view: ActionInput['view']
  /** What happens, without a full stop: 'Deleting “Drawdowns”'. */
  readonly doing: (items: readonly Item[]) => string
  /** What has not happened, as a sentence: '“Drawdowns” has not been deleted.' */
  readonly notDone: (items: readonly Item[]) => string
  /** The success message. */
  readonly done: (items: readonly Item[]) => string
  /** Said below the success message of a toast. */
  readonly doneDetail?: ((item: Item) => string) | undefined
  /** The item that takes back what was done, by what the act returned; null for none. It is offered for ten seconds. */
  readonly undo?: ((item: Item, result: unknown) => Item | null) | undefined
  /** It acts at once, and has a bar only once it has failed. */
  readonly isQuick?: boolean | undefined
  /** The text of a failure. */
  readonly failure: (error: unknown) => string
  /** What the act does, in "We do not know whether it was deleted." */
  readonly participle: string
  readonly act: (item: Item, options: CallOptions) => Promise<unknown>
  /** Names a record, in the list of failed saves and of many in what failed. */
  readonly nameOf: (item: Item) => string
  /** What is kept of a record that a form has handed over; its form opens again. */
  readonly failedWrite?: ((item: Item, outcome: Outcome) => NewFailedWrite | null) | undefined
  /** The path of the screen that shows whether it has happened. */
  readonly listPath?: string | undefined
  /** The form that opens again with the record; without one an action that is taken back is over. */
  readonly form?: { readonly path: string; readonly title: string } | undefined
  /** Whether two records are the same submission; by default it is one object. */
  readonly isSame: (one: Item, other: Item) => boolean
  /** Of a `list`: its progress and its outcome. */
  readonly many?: ManyTexts | undefined
}

export interface ManyTexts {
  /** 'Deleting' */
  readonly label: string
  readonly progress: (view: ActionView<unknown>) => string
  readonly summary: (view: ActionView<unknown>) => string
  readonly failureOf: (error: unknown) => string
}

interface Wait<Subject> {
  /** Whole seconds; with 0 the action does not wait. */
  readonly seconds: number
  readonly doing: (subject: Subject) => string
  readonly notDone: (subject: Subject) => string
  readonly actNow: string
}

export interface ActionDefinition<Subject extends object>
  extends Pick<
    Action<Subject>,
    | 'isDangerous'
    | 'act'
    | 'failure'
    | 'nameOf'
    | 'failedWrite'
    | 'listPath'
    | 'form'
    | 'doneDetail'
    | 'undo'
    | 'isQuick'
  > {
  readonly title?: string
  readonly question?: (subject: Subject) => string
  readonly confirm?: string
  readonly done: string | ((subject: Subject) => string)
  readonly wait?: Wait<Subject>
  /** `done` unless set. */
  readonly participle?: string
  readonly isSame?: (one: Subject, other: Subject) => boolean
}

const none = () => ''

/** An action on one record. It asks if it has a question, and waits if it has a wait. */
export const defineAction = <Subject extends object>({
  question,
  done,
  wait,
  ...definition
}: ActionDefinition<Subject>): Action<Subject> => {
  const ofOne = (text: (subject: Subject) => string) => (items: readonly Subject[]) =>
    items[0] === undefined ? '' : text(items[0])
  return {
    title: '',
    confirm: '',
    participle: 'done',
    isSame: Object.is,
    ...definition,
    question: question && ofOne(question),
    seconds: wait?.seconds ?? 0,
    actNow: wait?.actNow ?? '',
    view: definition.isQuick || (wait && wait.seconds > 0) ? 'bar' : 'dialog',
    doing: ofOne(wait?.doing ?? none),
    notDone: ofOne(wait?.notDone ?? none),
    done: ofOne(typeof done === 'function' ? done : () => done),
  }
}
