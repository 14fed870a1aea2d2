import { type likeMachine, likeView } from '@tarang/machines/like'
import { likeCases } from '@tarang/machines/like/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import type { Control } from '../seen.ts'
import { waits } from './find.ts'

const LIKE = /^POST \/api\/\d+\/like$/

/** An entry is liked in a list and on its own page; both show one like. */
export const IN_LIST = 'In a list'
export const ON_PAGE = 'On its page'

const hearts = ({ controls }: View, region?: string) =>
  controls.filter(({ name, within }) => name.startsWith('Like “') && (!region || within === region))

/** How the button of one entry is found, by what sends; where a page has only one of both, the other is code's. */
export interface LikeWords {
  readonly cases: typeof likeCases
  readonly toggles: ((view: View) => readonly Control[]) | null
  readonly gives: ((view: View) => readonly Control[]) | null
}

const otherPage = { because: 'the button of another page' }

/** The flow of a like, wherever the entry is shown. */
export const likePageOf = ({ cases, toggles, gives }: LikeWords) =>
  defineFlowPage<typeof likeMachine>({
    cases,
    states: {
      idle: (view) => !waits(view, LIKE),
      sending: (view) => waits(view, LIKE),
      settling: { because: 'it is over before anyone could look' },
    },
    events: {
      'like.toggle': toggles ? { controls: toggles } : otherPage,
      'like.give': gives ? { controls: gives } : otherPage,
      'likes.update': { because: 'a list or an entry that was loaded' },
    },
    calls: {
      sendLike: {
        call: LIKE,
        // An answer that does not say did what was asked; over the SDK, one that does not say is none.
        reply: (likes, { context: { sent } }) => ({ body: Object.assign({ liked: sent?.liked }, likes) }),
        isQuiet: { because: 'the step is taken back, and a visitor can do nothing about it' },
      },
    },
    emitted: {
      answered: { because: 'it is remembered for the next visit; the count is what is shown' },
      failed: { because: 'it is logged, without a message' },
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

/** The entry of the story, with both its buttons. */
export const likePage = likePageOf({
  cases: likeCases,
  toggles: (view) => hearts(view, IN_LIST),
  gives: (view) => hearts(view, ON_PAGE),
})
