import { ApiError, type LiveTradeExclusion, NetworkError } from '@tarang/sdk'
import { MachineStory } from '../../../../.storybook/machine-story.tsx'
import { answering, failing, inTurn, SLOWLY } from '../story-kit.ts'
import { type TradeExclusionEvent, tradeExclusionMachine } from './index.ts'

const events: TradeExclusionEvent[] = [
  { type: 'trade.exclude', trade: { stockName: 'INFY', entryDate: '2025-01-10T18:30:00Z' } },
  { type: 'trade.exclude', trade: { stockName: 'TCS', entryDate: '2025-01-10' } },
  { type: 'trade.exclude', trade: { stockName: 'WIPRO', entryDate: null } },
  { type: 'exclusion.confirm' },
  { type: 'exclusion.cancel' },
  { type: 'exclusion.dismiss' },
  { type: 'excluded.reload' },
]

const exclusion = ({
  listExcluded = answering<readonly string[]>(['TCS']),
  excludeTrade = answering<unknown, LiveTradeExclusion>({}),
}) => ({
  args: { machine: tradeExclusionMachine.provide({ actors: { listExcluded, excludeTrade } }), events },
})

export default { title: 'Machines/Trade exclusion', component: MachineStory }

/** TCS is excluded already, INFY can be, and WIPRO does not say when it was entered. */
export const Working = exclusion({})

/** The list of excluded trades does not come at first. */
export const ListOfflineAtFirst = exclusion({
  listExcluded: inTurn<readonly string[]>([
    { error: new NetworkError('offline', null) },
    { output: ['TCS'] },
  ]),
})

/** The API refuses to exclude. */
export const Refused = exclusion({ excludeTrade: failing(new ApiError('There is no such trade.', 404)) })

/** The session has expired; after another login it can be confirmed again. */
export const SessionExpired = exclusion({
  excludeTrade: inTurn<unknown, LiveTradeExclusion>([{ error: new ApiError('', 401) }, { output: {} }]),
})

/** Each call takes its time; a trade may be excluded before the list has come. */
export const Slow = exclusion({
  listExcluded: answering<readonly string[]>(['TCS'], SLOWLY),
  excludeTrade: answering<unknown, LiveTradeExclusion>({}, SLOWLY),
})
