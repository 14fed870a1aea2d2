/** Tags of states that block leaving the page: the page sends `page.leave` first. */
export type GuardedFlowTag =
  /** A write is in flight and cannot be undone. */
  | 'busy'
  /** There are unsaved changes. */
  | 'dirty'
  /** The session ended during a write; the next login continues. */
  | 'waitingForLogin'

/** Events from the page. */
export type GuardedFlowEvent =
  /** The user wants to leave the page. */
  | { type: 'page.leave' }
  /** The user logged in while the flow waited for it. */
  | { type: 'login.complete' }
  /** Another person logged in: nothing of the first one is sent before the user confirms it again. */
  | { type: 'login.change' }

/** Emitted for the page. */
export type GuardedFlowEmitted =
  /** The API refused the session. */
  | { readonly type: 'sessionExpired' }
  /** The navigation that sent `page.leave` may continue. */
  | { readonly type: 'left' }

const tags: readonly GuardedFlowTag[] = ['busy', 'dirty', 'waitingForLogin']

/** Whether the flow blocks leaving the page. */
export const isGuarded = (snapshot: { hasTag: (tag: GuardedFlowTag) => boolean }): boolean =>
  tags.some((tag) => snapshot.hasTag(tag))
