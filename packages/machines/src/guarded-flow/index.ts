/** What a flow's state tells the page; with any of these tags, nothing leaves the page without asking the flow. */
export type GuardedFlowTag =
  /** A write is under way and cannot be taken back: nobody leaves. */
  | 'busy'
  /** Something was typed that is not saved. */
  | 'dirty'
  /** The session ended over it; the next login goes on with it. */
  | 'waitingForLogin'

/** What the page sends to a flow. */
export type GuardedFlowEvent =
  /** Somebody wants to leave the page. */
  | { type: 'page.leave' }
  /** Somebody logged in while the flow waited for that. */
  | { type: 'login.complete' }

/** What a flow emits for the page. */
export type GuardedFlowEmitted =
  /** The API refused the session. */
  | { readonly type: 'sessionExpired' }
  /** The way out that `page.leave` asked for is free. */
  | { readonly type: 'left' }

const tags: readonly GuardedFlowTag[] = ['busy', 'dirty', 'waitingForLogin']

/** Whether leaving the page has to ask this flow first. */
export const isGuarded = (snapshot: { hasTag: (tag: GuardedFlowTag) => boolean }): boolean =>
  tags.some((tag) => snapshot.hasTag(tag))
