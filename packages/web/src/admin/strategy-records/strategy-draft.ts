import type { StrategyFigures, StrategyRecord } from '@tarang/sdk/extensions'

const textOf = (value: string | number | null | undefined) => (value == null ? '' : String(value))
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

const counts = {
  winningTrades: 'Winning Trades',
  losingTrades: 'Losing Trades',
  totalTrades: 'Total Trades',
} as const
const periods = {
  averageHoldingPeriod: 'Average Holding Period (days)',
  averageStockPeriod: 'Average Stock Period (days)',
  drawDownPeriod: 'Drawdown Period (days)',
} as const
const highlights = { ...counts, ...periods }
const drawdown = {
  startRange: 'Drawdown Start Date',
  endRange: 'Drawdown End Date',
  drawDownInPercentage: 'Drawdown Percentage (%)',
  drawDownAmount: 'Drawdown Amount',
  currentPortfolioReturn: 'Current Portfolio Return',
  maxPortfolioReturn: 'Maximum Portfolio Return',
  prevPortfolioReturn: 'Previous Portfolio Return',
} as const

/** The labels of fields that belong together. */
export const groups = { highlights, drawdown }

/** The form of a strategy. */
export function draftOf(record: StrategyRecord | null) {
  const figures = record?.figures
  const { highlights, drawdown } = figures ?? {}
  return {
    strategyCode: record?.strategyCode ?? '',
    factor: figures?.factor ?? '',
    xirr: textOf(figures?.xirr),
    netReturn: textOf(figures?.netReturn),
    pnl: textOf(figures?.pnl),
    status: textOf(figures?.status ?? 1),
    winningTrades: textOf(highlights?.winningTrades),
    losingTrades: textOf(highlights?.losingTrades),
    totalTrades: textOf(highlights?.totalTrades),
    averageHoldingPeriod: textOf(highlights?.averageHoldingPeriod),
    averageStockPeriod: textOf(highlights?.averageStockPeriod),
    drawDownPeriod: textOf(highlights?.drawDownPeriod),
    startRange: drawdown?.startRange ?? '',
    endRange: drawdown?.endRange ?? '',
    drawDownInPercentage: textOf(drawdown?.drawDownInPercentage),
    drawDownAmount: textOf(drawdown?.drawDownAmount),
    currentPortfolioReturn: textOf(drawdown?.currentPortfolioReturn),
    maxPortfolioReturn: textOf(drawdown?.maxPortfolioReturn),
    prevPortfolioReturn: textOf(drawdown?.prevPortfolioReturn),
  }
}

export type StrategyDraft = ReturnType<typeof draftOf>

const isEmpty = (draft: StrategyDraft, group: object) =>
  Object.keys(group).every((name) => draft[name as keyof StrategyDraft].trim() === '')

/** A group is left empty, or filled in; the periods of the highlights may be missing. */
export const missingOf = (draft: StrategyDraft): Partial<Record<keyof StrategyDraft, string>> =>
  Object.fromEntries(
    [
      { group: highlights, required: counts },
      { group: drawdown, required: drawdown },
    ].flatMap(({ group, required }) =>
      isEmpty(draft, group)
        ? []
        : Object.entries(required).flatMap(([name, label]) =>
            draft[name as keyof StrategyDraft].trim() === '' ? [[name, `${label} is required`]] : [],
          ),
    ),
  )

/** The values that are sent. */
export const figuresOf = (draft: StrategyDraft): StrategyFigures => ({
  factor: draft.factor.trim(),
  xirr: numberOf(draft.xirr),
  netReturn: numberOf(draft.netReturn),
  pnl: numberOf(draft.pnl),
  status: draft.status === '1' ? 1 : 0,
  highlights: isEmpty(draft, highlights)
    ? null
    : {
        winningTrades: Number(draft.winningTrades),
        losingTrades: Number(draft.losingTrades),
        totalTrades: Number(draft.totalTrades),
        averageHoldingPeriod: numberOf(draft.averageHoldingPeriod),
        averageStockPeriod: numberOf(draft.averageStockPeriod),
        drawDownPeriod: numberOf(draft.drawDownPeriod),
      },
  drawdown: isEmpty(draft, drawdown)
    ? null
    : {
        startRange: draft.startRange,
        endRange: draft.endRange,
        drawDownInPercentage: Number(draft.drawDownInPercentage),
        drawDownAmount: Number(draft.drawDownAmount),
        currentPortfolioReturn: Number(draft.currentPortfolioReturn),
        maxPortfolioReturn: Number(draft.maxPortfolioReturn),
        prevPortfolioReturn: Number(draft.prevPortfolioReturn),
      },
})
