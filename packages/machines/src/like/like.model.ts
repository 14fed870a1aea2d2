import type { Id } from '@tarang/sdk'
import { isRecord } from '../what-came.ts'

/** How many like an entry, and whether this visitor does. */
export interface Likes {
  readonly likesCount: number
  readonly liked: boolean
}

/** What the API says of one entry's likes: what it leaves out stays as it is known. */
export interface SaidLikes {
  readonly likesCount?: number | null | undefined
  readonly liked?: boolean | null | undefined
}

/** How a like is asked for: by turns, as lists do, or set to what is wanted, as the entry's own page does. */
export type Asking = 'byTurns' | 'outright'

/** What a person wants by now, and how it is to be asked for. */
export interface Wish {
  readonly liked: boolean
  readonly asking: Asking
}

/** What is sent: to turn the like round, or the state that is wanted. */
export interface LikeRequest {
  readonly id: Id
  readonly liked?: boolean
}

/** What a like begins with. */
export interface LikeInput extends Likes {
  readonly id: Id
}

/** What a like knows: what the API said last, and what a person wants beyond it. Never a state to roll back to. */
export interface LikeContext {
  readonly id: Id
  readonly known: Likes
  /** Null where nothing is wanted that the API has not answered. */
  readonly wish: Wish | null
  /** The wish that the call under way, or the last one, was made for. */
  readonly sent: Wish | null
  /** What was sent last was answered with the opposite, and is asked for once more. */
  readonly isInsisting: boolean
}

/** What a like can be told. */
export type LikeEvent =
  /** The button of a list: the other way round, from what is shown. */
  | { readonly type: 'like.toggle' }
  /** The button of the entry's own page: liked, whatever it was before. */
  | { readonly type: 'like.give' }
  /** The API was heard on this entry elsewhere; not taken while an answer of its own is due. */
  | { readonly type: 'likes.hear'; readonly likes: SaidLikes }

/** What a like tells. */
export type LikeTold =
  /** The API has answered; for whoever remembers likes. */
  | ({ readonly type: 'answered'; readonly id: Id } & Likes)
  /** The step was taken back. Nobody is told of it, but it may be logged. */
  | { readonly type: 'failed'; readonly id: Id; readonly error: unknown }

/** What the API says now, of which each part that it does not say in earnest is what was known. */
export function heardLikes(known: Likes, said: SaidLikes): Likes {
  const { likesCount, liked }: SaidLikes = isRecord(said) ? said : {}
  return {
    likesCount: Number.isFinite(likesCount)
      ? Math.max(0, Math.trunc(likesCount as number))
      : known.likesCount,
    liked: typeof liked === 'boolean' ? liked : known.liked,
  }
}

/** What is shown: what the API said, and the wish beyond it as one step. */
export function shownLikes({ known, wish }: Pick<LikeContext, 'known' | 'wish'>): Likes {
  if (!wish || wish.liked === known.liked) return known
  const step = wish.liked ? 1 : -1
  return { liked: wish.liked, likesCount: Math.max(0, known.likesCount + step) }
}

/** The other way round, from what is shown. */
export const turned = (context: Pick<LikeContext, 'known' | 'wish'>): Wish => ({
  liked: !shownLikes(context).liked,
  asking: 'byTurns',
})

/** Whether something has to be sent for the wish: a turn only where it changes anything, a setting always. */
const isOpen = ({ known, wish }: Pick<LikeContext, 'known' | 'wish'>) =>
  wish !== null && (wish.asking === 'outright' || wish.liked !== known.liked)

/** What is sent for a wish. */
export const requestOf = (id: Id, { liked, asking }: Wish): LikeRequest =>
  asking === 'outright' ? { id, liked } : { id }

/**
 * What is known once the API has answered. A wish that came after the call stands if it still changes anything; one
 * that a turn missed, because somebody had turned it elsewhere, is asked for once more and then given up.
 */
export function afterAnswer(context: LikeContext, answer: SaidLikes): LikeContext {
  const { wish, sent, isInsisting } = context
  // An answer that does not say did what was asked, and an entry that was given a like is liked.
  const heard = heardLikes(shownLikes({ known: context.known, wish: sent }), answer)
  const known = sent?.asking === 'outright' ? { ...heard, liked: sent.liked } : heard
  if (wish !== sent) return { ...context, known, ...standing(known, wish), isInsisting: false }
  const isMissed = wish !== null && wish.liked !== known.liked && !isInsisting
  return { ...context, known, wish: isMissed ? wish : null, isInsisting: isMissed }
}

/** What is known once a call has failed: its step is taken back, unless a later wish stands. */
export const afterFailure = (context: LikeContext): LikeContext => ({
  ...context,
  ...(context.wish === context.sent ? { wish: null } : standing(context.known, context.wish)),
  isInsisting: false,
})

const standing = (known: Likes, wish: Wish | null) => ({ wish: isOpen({ known, wish }) ? wish : null })
