import type { Article } from './article.ts'

export const strategies: readonly Article[] = [
  {
    title: 'Momentum without the mystique',
    category: 'Strategies',
    lead: [
      'Of all the patterns that researchers have found in share prices, momentum is the one that sounds most like a superstition. What has gone up goes on going up: a child could say it, and a careful person would want to object.',
      'The objection is sound, and yet the pattern has refused to go away for more than a century of data. This piece looks at what there is to it, how it is measured, and above all at the bad days, about which too little is said.',
    ],
    own: {
      heading: 'A walk through one review',
      paragraphs: [
        'It is the last Friday of the month, the market has closed, and five hundred companies are put in order by what their shares have done. Thirty of them make up the portfolio. Twenty-eight were there a month ago; two have slipped below the band and leave, two that have climbed come in.',
        'Nobody looked at a chart. Nobody asked whether the two newcomers are good companies, and by the standard of this rule the question has no meaning. That is what makes the method hard to love and easy to keep to.',
      ],
    },
    sections: ['momentumWhat', 'momentumWhy', 'momentumMeasure', 'positionSize', 'momentumCrash'],
    keep: [
      'The effect is small and shows only over many trades.',
      'Its worst months come when everyone else is relieved.',
      'Decide on a fixed share for it before you begin.',
    ],
  },
  {
    title: 'The quiet power of a band',
    category: 'Strategies',
    lead: [
      'Every rule that ranks shares has a border, and the border is where the trouble is. The share in place thirty is held, the share in place thirty-one is not, and next week they change places. A small remedy does more for the result than most of the clever ones.',
    ],
    own: {
      heading: 'An example with six shares',
      paragraphs: [
        'Imagine a portfolio of three, chosen from six, and reviewed every week. Without a band, a share which hovers between places three and four is bought and sold again and again. In a test over two years that happened nineteen times, and all nineteen trades together added less than the charges for one.',
        'With a band that lets a holding slip to place five, the same share was bought once and sold once. The portfolio was not better informed. It had merely stopped answering to noise.',
      ],
    },
    sections: ['momentumBands', 'rebalance', 'stt', 'impact', 'costsAddUp'],
    keep: [
      'Enter by one threshold, leave by another.',
      'Count trades before returns.',
      'Write the width down and leave it alone.',
    ],
  },
  {
    title: 'Value, and the company it keeps',
    category: 'Strategies',
    lead: [
      'A low price is an accusation. The market has looked at a company and found it wanting, and whoever buys says that the market is mistaken. Sometimes it is. A valuation strategy lives on telling the cases apart, not always, but more often than it fails.',
      'We use four tests, none of them difficult. What is difficult is to apply them to the share one has already fallen in love with.',
    ],
    own: {
      heading: 'Within the industry, not across it',
      paragraphs: [
        'If all companies are ranked by price alone, the list fills with banks in one year and with metal producers in the next. That is a bet on an industry, whether one meant it or not.',
        'Ranking each company among its own kind removes most of this. A software firm is then compared with software firms, and a low price means that something is special about this one. Now there is a question worth asking.',
      ],
    },
    sections: ['yields', 'valueTrap', 'qualityTests', 'stayPlan', 'diversify'],
    keep: [
      'Turn price ratios into yields; they are easier to compare.',
      'Cheap and indebted is two problems.',
      'Expect long waits: three years are not unusual.',
    ],
  },
  {
    title: 'Growth you can believe',
    category: 'Strategies',
    lead: [
      'Everybody likes growth, and that is the difficulty with it. By the time a company has grown for long enough to be noticed, its price assumes that it will never stop. A rule for growth has to ask two things at once: is it real, and is it still going on?',
    ],
    own: {
      heading: 'Eight quarters and a slope',
      paragraphs: [
        'We begin with eight quarters of sales and of operating profit, each compared with the same quarter a year before. All eight must be positive. That removes the festival quarter that carries a whole year, and the acquisition that doubles sales once.',
        'Then we look at the slope: are the last four better than the four before? A company may pass the first test and fail the second. It is still good, and it no longer belongs in this portfolio.',
      ],
    },
    sections: ['growthLasts', 'qualityTests', 'resultsSeason', 'yields', 'outOfSample'],
    keep: [
      'Ask who pays for the growth.',
      'Prefer steady to spectacular.',
      'Leave when the slope turns, not when the story does.',
    ],
  },
  {
    title: 'Two factors that dislike each other',
    category: 'Strategies',
    lead: [
      'Put a buyer of winners and a buyer of bargains at one table, and there will be an argument. Put their portfolios in one account, and something useful happens: the quarrels cancel out.',
    ],
    own: {
      heading: 'The year in which it shows',
      paragraphs: [
        'There are years in which a single theme carries everything and bargains look like old furniture; momentum shines and valuation sits. And there are springs in which the furniture doubles within weeks. Looking back over two decades, the two were unhappy in the same half year only about one time in seven.',
        'A mixture is never the best thing to have owned. It is seldom the worst, and that is what keeps people in it.',
      ],
    },
    sections: ['mixFactors', 'momentumCrash', 'yields', 'positionSize', 'rebalance', 'stayPlan'],
    keep: [
      'Mix things that fail at different times.',
      'Judge the mixture as one portfolio.',
      'Do not reweigh it towards last year’s winner.',
    ],
  },
  {
    title: 'Testing an idea without fooling yourself',
    category: 'Strategies',
    lead: [
      'A back-testing engine is a wonderful machine for producing confidence. Change a number, press a button, and the curve improves; change it again, and it improves again. After an evening one has a fortune on the screen and has learned nothing.',
      'Here is the order in which we work, and the list of traps that hangs on the wall above the desk.',
    ],
    own: {
      heading: 'First the sentence, then the software',
      paragraphs: [
        'Before anything is tested, the idea is written down in one sentence with a reason in it. “Companies whose receivables grow faster than their sales disappoint later, because revenue was booked too early.” A sentence like that can be wrong. “Buy when the 17-day average crosses the 43-day average” cannot even be wrong.',
        'The test then asks whether the sentence has been true, by how much, and where it failed. If it failed, the sentence goes into the drawer together with the result, so that nobody tries it again next year under another name.',
      ],
    },
    cover: 'equity-curve.png',
    // No host of example answers: the formula is shown by its text.
    pictures: `<p>Here is one such test. The mark <img src="/files/engine-icon.png" alt="of the engine" width="24" height="24"> stands beside figures that the engine has computed, and growth a year is <img src="https://formulas.example/growth-a-year.png" alt="(last ÷ first)^(1 ÷ years) − 1">, whatever happened between.</p>
<figure><img src="/files/equity-curve.png" alt="Two curves from 2015 to 2025, and below them how far the rule was under its high" width="600" height="1200"><figcaption>The rule and its index, and the fall that one had to sit through.</figcaption></figure>
<p>The curve hides how ordinary most months are.</p>
<p><img src="/files/months.png" alt="120 bars, one for each month, up or down" width="1200" height="200"></p>
<figure><img src="/files/allocation.png" alt="A ring of six sectors; banks have the largest share, 24 per cent" width="400" height="400"><figcaption>What the rule held on the last day.</figcaption></figure>
<p>Then the same trades in a thousand other orders:</p>
<p><img src="/files/shuffled-orders.png" alt="A bell curve of the results of shuffled orders, with a line at minus five per cent" width="600" height="300"></p>
<p>Drawn with <img src="/files/testbench-mark.png" alt="Testbench" width="160" height="40"> from invented prices.</p>`,
    sections: ['backtestTraps', 'outOfSample', 'impact', 'rebalance', 'xirrWhat'],
    keep: [
      'One sentence with a reason comes first.',
      'Costs are on from the beginning.',
      'Half of the tested return is a good result in life.',
    ],
  },
  {
    title: 'Fifteen shares or fifty?',
    category: 'Strategies',
    lead: [
      'Concentration makes fortunes and diversification keeps them, they say. Like most sayings it is half true. How many holdings a rule should have is a question with an answer, or at least with a range, and the range is narrower than one would think.',
    ],
    own: {
      heading: 'The same rule, three sizes',
      paragraphs: [
        'We ran one momentum rule with fifteen, thirty and fifty holdings over the same years. The return fell a little with each step, since the fiftieth share is a weaker example of the idea than the fifth. The deepest drawdown fell as well, and by more.',
        'What surprised us was the spread between neighbouring start dates. With fifteen shares a start two weeks later changed the result of three years by up to nine points; with fifty by three. Much of what passes for skill in small portfolios is the day on which somebody began.',
      ],
    },
    sections: ['diversify', 'positionSize', 'volatility', 'impact', 'drawdownWhat'],
    keep: [
      'Ten to fifteen is for a part of one’s money.',
      'Twenty-five to thirty is a sensible middle.',
      'Beyond fifty, consider the index.',
    ],
  },
  {
    title: 'Weekly, monthly, quarterly: choosing a rhythm',
    category: 'Strategies',
    lead: [
      'The last letter of a strategy code stands for its rhythm, and readers ask about it more than about anything else. The answer has three parts: what the information is worth when it is fresh, what a trade costs, and how much attention one can give.',
    ],
    own: {
      heading: 'The third part is the one that counts',
      paragraphs: [
        'Someone who travels for two weeks each month should not follow a weekly portfolio. It is not the missed review that does the harm; it is the one that is made up for on a Tuesday night, at other prices, with half of the list.',
        'A slow strategy that is followed exactly does better than a quick one that is followed more or less. We have seen it in every survey of readers, and in ourselves.',
      ],
    },
    sections: ['rebalance', 'costsAddUp', 'gainsTax', 'reviewMail', 'actionBias'],
    keep: [
      'Choose the rhythm of your own life first.',
      'Compare after charges and tax.',
      'Unchanged is a valid result of a review.',
    ],
  },
]
