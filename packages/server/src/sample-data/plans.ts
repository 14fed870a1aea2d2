import { createRandom } from './random.ts'
import type { Factor } from './strategy-descriptions.ts'

interface Sold {
  strategyCode: string
  factor: string
}

const names: Record<Factor, readonly string[]> = {
  momentum: ['Tailwind', 'Rising Tide', 'Leaders', 'Long Stride'],
  growth: ['Sapling', 'Compounders', 'New Ground', 'Quarter by Quarter'],
  fundamental: ['Keel', 'Bedrock', 'Balance Sheet', 'Steady Hands'],
  valuation: ['Fair Price', 'Margin of Safety', 'Overlooked', 'Patient Buyer'],
}

const cadence: Record<string, string> = { W: 'every week', M: 'every month', Q: 'every quarter' }
const tags = ['Popular', 'New', 'Calm', 'Concentrated', 'Long term'] as const

/** The drawings that plans share. */
export const planIcons = Array.from({ length: 8 }, (_, at) => `plan-${at + 1}.svg`)

/** The plans of the first forty-eight strategies. */
export function samplePlans(strategies: readonly Sold[]) {
  const random = createRandom('plans')
  return strategies.slice(0, 48).map(({ strategyCode, factor }, at) => {
    const mix = factor.split('+') as Factor[]
    const [breadth, rhythm] = strategyCode.split('-').slice(-2) as [string, string]
    const name = mix.map((each) => names[each][at % names[each].length]).join(' & ')
    const monthlyprice = random.integer(4, 24) * 50 - 1
    return {
      id: at + 1,
      strategyCode,
      title: `${name} ${breadth}`,
      description: `${breadth} shares by ${mix.join(' and ')}, reviewed ${cadence[rhythm]}. Follows fixed rules; falls as well as rises.`,
      features: [
        `${breadth} holdings in equal weights`,
        `Reviewed ${cadence[rhythm]}`,
        random.pick([
          'Changes by app and e-mail',
          'Changes before the market opens',
          'Changes with their reasons',
        ]),
        random.pick([
          'Risk report each quarter',
          'Replay of past reviews',
          'Questions answered on working days',
        ]),
      ],
      tag: random.boolean(0.85) ? random.pick(tags) : null,
      iconURL: `/files/${planIcons[at % planIcons.length]}`,
      subscriptionStatus: random.boolean(0.85) ? 1 : 0,
      monthlyprice,
      quarterlyprice: Math.round(monthlyprice * 2.7),
      yearlyprice: Math.round(monthlyprice * 9.6),
      subscribed: random.boolean(0.2),
    }
  })
}
