import { type Handler, never, refusals, refused } from '@tarang/sdk/testing'
import { answering, rawJson } from './story-api.ts'

const videos = [
  ['What momentum is, and what it is not', 'Why it happens, how weak the effect is, and when it fails.'],
  [
    'Reading a drawdown chart',
    'Depth, length and recovery: the three numbers that say whether you could have stayed.',
  ],
  [
    'XIRR in ten minutes',
    'Why two people in the same fund report different returns, and how dates decide it.',
  ],
  [
    'Why rebalancing has a price',
    'A portfolio that is reviewed weekly pays more than one reviewed by the quarter.',
  ],
  [
    'From order to demat: settlement on T+1, and everything that a contract note says about it',
    'What happens between pressing Buy and owning the shares, and why it now takes a single day. Then line by line through a contract note: brokerage, STT, exchange charges, stamp duty and the tax on all of it. At the end, what each of them costs a strategy that trades every week, and one that trades every quarter.',
  ],
  [
    'Survivors only',
    'How a list of today’s companies flatters every test of the past, and what to do about it.',
  ],
] as const

const item = (id: number, over: Record<string, unknown> = {}) => {
  const [text, description] = videos[(id - 1) % videos.length] ?? videos[0]
  return {
    id,
    text,
    description,
    type: 'video',
    videoLink: 'https://www.youtube.com/watch?v=tarang_demo',
    backgroundImage: null,
    status: '1',
    section: 'learn',
    createdOn: '2026-04-06T10:30:00+05:30',
    modifiedOn: null,
    ...over,
  }
}

const items = (count: number, over?: Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => item(index + 1, over))

const sections = {
  data: {
    exploreData: [
      { sectionName: 'learn', content: items(6) },
      { sectionName: 'offer', contentList: items(3) },
      { sectionName: 'feature', content: [item(4, { videoLink: null }), ...items(3)] },
    ],
  },
}

/** Items that do not match the API description. */
const unexpected = {
  data: {
    exploreData: [
      {
        sectionName: 'learn',
        content: [
          {},
          item(1, { text: '<img src=x onerror=alert(1)>', description: '<b>markup</b> & more' }),
          item(2, { videoLink: 'javascript:alert(1)', backgroundImage: 'javascript:alert(1)' }),
          item(3, {
            videoLink: 'https://elsewhere.example/video',
            backgroundImage: '/files/gone.webp',
            type: null,
          }),
          null,
        ],
      },
      { sectionName: 'offer', content: [] },
    ],
  },
}

const list = (listExploreSections: Handler<'listExploreSections'>) => () => answering({ listExploreSections })

/** For a story's `beforeEach`. */
export const answers = {
  full: list(rawJson(sections)),
  unexpected: list(rawJson(unexpected)),
  empty: list({ data: { exploreData: [] } }),
  refused: list(refused(refusals.unavailable)),
  never: list(never),
}
