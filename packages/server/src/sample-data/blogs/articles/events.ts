import type { Article } from './article.ts'

export const events: readonly Article[] = [
  {
    title: 'Budget day for people who do not trade it',
    category: 'Market Events',
    lead: [
      'Once a year the country listens to a speech about money. Studios are decorated, arrows blink, and by the evening everyone has an opinion on capital formation. This is a guide for those who would like to understand what happened and then leave their portfolio as it is.',
    ],
    own: {
      heading: 'A list for the evening',
      paragraphs: [
        'Three documents are worth opening when the cameras have left. The memorandum to the Finance Bill explains every change in tax in plain words. “Budget at a Glance” shows in two pages what comes in, what goes out and what has to be borrowed. And the statement on fiscal policy tells you which of the numbers the ministry itself does not quite believe.',
        'It takes an hour. It will leave you better informed than eight hours of commentary.',
      ],
    },
    sections: ['budget', 'gainsTax', 'actionBias', 'volatility', 'recency', 'ratesDay'],
    keep: [
      'Taxes act at once, spending over years.',
      'The first reaction is often taken back.',
      'Read the memorandum, skip the panel.',
    ],
  },
  {
    title: 'What an index review sets in motion',
    category: 'Market Events',
    lead: [
      'Twice a year a handful of shares join the best-known index of the country and as many leave it. Billions are moved by it, headlines are made of it, and the companies concerned are no different from the day before.',
    ],
    own: {
      heading: 'The last half hour of a Friday',
      paragraphs: [
        'Index funds are measured by how closely they follow, and so they trade when the index does: in the last half hour before the change takes effect. Volumes are many times the usual. For a seller of the newcomer it is the best half hour of the year, for a buyer the worst.',
        'Our portfolios are reviewed on other days, and that is no accident.',
      ],
    },
    sections: ['indexReview', 'freeFloat', 'priceOrTotal', 'preOpen', 'costsAddUp', 'impact'],
    keep: [
      'Changes are announced weeks ahead.',
      'Joining an index is no mark of quality.',
      'Avoid the rush; there is no prize for taking part.',
    ],
  },
  {
    title: 'Results season: a reader’s companion',
    category: 'Market Events',
    lead: [
      'Four times a year companies show what they have done. It is the nearest that the market comes to an exam, and like exams it is surrounded by nerves, guesses and people who knew it all along.',
    ],
    own: {
      heading: 'How our rules take it in',
      paragraphs: [
        'A result counts for a ranking from the day after it was published, never from the end of the quarter that it describes. If a company is late, its old figures are used for two more weeks, and then it drops out of the growth and fundamental rankings until it reports.',
        'It sounds pedantic. It is the difference between a test that knew the future and one that did not.',
      ],
    },
    sections: ['resultsSeason', 'growthLasts', 'backtestTraps', 'qualityTests', 'volatility'],
    keep: [
      'Same quarter of last year is the comparison.',
      'Good news that was expected is old news.',
      'Look at eight quarters, not one.',
    ],
  },
  {
    title: 'When the rate-setters meet',
    category: 'Market Events',
    lead: [
      'Every two months, at ten in the morning, a statement is read out that changes the price of money. It can be followed live, and there are few better ways of learning how markets think, provided that one’s hands stay off the keyboard.',
    ],
    own: {
      heading: 'What to listen for',
      paragraphs: [
        'The number comes first and is usually known. Then come the forecasts for growth and prices; compare them with those of two months ago, since the direction in which they have moved says more than their level. Last comes the stance, one word that says which way the committee leans.',
        'The minutes follow two weeks later. They are more honest than the statement and less read.',
      ],
    },
    sections: ['ratesDay', 'yields', 'circuit', 'recency', 'growthLasts', 'stayPlan'],
    keep: [
      'Surprise moves prices, not decisions.',
      'Banks and borrowers feel it first.',
      'Long-term plans do not change every two months.',
    ],
  },
  {
    title: 'The morning of a crash, minute by minute',
    category: 'Market Events',
    lead: [
      'At a quarter past nine the index opened ten per cent lower, and by nine-sixteen there was no market any more. On 23 March 2020 the brakes were pulled for three quarters of an hour. What those minutes teach is not how to foresee the next one, but how the machinery works when it matters.',
    ],
    own: {
      heading: 'What our rules did that day',
      paragraphs: [
        'Nothing. No review fell on that Monday, and a rule that reviews at the end of the month does not know what a Monday is. The monthly portfolios changed a week later, at prices that nobody could have chosen.',
        'It was not wisdom. It was a calendar. But a calendar was better company on that morning than a television set.',
      ],
    },
    sections: ['circuit', 'preOpen', 'drawdownWhat', 'lossAversion', 'drawdownArithmetic', 'stayPlan'],
    keep: [
      'Brakes give time, and take away exits.',
      'A plan from a calm day beats a decision in a storm.',
      'Recovery began on the day after, unannounced.',
    ],
  },
  {
    title: 'A hundred times oversubscribed',
    category: 'Market Events',
    lead: [
      'New issues arrive in waves, and at the top of each wave the same words return: demand, allotment, listing gain. A look at how an offer works, and at why the number in the headline says so little.',
    ],
    own: {
      heading: 'What the multiple means',
      paragraphs: [
        'Applications are blocked in the bank and cost nothing until shares are allotted. Many applicants therefore ask for more than they want, and wealthy ones borrow for a week in order to ask for a great deal more. A hundredfold demand is real money for six days.',
        'A year after listing, issues with the highest multiples have on average been behind the market. It is not a rule for the single case. It is a reason to read the prospectus, starting with “Objects of the Offer”: does the money go into the company, or to those who are leaving?',
      ],
    },
    sections: ['herd', 'overconfidence', 'qualityTests', 'recency', 'freeFloat', 'valueTrap'],
    keep: [
      'Demand for a week is not demand for a year.',
      'Ask who is selling.',
      'There will be another issue next month.',
    ],
  },
  {
    title: 'Muhurat: an hour of hope',
    category: 'Market Events',
    lead: [
      'On the evening of Diwali the exchanges open for an hour, new account books are blessed, and people buy a few shares for luck. As a trading session it is a curiosity. As a ritual it holds a thought that is worth keeping for the other days.',
    ],
    own: {
      heading: 'A purchase without a reason',
      paragraphs: [
        'The shares bought in that hour are often the ones held longest: they were meant as a beginning and not as a bet, and nobody checks on them in November. Without intending it, people do once a year what they find so hard for the rest of it.',
        'If you would like to make the custom useful, buy nothing and write something. One page on what the money is for, dated, and put with the account statements until next Diwali.',
      ],
    },
    sections: ['compounding', 'sipHow', 'recency', 'stayPlan', 'lossAversion', 'emergencyFund'],
    keep: [
      'Volumes are thin; use a limit or just watch.',
      'Long holding is a habit one can begin on any day.',
      'A written purpose outlasts a good mood.',
    ],
  },
]
