import { addDays, duringOffice } from './days.ts'
import { createRandom } from './random.ts'
import { sampleVideo } from './videos.ts'

export const factors = ['momentum', 'growth', 'fundamental', 'valuation'] as const
export type Factor = (typeof factors)[number]

export const breadths = [10, 15, 20, 25, 30, 40, 50, 75] as const

export const pairs = [
  ['momentum', 'growth'],
  ['momentum', 'valuation'],
  ['momentum', 'fundamental'],
  ['growth', 'valuation'],
  ['growth', 'fundamental'],
  ['fundamental', 'valuation'],
] as const satisfies [Factor, Factor][]

const ideas: Record<Factor, string[]> = {
  momentum: [
    'Ranks shares by their return over the last twelve months, leaving out the latest one, and holds the leaders until they fall out of the upper part of the ranking.',
    'Prefers shares whose rise has been steady: the six-month return is divided by its own volatility before it is ranked, so that one wild week counts for less.',
    'Buys strength and sells weakness by rule. A share leaves when its rank drops below twice the size of the portfolio, not when it feels too expensive.',
  ],
  growth: [
    'Looks for sales and operating profit that have grown for eight quarters in a row, with the growth of the last four at least as fast as that of the four before.',
    'Ranks companies by the growth of earnings per share over three years and by how little that growth has wavered on the way.',
    'Follows revisions: companies whose results keep coming in above what they reported a year earlier are held for as long as that goes on.',
  ],
  fundamental: [
    'Asks for a return on capital above fifteen per cent in each of five years, low debt, and cash flow that backs the reported profit.',
    'Scores the balance sheet on nine plain tests of profitability, leverage and efficiency, and holds companies that pass at least seven.',
    'Holds businesses that earn more than their capital costs, pay their suppliers on time and have not needed new shares to do so.',
  ],
  valuation: [
    'Ranks shares by earnings yield and by free cash flow yield within their own industry, so that one cheap sector does not fill the portfolio.',
    'Buys what is priced low against its own ten-year history, provided that the debt has not risen and the business still earns its keep.',
    'Compares the price with book value, sales and cash flow, drops the cheapest tenth as too often cheap for a reason, and holds the next.',
  ],
}

const breadthNote = (breadth: number) =>
  breadth <= 15
    ? `With ${breadth} holdings it is concentrated: a single share can move the whole portfolio, in both directions.`
    : breadth <= 30
      ? `It holds ${breadth} shares in equal weights, enough for one bad result not to decide the year.`
      : `Spread over ${breadth} shares, it will seldom be far from the wider market, and seldom as calm as an index fund.`

const closing = [
  'Figures are hypothetical back-tests before costs and taxes; they are no promise.',
  'The rules are fixed in advance and applied the same way at every review.',
  'Deep and long falls are part of its history and should be expected again.',
  'It suits money that will not be needed for five years or more.',
]

const sentenceOf = (factor: Factor, at: number) => ideas[factor][at % ideas[factor].length]!

/** The code of the description for these factors and this breadth. */
export const descriptionCode = (mix: readonly Factor[], breadth: number) =>
  `${mix.map((factor) => factor.slice(0, 3).toUpperCase()).join('-')}-${breadth}`

export function sampleStrategyDescriptions(today: string) {
  const random = createRandom('strategy descriptions')
  const mixes: readonly (readonly Factor[])[] = [...factors.map((factor) => [factor]), ...pairs]
  const each = mixes.flatMap((mix) =>
    breadths
      .filter((breadth) => mix.length === 1 || breadth % 25 === 0 || breadth === 15)
      .map((breadth) => ({ mix, breadth })),
  )
  return each.map(({ mix, breadth }, at) => {
    const created = addDays(today, -1080 + at * 18)
    return {
      id: at + 1,
      strategyDescriptionCode: descriptionCode(mix, breadth),
      videoLink: random.boolean(0.82) ? sampleVideo(100 + at) : null,
      strategyDescription: random.boolean(0.96)
        ? [...mix.map((factor) => sentenceOf(factor, at)), breadthNote(breadth), random.pick(closing)].join(
            ' ',
          )
        : null,
      status: random.boolean(0.85) ? 1 : 0,
      createdOn: duringOffice(created, at),
      modifiedOn: random.boolean(0.7) ? duringOffice(addDays(created, random.integer(0, 17)), at + 5) : null,
    }
  })
}
