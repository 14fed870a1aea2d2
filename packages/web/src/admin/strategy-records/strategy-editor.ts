import { defineEditor, serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/extensions'
import { ifMatch } from './if-match.ts'
import { draftOf, figuresOf, groups, missingOf } from './strategy-draft.ts'

const { highlights, drawdown } = groups

/** The form that adds and corrects a strategy. */
export const strategyEditor = defineEditor({
  noun: 'Strategy',
  draftOf,
  fields: [
    { kind: 'text', name: 'strategyCode', label: 'Strategy Code', required: true, lockedOnEdit: true },
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
    { kind: 'number', name: 'winningTrades', label: highlights.winningTrades, min: 0, isWhole: true },
    { kind: 'number', name: 'losingTrades', label: highlights.losingTrades, min: 0, isWhole: true },
    { kind: 'number', name: 'totalTrades', label: highlights.totalTrades, min: 0, isWhole: true },
    { kind: 'number', name: 'averageHoldingPeriod', label: highlights.averageHoldingPeriod, min: 0 },
    { kind: 'number', name: 'averageStockPeriod', label: highlights.averageStockPeriod, min: 0 },
    { kind: 'number', name: 'drawDownPeriod', label: highlights.drawDownPeriod, min: 0 },
    { kind: 'date', name: 'startRange', label: drawdown.startRange },
    { kind: 'date', name: 'endRange', label: drawdown.endRange, notBefore: 'startRange' },
    {
      kind: 'number',
      name: 'drawDownInPercentage',
      label: drawdown.drawDownInPercentage,
      hint: 'Negative for a fall.',
      min: -100,
      max: 100,
    },
    { kind: 'number', name: 'drawDownAmount', label: drawdown.drawDownAmount },
    { kind: 'number', name: 'currentPortfolioReturn', label: drawdown.currentPortfolioReturn },
    { kind: 'number', name: 'maxPortfolioReturn', label: drawdown.maxPortfolioReturn },
    { kind: 'number', name: 'prevPortfolioReturn', label: drawdown.prevPortfolioReturn },
  ],
  validate: missingOf,
  create: (draft, options) =>
    extensions.strategyRecords.create(
      { strategyCode: draft.strategyCode.trim(), figures: figuresOf(draft) },
      options,
    ),
  update: ({ id, etag }, draft, options) =>
    extensions.strategyRecords.update(id, figuresOf(draft), { ...options, headers: ifMatch(etag) }),
  added: 'The strategy was added.',
  updated: 'The strategy was updated.',
  notAdded: serverMessageOr('The strategy could not be saved.'),
  success: 'brief',
})
