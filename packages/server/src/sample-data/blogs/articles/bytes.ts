import type { Article } from './article.ts'

export const bytes: readonly Article[] = [
  {
    title: 'One chart, three readings',
    category: 'Daily Bytes',
    lead: [
      'A portfolio has doubled in five years. On a plain scale the line climbs ever more steeply, on a logarithmic one it is nearly straight, and as a drawdown chart it spends four of the five years under water. All three are right.',
    ],
    own: {
      heading: 'Which of them to look at',
      paragraphs: [
        'The plain chart flatters the end, because late rupees are larger. The logarithmic one shows whether the pace has changed. The drawdown chart shows what it felt like. If there is room for only one of them, we would take the third; the others can be guessed from it, and it cannot be guessed from them.',
      ],
    },
    sections: ['drawdownWhat', 'volatility'],
    keep: ['Ask for the scale before admiring the line.', 'Time under water is the normal state.'],
  },
  {
    title: 'Why a 3% gain is not a 42% year',
    category: 'Daily Bytes',
    lead: [
      'A strategy that is one month old has gained three per cent, and a calculator turns that into forty-two a year. The calculator is right and the sentence is nonsense. It is the reason why young strategies on our pages show N/A in the column for XIRR.',
    ],
    own: {
      heading: 'When a yearly rate makes sense',
      paragraphs: [
        'To put a return on a yearly footing is to assume that the rest of the year will be like the part that one has seen. After three years that is a mild assumption, after one it is a bold one, and after a month it is a wish. We begin at three hundred and sixty-five days, which is still early.',
      ],
    },
    sections: ['xirrWhat', 'recency'],
    keep: ['No yearly rates for less than a year.', 'An absolute figure is the honest one at the beginning.'],
  },
  {
    title: 'The most expensive ten minutes of the day',
    category: 'Daily Bytes',
    lead: [
      'If you look at the spread between bid and offer through the day, it has the shape of a bathtub lying on its side: wide at half past nine, narrow at noon, a little wider at the close. Many private orders are placed in the widest part, before going to work.',
    ],
    own: {
      heading: 'What to do instead',
      paragraphs: [
        'A limit order at yesterday’s close, placed in the evening, takes part in the opening auction and needs nobody to watch it. If it is not filled, it waits. The market has been open every day for a long time, and will be open tomorrow.',
      ],
    },
    sections: ['preOpen', 'impact'],
    keep: ['Auction or afternoon, not the first ten minutes.', 'Limits cost nothing.'],
  },
  {
    title: 'A bonus is not a gift',
    category: 'Daily Bytes',
    lead: [
      'A company announces one new share for each old one, its price halves on the record date, and the congratulations go on for a week. Your slice of the cake has been cut into two. The cake is the same.',
    ],
    own: {
      heading: 'Why companies do it all the same',
      paragraphs: [
        'A lower price per share invites smaller investors and makes trading livelier, and a board that capitalises its reserves signals that it does not expect to need them. Both are real, and both are small. The tax record, on the other hand, becomes more complicated from that day on, and that is yours to look after.',
      ],
    },
    sections: ['corporateActions', 'freeFloat'],
    keep: ['Number of shares up, price down, worth the same.', 'Note the record date in your papers.'],
  },
  {
    title: 'Looking at prices once a quarter',
    category: 'Daily Bytes',
    lead: [
      'Somebody who looks every day sees a loss on nearly half of the days. Somebody who looks once a quarter sees one in three times. It is the same portfolio, and one of the two sleeps better.',
    ],
    own: {
      heading: 'An experiment to try',
      paragraphs: [
        'Take the app off the first page of your telephone for three months, and keep a note of how often you reach for it. On the last day write down what you would have done in between, and what it would have come to. People who try this rarely put the app back.',
      ],
    },
    sections: ['lossAversion', 'actionBias'],
    keep: [
      'Looking has a price, though it is free.',
      'Reviews have dates; in between there is nothing to see.',
    ],
  },
  {
    title: 'Ten banks are not ten holdings',
    category: 'Daily Bytes',
    lead: [
      'Count the shares in a portfolio, and then count the things that would have to go wrong for all of them to fall together. The second number is the one that matters, and it is usually between two and four.',
    ],
    own: {
      heading: 'A quick test',
      paragraphs: [
        'Write each holding on a slip of paper and sort the slips into heaps by what worries you most about them: interest rates, the rupee, the monsoon, one large customer, the state. The size of the largest heap is your real concentration. No software is needed.',
      ],
    },
    sections: ['diversify', 'positionSize'],
    keep: ['Sort by worry, not by name.', 'A cap on each industry is a matter of temper.'],
  },
  {
    title: 'The four-to-one rule of dull companies',
    category: 'Daily Bytes',
    lead: [
      'For each company that doubles its profit there are four that merely raise it by a tenth. The one is in the papers. The four, over ten years, are most of what a patient portfolio has earned.',
    ],
    own: {
      heading: 'Dullness as a screen',
      paragraphs: [
        'It is difficult to search for the extraordinary, because it looks like luck until it is over. It is easy to search for the unremarkable that goes on: return on capital above fifteen, little debt, profit that arrives as cash. The list is long and boring, and it has aged well.',
      ],
    },
    sections: ['qualityTests', 'compounding'],
    keep: ['Steady beats sudden, on average.', 'Look for what goes on, not for what begins.'],
  },
  {
    title: 'Net of everything',
    category: 'Daily Bytes',
    lead: [
      'Gross return, minus charges, minus spread, minus tax, minus inflation: what is left is what one can buy tea with. Each step looks small. The sum of them decides whether a strategy is worth the trouble.',
    ],
    own: {
      heading: 'An honest ladder',
      paragraphs: [
        'Fourteen per cent before costs may be thirteen after charges, twelve after the spread, ten and a half after short-term tax, and six after inflation. A lazier rule that earns twelve before costs can end at six as well, with a tenth of the trades. The ladder should be the first chart in any presentation. It is rarely the last.',
      ],
    },
    sections: ['costsAddUp', 'gainsTax'],
    keep: ['Compare rules on the last rung of the ladder.', 'Six real per cent is a fine result.'],
  },
  {
    title: 'Nine in ten, and the tenth',
    category: 'Daily Bytes',
    lead: [
      'How sure are you that your largest holding will do better than the index over three years? Say a number before reading on. The base rate for a share picked at random is a good deal under one half, because a few giants pull up the index and most shares stay behind it.',
    ],
    own: {
      heading: 'Base rates before stories',
      paragraphs: [
        'Start from what happens to most, and let the story of the single case move you a little from there. It feels cold. It is how insurers, doctors and good weather forecasters work, and they are better at it than we are.',
      ],
    },
    sections: ['overconfidence', 'herd'],
    keep: ['Begin with the base rate.', 'Write down how sure you were.'],
  },
]
