import type { Article } from './article.ts'

export const nuggets: readonly Article[] = [
  {
    title: 'What a fall of half really takes',
    category: 'Market Nuggets',
    lead: [
      'Percentages are bad storytellers. A fall of fifty and a rise of fifty sound like a draw, and leave you with three quarters of your money. For the weekend, a small tour of the arithmetic that decides how people fare.',
    ],
    own: {
      heading: 'In rupees, please',
      paragraphs: [
        'Take ₹8,00,000, which is what an ordinary portfolio of our readers comes to. A drawdown of thirty-five per cent leaves ₹5,20,000. Say the second number aloud, and imagine that it stays there for two Diwalis.',
        'If that is bearable, the strategy may suit you. If it is not, no return on the first page of a brochure will make up for it, because you will not be there when it comes.',
      ],
    },
    sections: ['drawdownArithmetic', 'drawdownWhat', 'stayPlan', 'lossAversion', 'emergencyFund'],
    keep: [
      'Translate every percentage into your own rupees.',
      'The way back is longer than the way down.',
      'Staying is a plan, not a virtue.',
    ],
  },
  {
    title: 'STT and its quiet cousins',
    category: 'Market Nuggets',
    lead: [
      'Between the price on the screen and the money in your account stands a small crowd: the treasury, the state, the exchange, the regulator, the depository and the broker. Each takes a little. Together they decide how often a strategy can afford to change its mind.',
    ],
    own: {
      heading: 'Reading a contract note from the bottom',
      paragraphs: [
        'Start at the last line, the net amount, and work upwards. Goods and services tax is charged on brokerage and exchange fees and not on the trade. Stamp duty appears on purchases only. STT stands on both sides and is by far the largest unless your broker charges by percentage.',
        'Add up a month of notes once, and divide by the worth of the portfolio. Most people who do it trade less from then on.',
      ],
    },
    sections: ['stt', 'impact', 'gainsTax', 'rebalance', 'holdings', 'costsAddUp'],
    keep: [
      'A round trip costs about a quarter of a per cent.',
      'The spread is a cost that nobody prints.',
      'Work out the yearly figure once.',
    ],
  },
  {
    title: 'T+1, explained over tea',
    category: 'Market Nuggets',
    lead: [
      'You press Buy, the order is filled, and the app congratulates you. But at that moment you own nothing yet. You have a promise, and the promise is good, because a good many people and machines spend the night on it.',
    ],
    own: {
      heading: 'Who is awake at night',
      paragraphs: [
        'The clearing corporation has the list of all trades by evening. It nets them, asks the brokers for money and shares, and holds deposits from each of them in case somebody does not deliver. Banks move funds in the morning, depositories move shares around noon.',
        'For a normal trade none of this is visible. It is a piece of plumbing, and one notices plumbing only when it fails. Here it hardly ever does, which deserves a moment of respect.',
      ],
    },
    sections: ['tplus1', 'tplus1Why', 'preOpen', 'corporateActions', 'circuit'],
    keep: [
      'Bought today, yours tomorrow afternoon.',
      'The clearing corporation stands between the two sides.',
      'A failed delivery is the seller’s problem.',
    ],
  },
  {
    title: 'Price index, total index, and the missing fifth',
    category: 'Market Nuggets',
    lead: [
      'A fund has returned fourteen per cent a year, the index thirteen; hands are shaken. Then somebody asks which index. Weekend reading about a difference that is small every day and large in the end.',
    ],
    own: {
      heading: 'A game of comparisons',
      paragraphs: [
        'Since 2018 Indian funds have had to compare themselves with the total return index, and a number of them went from the front of the table to its middle overnight. Nothing about them had changed except the yardstick.',
        'Advertisements outside the world of funds are less strict. When you see a line that beats “the market”, look for three letters, TRI. If they are missing, take off a bit more than one per cent a year.',
      ],
    },
    sections: ['priceOrTotal', 'freeFloat', 'indexReview', 'costsAddUp', 'xirrWhat'],
    keep: [
      'Dividends are part of the return.',
      'Compare like with like, over the same dates.',
      'Small yearly gaps become large sums.',
    ],
  },
  {
    title: 'Why we sell our winners',
    category: 'Market Nuggets',
    lead: [
      'Look at any account, yours or mine, and count: how many positions were sold at a gain in the past two years, and how many at a loss? In most accounts it is three to one. Then look at what is left.',
    ],
    own: {
      heading: 'The garden without flowers',
      paragraphs: [
        'A gardener who pulls out the flowers and waters the weeds would be thought odd. Investors do it with a feeling of prudence: one has never gone broke by taking profits. True, but one has never become wealthy by it either.',
        'A rule has no memory of what it paid. It asks where a share stands today among all the others, and the purchase price does not come into it. That may be the most useful thing about rules.',
      ],
    },
    sections: ['lossAversion', 'overconfidence', 'actionBias', 'recency', 'stayPlan', 'momentumWhy'],
    keep: [
      'The price you paid is of interest to the tax office only.',
      'Look less often.',
      'Keep a diary of decisions, and read it.',
    ],
  },
  {
    title: 'The SIP and the stormy month',
    category: 'Market Nuggets',
    lead: [
      'Regular saving is the least exciting idea in finance and has done more for households than all the others together. It has one weak point, and that sits in front of the screen.',
    ],
    own: {
      heading: 'A letter from a reader',
      paragraphs: [
        'A reader from Nagpur wrote that she had stopped her plan in a March that looked like the end of the world, and started it again in the following January. She had worked out what the ten months had cost: about as much as a motorcycle.',
        'She did not ask for comfort. She asked for a way of not doing it again. We suggested a note on the calendar for the next fall, in her own hand, saying what she had found out.',
      ],
    },
    sections: ['sipHow', 'sipStop', 'compounding', 'lossAversion', 'recency'],
    keep: [
      'A plan decides so that you need not.',
      'Lower the amount rather than stop.',
      'The dull years do the work.',
    ],
  },
  {
    title: 'Five lines that tell a good company',
    category: 'Market Nuggets',
    lead: [
      'An annual report has three hundred pages, and two hundred and ninety of them were written to be skipped. With a pencil and a quarter of an hour, five lines on three pages say most of what a shareholder needs to know.',
    ],
    own: {
      heading: 'Where to find them',
      paragraphs: [
        'The balance sheet, the statement of profit and loss, and the cash-flow statement follow one another, usually somewhere in the last third. Take the consolidated version. Then read the auditor’s report, which is short, and in it the paragraph on key audit matters: it says where the auditor lost sleep.',
        'Do it for a company you know well and for one you do not. The difference between a story and a set of accounts becomes clear at once.',
      ],
    },
    sections: ['qualityTests', 'growthLasts', 'valueTrap', 'resultsSeason', 'yields'],
    keep: [
      'Cash is harder to dress up than profit.',
      'Read the auditor’s worries.',
      'Quality is mostly about leaving things out.',
    ],
  },
]
