import type { Article } from './article.ts'

export const support: readonly Article[] = [
  {
    title: 'Your first week with a model portfolio',
    category: 'Support Center',
    lead: [
      'You have chosen a strategy, and the page with thirty names and a column of weights is open in front of you. Before you do anything, read this. It takes ten minutes, and it answers what most people ask us in their first week.',
    ],
    own: {
      heading: 'Day by day',
      paragraphs: [
        'On the first day buy nothing; read the description and the drawdown section, and look at the closed trades that lost. On the second work out the amounts, and leave a twentieth in cash for rounding. From the third to the fifth day place the orders, a third at a time, with limits. After that there is nothing to do until the review.',
        'If you begin in the middle of a period, begin all the same. Waiting for a better day is a strategy too, and we have never seen it tested successfully.',
      ],
    },
    sections: ['readStrategy', 'reviewMail', 'positionSize', 'stayPlan', 'preOpen', 'emergencyFund'],
    keep: ['Read about losses first.', 'Small steps, limit orders.', 'Then wait for the review.'],
  },
  {
    title: 'Every figure on a strategy page',
    category: 'Support Center',
    lead: [
      'This page explains each figure that you will meet on the page of a strategy: how it is worked out, what it leaves out, and when it says N/A and why.',
    ],
    own: {
      heading: 'When a field says N/A',
      paragraphs: [
        'Three reasons are common. The strategy is younger than a year, so that a yearly rate would mislead. It has not sold anything yet, so that there is no realised drawdown. Or it has only just been set up and waits for its first review. None of them is a fault, and all of them go away with time.',
      ],
    },
    sections: ['readStrategy', 'xirrWhat', 'drawdownWhat', 'priceOrTotal', 'volatility', 'corporateActions'],
    keep: [
      'The code says factor, size and rhythm.',
      'Figures are hypothetical and before tax.',
      'N/A means not yet, or not meaningful.',
    ],
  },
  {
    title: 'Keeping your account safe',
    category: 'Support Center',
    lead: [
      'Fraud that uses the name of a research firm follows a few patterns. They are easy to recognise once one has seen them on paper, and hard when the telephone rings at dinner. Please read this before it does.',
    ],
    own: {
      heading: 'The three patterns',
      paragraphs: [
        'The first is the group: an invitation, a few correct-looking tips, and then an app from outside the store. The second is the refund: somebody owes you money and needs a code to pay it. The third is the expert who will trade for you. What they share is hurry. Nothing that is genuine has to be done within ten minutes.',
      ],
    },
    sections: ['oneTimeCode', 'complain', 'nominee', 'emergencyFund', 'overconfidence', 'herd'],
    keep: ['We never ask for codes.', 'Hurry is the signature of fraud.', 'The number is 1930.'],
  },
  {
    title: 'Splits, bonuses and rights: what to do',
    category: 'Support Center',
    lead: [
      'A company in your portfolio has announced a corporate action, and the app shows a fall of eighty per cent this morning. Most likely nothing has happened. Here is what to check, in which order, and when to write to us.',
    ],
    own: {
      heading: 'The morning after',
      paragraphs: [
        'Prices adjust on the record date, new shares may take a day or more to arrive. In between your account shows the new price and the old number, which looks alarming and is wrong. Wait for two working days. If the number is not right by then, ask your broker; if the trade list on our page is not right, ask us.',
      ],
    },
    sections: ['corporateActions', 'gainsTax', 'tplus1', 'freeFloat', 'complain'],
    keep: ['Check the calendar before the price.', 'Two days of patience.', 'Our trade lists are adjusted.'],
  },
  {
    title: 'How to leave, and how to come back',
    category: 'Support Center',
    lead: [
      'Plans end by themselves; nothing is renewed without you. This page says what stays open to you afterwards, what becomes of alerts, and how to stop following a portfolio in an orderly way.',
    ],
    own: {
      heading: 'Stopping in good order',
      paragraphs: [
        'Without reviews a model portfolio becomes an ordinary one within months. Decide on the day on which your plan ends what you want it to be: sold in steps, merged into an index fund, or kept as it is and looked after by yourself. Each is fine. What seldom ends well is to go on half-following it from memory.',
      ],
    },
    sections: ['reviewMail', 'gainsTax', 'compounding', 'stayPlan', 'costsAddUp', 'nominee'],
    keep: [
      'No plan renews by itself.',
      'Choose an ending on the last day, not later.',
      'The learning pages stay open.',
    ],
  },
]
