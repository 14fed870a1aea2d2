/** Explains a figure to staff who do not know its name. */
export interface Definition {
  /** One or two plain sentences. */
  readonly meaning: string
  /** How it is calculated, in words. */
  readonly formula: string
  /** When the figure is missing or misleading. */
  readonly limit: string
}

/** The financial terms of the console. No other file defines them; docs/glossary.md is for developers. */
export const glossary = {
  XIRR: {
    meaning: 'The yearly return of a strategy, weighted by when money went in and out.',
    formula: 'The one yearly rate at which all payments, discounted to the day of the first, add up to zero.',
    limit: 'For less than a year of trades, read it as “n/a, under 1 year”, and the net return instead.',
  },
  CAGR: {
    meaning: 'The yearly return of one amount that was invested once. It ignores payments in between.',
    formula: 'The last value divided by the first, to the power of 1 divided by the years, minus 1.',
    limit: 'For less than a year, read it as “n/a, under 1 year”.',
  },
  Drawdown: {
    meaning: 'The largest fall of a portfolio’s value from a peak.',
    formula: 'The lowest value after the peak minus the peak, divided by the peak: -20% is a fifth lost.',
    limit: 'It does not say how long the fall lasted: see its start and end dates.',
  },
  'Payoff ratio': {
    meaning:
      'How many rupees an average winning trade brings for each rupee that an average losing trade costs.',
    formula: 'The average winning trade divided by the average losing trade, without its sign.',
    limit: 'N/A without both wins and losses. It does not say how often trades win: see the win rate.',
  },
  'Profit factor': {
    meaning: 'How many rupees were won for each rupee that was lost. Above 1, wins outweigh losses.',
    formula: 'The sum of all winning trades divided by the sum of all losing trades, without its sign.',
    limit: 'N/A without losses.',
  },
  Expectancy: {
    meaning: 'What a closed trade brought on average, in rupees.',
    formula:
      'The P&L of every closed trade, added up and divided by their number: the win rate times the average win, plus the loss rate times the average loss.',
    limit: 'It describes past trades, and predicts none.',
  },
} as const satisfies Readonly<Record<string, Definition>>

export type TermName = keyof typeof glossary

/** A term that is often taken for another, and is explained with it. */
export const confusedWith: Partial<Readonly<Record<TermName, TermName>>> = { XIRR: 'CAGR' }
