import type { Article } from './article.ts'

export const others: readonly Article[] = [
  {
    title: 'Why we publish the losing trades',
    category: 'Uncategorized',
    lead: [
      'A new colleague asked why the page of closed trades begins with a loss. Because that is the order of the dates, was the answer, and because somebody who does not like the first line will not like the strategy. The conversation went on for an afternoon.',
    ],
    own: {
      heading: 'What a list can teach',
      paragraphs: [
        'Averages are polite. A list is not: it shows the share that was bought in June and sold in July, sixteen per cent lower, for no reason but a rank. It shows that four of ten trades lose, that the best one made up for seven of them, and that nobody could have known which.',
        'Reading such a list for half an hour does more for one’s expectations than any sentence about risk that we could write.',
      ],
    },
    sections: ['momentumWhat', 'backtestTraps', 'drawdownArithmetic', 'diversify', 'overconfidence'],
    keep: ['Look at the whole list.', 'Four in ten losing is normal.', 'Expectations decide who stays.'],
  },
  {
    title: 'Notes from a workshop in Kolhapur',
    category: 'Uncategorized',
    lead: [
      'Forty people, one projector, and a power cut after twenty minutes, which improved the afternoon a great deal. What they asked us, and what we learned.',
    ],
    own: {
      heading: 'The best question',
      paragraphs: [
        'A sugar-cane farmer wanted to know why anybody would sell him a rule that works. It is a fair question. Our answer: because the rule is not a secret and does not have to be. What is scarce is the patience to follow it, and patience cannot be bought or crowded out.',
        'He was not convinced, and said that he would look again in five years. We wrote that down as the best answer of the day.',
      ],
    },
    sections: ['momentumWhy', 'sipHow', 'herd', 'compounding', 'lossAversion', 'emergencyFund'],
    keep: ['Ask why somebody sells what works.', 'Rules are cheap, patience is not.', 'Bring a torch.'],
  },
  {
    title: 'Books that stayed on the desk',
    category: 'Uncategorized',
    lead: [
      'A list of books is the laziest kind of article, so here is only what each of them changed in the way we work. They are in no order, and none of them is about India, which is a gap that somebody should fill.',
    ],
    own: {
      heading: 'Three habits we took from books',
      paragraphs: [
        'From a book on medicine we took the checklist: before a review is published somebody else ticks nine boxes, and once in a while box six saves the day. From a book on aviation we took the report without blame: what went wrong is written up by the person who did it, and read by all. From a book on statistics we took the drawer in which failed ideas are kept, with dates.',
        'The books on markets were useful as well, mostly for their chapters on what the authors had got wrong.',
      ],
    },
    sections: ['outOfSample', 'actionBias', 'volatility', 'herd', 'overconfidence', 'recency'],
    keep: [
      'Borrow from trades in which mistakes kill.',
      'Keep what failed, and date it.',
      'Distrust any list, this one included.',
    ],
  },
  {
    title: 'A letter at the end of the year',
    category: null,
    lead: [
      'The year had two halves that did not know each other. In the first everything rose that had risen before, in the second nothing did. Most of our portfolios ended a little above where they began, which after so much weather feels like a long walk in a circle.',
    ],
    own: {
      heading: 'What went well, and what did not',
      paragraphs: [
        'The bands that we introduced in spring cut the number of trades by nearly half; that was the best decision of the year and the least exciting. The worst was a data correction in August, which reached the page two days after it reached us. Both have been written up, and the second has led to a change in who is on duty.',
        'We make no forecast for the coming year. Somebody has to begin.',
      ],
    },
    sections: ['momentumBands', 'mixFactors', 'stayPlan', 'sipStop', 'reviewMail', 'costsAddUp'],
    keep: [
      'A flat year is a result.',
      'The dull improvements were the good ones.',
      'Thank you for writing to us; please go on.',
    ],
  },
]
