import { addDays, duringOffice } from './days.ts'
import { createRandom } from './random.ts'

type Draft = readonly [topic: string, title: string, shortDesc: string, longDesc: string]

const drafts: readonly Draft[] = [
  [
    'Review',
    'Monthly review is complete',
    'Changes in the monthly portfolios are on their pages.',
    'The monthly review ran after the close. Each strategy page lists what came in, what went out and the rule that decided it. Nothing needs to be done before the market opens.',
  ],
  [
    'Review',
    'Quarterly review in five days',
    'Portfolios reviewed by the quarter change next week.',
    'Five working days from now the quarterly portfolios are reviewed. The list of changes is published after the close, and the reasons with it.',
  ],
  [
    'Review',
    'Weekly portfolios: no changes',
    'All weekly rankings stayed within their bands.',
    'This week no holding left the band that its rule allows, so that nothing is bought or sold. An unchanged portfolio is a result too.',
  ],
  [
    'Product',
    'Replay is here',
    'Step through past reviews of any strategy.',
    'Open a strategy and choose Replay to see what its rules knew on each review day. Figures are hypothetical back-tests before costs and taxes.',
  ],
  [
    'Product',
    'A clearer drawdown chart',
    'Depth, length and recovery now share one page.',
    'The drawdown section shows where each fall began, how deep it went and how long the way back took, beside the return and in the same size.',
  ],
  [
    'Product',
    'Search by strategy code',
    'Type a part of a code to find a strategy.',
    'MOMENTUM, 50 or W: any part of the code finds the strategies that contain it, in capitals or not.',
  ],
  [
    'Learning',
    'New lesson: settlement on T+1',
    'What happens between Buy and owning the shares.',
    'Eight minutes on how a trade is settled within one working day, what the clearing corporation does, and why an auction can follow a short delivery.',
  ],
  [
    'Learning',
    'Live session on reading a back-test',
    'Saturday at eleven, with questions.',
    'Bring a curve that looks too good. We go through twelve questions to ask of it, and end with yours. A recording is kept for a month.',
  ],
  [
    'Learning',
    'Glossary: thirty words of the market',
    'From ask price to XIRR, one line each.',
    'Thirty words that appear in our portfolios, each explained in one line and used in one example.',
  ],
  [
    'Service',
    'Planned maintenance on Sunday',
    'Pages may be slow between six and eight in the morning.',
    'On Sunday from six to eight in the morning we move to new machines. Prices and portfolios are not affected; pages may be slow or unavailable for minutes.',
  ],
  [
    'Service',
    'Market holiday: no review',
    'The exchange is closed; the review moves by a day.',
    'The exchange is closed for a holiday. The weekly review runs on the next trading day after the close.',
  ],
  [
    'Service',
    'Prices of one day corrected',
    'A late corporate action was adjusted for.',
    'A bonus issue reached our data a day late. The price series has been adjusted, and the figures of the strategies that hold the share were worked out again.',
  ],
  [
    'Subscription',
    'Your plan ends within a month',
    'Renew it to keep reading the reviews.',
    'Your subscription ends within a month. It is not renewed by itself. Whatever you decide, the learning pages stay open to you.',
  ],
  [
    'Subscription',
    'Festival offer on yearly plans',
    'Fifteen per cent, until Sunday night.',
    'Until Sunday at midnight yearly plans cost fifteen per cent less. The research is the same in every plan; please choose for its length and not for the discount.',
  ],
  [
    'Safety',
    'We never ask for your OTP',
    'Somebody who does is not us.',
    'Nobody of ours calls or writes to ask for a one-time code, a password or a payment to a personal account. If somebody does, end the call and tell the Support Center.',
  ],
  [
    'Safety',
    'Beware of groups that use our name',
    'We run no tip groups and promise no returns.',
    'Groups in messengers that carry our name are not ours. We give no tips, promise no returns and manage nobody’s money.',
  ],
]

const channels = ['App', 'WhatsApp', 'Email'] as const

export function sampleNotifications(today: string) {
  const random = createRandom('notifications')
  return channels.flatMap((type, channel) =>
    Array.from({ length: 26 }, (_, at) => {
      const [topic, title, shortDesc, longDesc] = drafts[(at * 5 + channel * 3) % drafts.length]!
      const sent = addDays(today, -(at * 13 + channel * 4 + random.integer(0, 6)))
      return {
        title,
        topic,
        type,
        shortDesc,
        longDesc,
        createdAt: duringOffice(sent, at * 3 + channel),
        modifiedOn: random.boolean(0.5) ? duringOffice(sent, at * 3 + channel) : null,
      }
    }),
  )
}
