export { type ActionMachine, createActionMachine } from './action.machine.ts'
export type {
  ActionContext,
  ActionEmitted,
  ActionEvent,
  ActionInput,
  ItemResult,
  Unfinished,
} from './action.model.ts'
export { unfinishedItems } from './action.model.ts'
export { type ActionSnapshot, type ActionStatus, type ActionView, actionView } from './action.selectors.ts'
