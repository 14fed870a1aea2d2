export { actionBar } from './action-bar-element.ts'
export { Actions, askFor, startAction, useAction } from './actions.tsx'
export { type Action, type CallOptions, defineAction } from './define-action.ts'
export { isFailedOf, keepFailed } from './failed-action.ts'
