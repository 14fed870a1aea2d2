import { type likeMachine, likeView } from '@tarang/machines/like'
import { likeCases } from '@tarang/machines/like/cases'
import { defineFlowPage, type View } from '../flow-page.ts'
import { waits } from './find.ts'

const LIKE = /^POST \/api\/\d+\/like$/

/** An entry is liked in a list and on its own page; both show one like. */
export const IN_LIST = 'In a list'
export const ON_PAGE = 'On its page'

const hearts = ({ controls }: View, place?: string) =>
  controls.filter(({ name, within }) => name.startsWith('Like “') && (!place || within === place))

export const likePage = defineFlowPage<typeof likeMachine>({
  cases: likeCases,
  states: {
    idle: (view) => !waits(view, LIKE),
    sending: (view) => waits(view, LIKE),
    settling: { because: 'it is over before anyone could look' },
  },
  events: {
    'like.toggle': { controls: (view) => hearts(view, IN_LIST) },
    'like.give': { controls: (view) => hearts(view, ON_PAGE) },
    'likes.hear': { because: 'a list or an entry that was loaded' },
  },
  calls: {
    sendLike: {
      call: LIKE,
      reply: (likes) => ({ body: likes }),
      isQuiet: { because: 'the step is taken back, and a visitor can do nothing about it' },
    },
  },
  told: {
    answered: { because: 'it is remembered for the next visit; the count is what is shown' },
    failed: { because: 'it is logged, and nobody is told' },
  },
  missing: (view, snapshot) => {
    const { liked, likesCount } = likeView(snapshot)
    const count = `: ${likesCount} ${likesCount === 1 ? 'like' : 'likes'}`
    return hearts(view)
      .filter(({ name, isPressed }) => !name.endsWith(count) || isPressed !== liked)
      .map(({ within }) => `${likesCount} likes, ${liked ? '' : 'not '}liked, ${within}`)
  },
  beside: [],
})
