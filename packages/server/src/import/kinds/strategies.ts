import { mostCharacters } from '@tarang/machines/field-rules'
import { strategies } from '../../db/schema/index.ts'
import { requiredText } from '../../http/fields.ts'
import { knownCode, newCode, number } from '../../http/values.ts'
import { numberCell, optionalCell, statusCell } from '../cells.ts'
import type { Reference, TableKind } from '../import-kind.ts'

/** The code of a strategy that exists. */
export const strategyCode = knownCode('Strategy code is required.')

/** The code of a new strategy. */
export const newStrategyCode = newCode('Strategy code')

/** A strategy, without its trades. */
export const strategyKind: TableKind = {
  name: 'strategies',
  table: strategies,
  columns: {
    strategyCode: newStrategyCode,
    factor: requiredText(mostCharacters.name, 'Factor is required.'),
    xirr: optionalCell(numberCell(number)),
    netReturn: optionalCell(numberCell(number)),
    pnl: optionalCell(numberCell(number)),
    status: statusCell('Active', 'Inactive'),
  },
  key: ['strategyCode'],
  recordedAs: { action: 'strategy.changed', subject: ['strategyCode'] },
  addedAt: 'createdOn',
  changedAt: 'modifiedOn',
}

/** The strategy that a column names by its code. */
export const strategyNamedBy = (column: string): Reference => ({
  column,
  table: strategies,
  by: 'strategyCode',
  noun: 'strategy',
  addedBy: 'add it in Strategy Records or import the strategies',
})

/** The strategy of a record of which a strategy has several, or one. */
export const strategyOf: Reference = { ...strategyNamedBy('strategyCode'), storedAs: 'strategyId' }
