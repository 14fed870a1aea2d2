import { toRecordCode } from '@tarang/machines/field-rules'
import { defineEditor, serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/api/extensions'
import { FieldWarning } from '../strategy-quality/field-warning.tsx'
import { draftOf, figuresOf, groups, missingOf } from './strategy-draft.ts'

const { highlights, drawdown } = groups
const highlight = { kind: 'number', group: 'Highlights (optional)', min: 0 } as const
const inDrawdown = { group: 'Drawdown (optional)' } as const
const drawdownNumber = { ...inDrawdown, kind: 'number' } as const

/** The form that adds and corrects a strategy. */
export const strategyEditor = defineEditor({
  noun: 'Strategy',
  draftOf,
  fields: [
    {
      kind: 'text',
      name: 'strategyCode',
      label: 'Strategy Code',
      isCode: true,
      required: true,
      lockedOnEdit: true,
    },
    { kind: 'text', name: 'factor', label: 'Factor', required: true },
    { kind: 'number', name: 'xirr', label: 'XIRR (%)' },
    { kind: 'number', name: 'netReturn', label: 'Net Return' },
    { kind: 'number', name: 'pnl', label: 'P&L' },
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      required: true,
      options: [
        { value: 1, label: 'Active' },
        { value: 0, label: 'Inactive' },
      ],
    },
    { ...highlight, name: 'winningTrades', label: highlights.winningTrades, isWhole: true },
    { ...highlight, name: 'losingTrades', label: highlights.losingTrades, isWhole: true },
    { ...highlight, name: 'totalTrades', label: highlights.totalTrades, isWhole: true },
    { ...highlight, name: 'averageHoldingPeriod', label: highlights.averageHoldingPeriod },
    { ...highlight, name: 'averageStockPeriod', label: highlights.averageStockPeriod },
    { ...highlight, name: 'drawDownPeriod', label: highlights.drawDownPeriod },
    { ...inDrawdown, kind: 'date', name: 'startRange', label: drawdown.startRange },
    { ...inDrawdown, kind: 'date', name: 'endRange', label: drawdown.endRange, notBefore: 'startRange' },
    {
      ...drawdownNumber,
      name: 'drawDownInPercentage',
      label: drawdown.drawDownInPercentage,
      hint: 'Negative for a fall.',
      min: -100,
      max: 100,
    },
    { ...drawdownNumber, name: 'drawDownAmount', label: drawdown.drawDownAmount },
    { ...drawdownNumber, name: 'currentPortfolioReturn', label: drawdown.currentPortfolioReturn },
    { ...drawdownNumber, name: 'maxPortfolioReturn', label: drawdown.maxPortfolioReturn },
    { ...drawdownNumber, name: 'prevPortfolioReturn', label: drawdown.prevPortfolioReturn },
  ],
  validate: missingOf,
  notesOf: (draft) => {
    const { highlights } = figuresOf(draft)
    const isComplete = Object.keys(missingOf(draft)).length === 0
    return {
      totalTrades: (
        <FieldWarning details={isComplete && highlights ? { strategyHighlights: [highlights] } : {}} />
      ),
    }
  },
  create: (draft, options) =>
    extensions.strategyRecords.create(
      { strategyCode: toRecordCode(draft.strategyCode), figures: figuresOf(draft) },
      options,
    ),
  update: ({ id, etag }, draft, options) =>
    extensions.strategyRecords.update(id, figuresOf(draft), { ...options, ifMatch: etag }),
  added: 'The strategy was added.',
  updated: 'The strategy was updated.',
  notAdded: serverMessageOr('The strategy could not be saved.'),
  success: 'brief',
})
