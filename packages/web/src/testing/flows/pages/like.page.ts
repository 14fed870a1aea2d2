import { type likeMachine, likeView } from '@tarang/machines/like'
import { likeCases } from '@tarang/machines/like/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import type { Control } from '../seen.ts'
import { waits } from './find.ts'

const LIKE = /^POST \/api\/\d+\/like$/

/** The two regions of the story: the same entry on a card and on its page. */
export const IN_LIST = 'In a list'
export const ON_PAGE = 'On its page'

const hearts = ({ controls }: View, region?: string) =>
  controls.filter(({ name, within }) => name.startsWith('Like “') && (!region || within === region))

/** Finds the buttons that send `like.toggle` and `like.give`; null if the page has no such button. */
export interface LikeWords {
  readonly cases: typeof likeCases
  readonly toggles: ((view: View) => readonly Control[]) | null
  readonly gives: ((view: View) => readonly Control[]) | null
}

const otherPage = { because: 'the button of another page' }

/** The flow page of a like, on a card or on the entry's page. */
export const likePageOf = ({ cases, toggles, gives }: LikeWords) =>
  defineFlowPage<typeof likeMachine>({
    cases,
    states: {
      idle: (view) => !waits(view, LIKE),
      sending: (view) => waits(view, LIKE),
      settling: { because: 'the machine leaves it at once' },
    },
    events: {
      'like.toggle': toggles ? { controls: toggles } : otherPage,
      'like.give': gives ? { controls: gives } : otherPage,
      'likes.update': { because: 'sent after a list or an entry has loaded' },
    },
    calls: {
      sendLike: {
        call: LIKE,
        // A case without `liked` means that the server did as requested, so the reply has the requested value.
        reply: (likes, { context: { sent } }) => ({ body: Object.assign({ liked: sent?.liked }, likes) }),
        isQuiet: { because: 'the like is undone, and a visitor can do nothing about it' },
      },
    },
    emitted: {
      answered: { because: 'the page shows only the count; the like is stored for the next visit' },
      failed: { because: 'the failure is logged without a message' },
    },
    missing: (view, snapshot) => {
      const { liked, likesCount } = likeView(snapshot)
      const count = `: ${likesCount} ${likesCount === 1 ? 'like' : 'likes'}`
      return [...(toggles?.(view) ?? []), ...(gives?.(view) ?? [])]
        .filter(({ name, isPressed }) => !name.endsWith(count) || isPressed !== liked)
        .map(({ within }) => `${likesCount} likes, ${liked ? '' : 'not '}liked, ${within}`)
    },
    unrelated: [],
  })

/** The entry of the story, with its two buttons. */
export const likePage = likePageOf({
  cases: likeCases,
  toggles: (view) => hearts(view, IN_LIST),
  gives: (view) => hearts(view, ON_PAGE),
})
