// What the public site shows by section: a title, and a sentence or two.

type Entry = readonly [text: string, description: string]

export const learn: readonly Entry[] = [
  [
    'What momentum is, and what it is not',
    'Shares that have risen for months tend to go on for a while. Why that happens, how weak the effect is, and when it fails.',
  ],
  [
    'Reading a drawdown chart',
    'Depth, length and recovery: the three numbers that say whether you could have stayed.',
  ],
  [
    'XIRR in ten minutes',
    'Why two people in the same fund report different returns, and how dates decide it.',
  ],
  [
    'From order to demat: settlement on T+1',
    'What happens between pressing Buy and owning the shares, and why it now takes a single day.',
  ],
  [
    'STT, stamp duty and the rest',
    'Every charge on a contract note, what it is for, and how it grows with the number of trades.',
  ],
  [
    'Why rebalancing has a price',
    'A portfolio that is reviewed weekly pays more than one reviewed by the quarter. How to tell whether it is worth it.',
  ],
  [
    'Value traps and how rules avoid them',
    'Cheap for a reason, or cheap by mistake? Four tests that tell them apart more often than not.',
  ],
  [
    'Survivorship: the missing companies',
    'A back-test that forgets the delisted always looks better than life did.',
  ],
  [
    'A portfolio of fifteen or of fifty',
    'What each further share does for the risk, and where it stops doing much.',
  ],
  [
    'How an index is put together',
    'Free float, reviews twice a year, and why some shares jump on the day they join.',
  ],
  [
    'The investor in the mirror',
    'Loss aversion, recency and the wish to do something: a short tour of our own habits.',
  ],
  ['Growth that lasts', 'Sales, margins and reinvestment: what separates eight good quarters from one.'],
  [
    'Quality from a balance sheet',
    'Return on capital, debt and cash flow, read from three pages of an annual report.',
  ],
  [
    'Splits, bonuses and your cost price',
    'The number of shares changes, your share of the company does not. What happens to the tax record.',
  ],
  ['SIP or lump sum', 'What history says about both, and why the answer is mostly about the person.'],
  [
    'Volatility is not risk, and yet',
    'What the number measures, what it leaves out, and why it still belongs on the page.',
  ],
  [
    'Tax on shares: short term and long term',
    'One year makes the difference. What counts as a holding period, and what can be set off.',
  ],
  [
    'Liquidity: could you sell it on a bad day?',
    'Spreads, depth and impact cost, and why small portfolios should care as well.',
  ],
  ['How to read a back-test with suspicion', 'Twelve questions to ask of any curve that rises to the right.'],
  [
    'Sectors, cycles and concentration',
    'When a rule picks eleven banks in a row, is that conviction or a blind spot?',
  ],
]

export const offer: readonly Entry[] = [
  [
    'Model portfolios by rule',
    'Every portfolio states in advance what it buys, when it is reviewed and when it sells.',
  ],
  [
    'Four factors, plainly named',
    'Momentum, growth, fundamental and valuation, each on its own and in pairs.',
  ],
  [
    'A back-testing engine of your own',
    'Put your idea into rules and see how it would have fared, with costs switched on.',
  ],
  [
    'Newsletters that fit a tea break',
    'Daily Bytes on weekdays, Market Nuggets at the weekend, nothing in between.',
  ],
  ['The review calendar', 'See the dates on which each portfolio is reviewed, a quarter ahead.'],
  ['What changed, and why', 'After each review: which shares came in, which went out, and by which rule.'],
  ['Drawdown, never hidden', 'The deepest fall stands beside the return, in the same size of type.'],
  [
    'Live and closed trades in the open',
    'Every position of a strategy with its dates and prices, the losing ones as well.',
  ],
  [
    'Stock-split calendar',
    'Corporate actions that touch the portfolios, adjusted for before they distort a chart.',
  ],
  [
    'Plans by the month, quarter or year',
    'The same research in each; you pay for how long you want to read it.',
  ],
  [
    'Strategy descriptions in plain words',
    'One page and one video for each rule set, written for people and not for quants.',
  ],
  ['Support that answers', 'Questions about a portfolio are answered by those who maintain its rules.'],
  [
    'A starter path for first-time investors',
    'Five lessons, a glossary, and no portfolio until you have read about drawdowns.',
  ],
  ['Alerts by app, WhatsApp or e-mail', 'Choose the channel; each review and each change reaches you there.'],
]

export const feature: readonly Entry[] = [
  [
    'Search any strategy by its code',
    'MOMENTUM-50-W: what it picks by, how many shares it holds, how often it is reviewed.',
  ],
  ['Replay a strategy through time', 'Step through past reviews and see what the rules knew on that day.'],
  ['Compare two portfolios side by side', 'Return, drawdown, number of trades and overlap, on one page.'],
  [
    'A walk through the highlights page',
    'Winning and losing trades, holding periods, and what the averages conceal.',
  ],
  ['Closed trades, sorted your way', 'By stock, by date, by result. The whole list, not a selection.'],
  ['Factor mix at a glance', 'How much of a portfolio’s choice is momentum, and how much is price paid.'],
  ['Building your first back-test', 'Universe, filter, ranking, review: four boxes and a button.'],
  ['Costs switched on', 'Brokerage, STT and impact are part of every test unless you take them out by hand.'],
  [
    'Reading the monthly heat map',
    'Which months hurt, how often, and whether there is a pattern worth a rule.',
  ],
  ['Watching a review as it happens', 'From data to ranking to the list of changes, in eleven minutes.'],
  ['What the status of a strategy means', 'Active, inactive, and why an inactive one stays on the page.'],
  [
    'Notes on the data we use',
    'Sources, times of day, corrections, and what we do when two sources disagree.',
  ],
  [
    'From newsletter to portfolio',
    'How a question from a reader became a rule, and what the test said about it.',
  ],
  [
    'Keyboard, screen reader, small phone',
    'How the pages are made to work for everybody, and where to tell us when they do not.',
  ],
]

export const service: readonly Entry[] = [
  [
    'Model Portfolios',
    'Rule-based lists of shares, ready to be followed by those who decide to. Each states its universe, its ranking, its size and its review dates, and keeps to them when it is uncomfortable.',
  ],
  [
    'Backtesting Engine',
    'Describe a rule in plain fields, choose a period, and read what would have become of it: returns with costs, drawdowns, trades one by one. No code, and no curve without its caveats.',
  ],
  [
    'Newsletters & Blogs',
    'Short pieces on markets, method and money, in plain English. Written by the people who maintain the rules, corrected in public when they are wrong.',
  ],
  [
    'Strategy Reviews',
    'After each review date a page says what changed and which rule changed it. Subscribers receive it before the market opens.',
  ],
  [
    'Risk Reports',
    'Once a quarter: the deepest falls, the longest waits, concentration by sector and by stock, and how each compares with the plan.',
  ],
  [
    'Corporate Action Watch',
    'Splits, bonuses, rights and consolidations of portfolio companies, with what they mean for quantities and cost prices.',
  ],
  [
    'Learning Paths',
    'Guided series of videos and articles, from the first demat account to reading a cash-flow statement. Free, and without an exam.',
  ],
  [
    'Portfolio Health Check',
    'Bring a list of holdings and see its overlap, its concentration and its factor exposure. It describes; it does not advise what to buy.',
  ],
  [
    'Custom Screens',
    'Combine factor ranks with filters of your own and keep the result as a list that refreshes after each close.',
  ],
  [
    'Data Quality Desk',
    'Every price series is checked against corporate actions and a second source; what was corrected is published.',
  ],
  [
    'Support Center',
    'Tickets are answered on working days, most within four hours, by people who can open the strategy you are asking about.',
  ],
  [
    'Workshops for Clubs and Colleges',
    'A half day on factor investing, index construction and the habits that cost money, held in person or online.',
  ],
]
