import type { Id } from '@tarang/sdk'
import { isRecord } from '../unknown-json/index.ts'

/** How many like an entry, and whether this visitor does. */
export interface Likes {
  readonly likesCount: number
  readonly liked: boolean
}

/** One entry's likes as the API reports them. A part that is missing leaves the known value. */
export interface LikesUpdate {
  readonly likesCount?: number | null | undefined
  readonly liked?: boolean | null | undefined
}

/** Lists toggle a like; the entry's own page sets it. */
export type LikeMode = 'toggle' | 'set'

/** The state that the visitor wants, and how it is requested. */
export interface DesiredLike {
  readonly liked: boolean
  readonly mode: LikeMode
}

/** Without `liked` the API toggles; with it the API sets that state. */
export interface LikeRequest {
  readonly id: Id
  readonly liked?: boolean
}

export interface LikeInput extends Likes {
  readonly id: Id
}

/** The API's last answer and the state that the visitor wants: the shown state is computed from both. */
export interface LikeContext {
  readonly id: Id
  readonly known: Likes
  /** Null when the API's last answer is the wanted state. */
  readonly desired: DesiredLike | null
  /** The wanted state of the current or the last call. */
  readonly sent: DesiredLike | null
  /** The last answer was the opposite state, so the call is sent once more. */
  readonly isRepeating: boolean
  /** A like was answered, so likes from other calls may be older than it. */
  readonly isAnswered: boolean
}

export type LikeEvent =
  /** The button of a list: the opposite of what is shown. */
  | { readonly type: 'like.toggle' }
  /** The button of the entry's own page: liked, whatever it was before. */
  | { readonly type: 'like.give' }
  /** Another call returned this entry's likes. Ignored while a like is in flight and after one was answered. */
  | { readonly type: 'likes.update'; readonly likes: LikesUpdate }

export type LikeEmitted =
  /** The API has answered. */
  | ({ readonly type: 'answered'; readonly id: Id } & Likes)
  /** The call failed and its step was reverted. The visitor sees no message; the failure may be logged. */
  | { readonly type: 'failed'; readonly id: Id; readonly error: unknown }

/** The known likes with the valid parts of an update. */
export function updatedLikes(known: Likes, update: LikesUpdate): Likes {
  const { likesCount, liked }: LikesUpdate = isRecord(update) ? update : {}
  return {
    likesCount: Number.isFinite(likesCount)
      ? Math.max(0, Math.trunc(likesCount as number))
      : known.likesCount,
    liked: typeof liked === 'boolean' ? liked : known.liked,
  }
}

/** The shown likes: the API's answer, plus one step if the visitor wants another state. */
export function shownLikes({ known, desired }: Pick<LikeContext, 'known' | 'desired'>): Likes {
  if (!desired || desired.liked === known.liked) return known
  const step = desired.liked ? 1 : -1
  return { liked: desired.liked, likesCount: Math.max(0, known.likesCount + step) }
}

/** The opposite of what is shown. */
export const toggled = (context: Pick<LikeContext, 'known' | 'desired'>): DesiredLike => ({
  liked: !shownLikes(context).liked,
  mode: 'toggle',
})

/** Whether a call is needed: a toggle only when it changes something, a set always. */
const isPending = ({ known, desired }: Pick<LikeContext, 'known' | 'desired'>) =>
  desired !== null && (desired.mode === 'set' || desired.liked !== known.liked)

export const requestOf = (id: Id, { liked, mode }: DesiredLike): LikeRequest =>
  mode === 'set' ? { id, liked } : { id }

/**
 * The context after an answer. A state wanted since the call stays if it still changes something. When another tab toggled
 * the like meanwhile, the toggle is sent once more and then dropped.
 */
export function afterAnswer(context: LikeContext, answer: LikesUpdate): LikeContext {
  const { desired, sent, isRepeating } = context
  // An answer without `liked` did what was requested, and after a set the entry is liked.
  const answered = updatedLikes(shownLikes({ known: context.known, desired: sent }), answer)
  const known = sent?.mode === 'set' ? { ...answered, liked: sent.liked } : answered
  const next = { ...context, known, isAnswered: true }
  if (desired !== sent) return { ...next, ...desiredIfPending(known, desired), isRepeating: false }
  const isMissed = desired !== null && desired.liked !== known.liked && !isRepeating
  return { ...next, desired: isMissed ? desired : null, isRepeating: isMissed }
}

/** The context after a failed call: its step is reverted, unless a later wanted state stays. */
export const afterFailure = (context: LikeContext): LikeContext => ({
  ...context,
  ...(context.desired === context.sent
    ? { desired: null }
    : desiredIfPending(context.known, context.desired)),
  isRepeating: false,
})

const desiredIfPending = (known: Likes, desired: DesiredLike | null) => ({
  desired: isPending({ known, desired }) ? desired : null,
})
