import * as v from 'valibot'
import { strategies, strategySubscribers } from '../../db/schema/index.ts'
import { wholeNumber } from '../../http/values.ts'
import { dayCell, numberCell, optionalCell, statusCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { strategyCode } from './strategies.ts'

/** The subscription of a user to a strategy. */
export const subscriberKind: TableKind = {
  name: 'subscribers',
  table: strategySubscribers,
  columns: {
    userid: numberCell(
      v.pipe(wholeNumber, v.minValue(1, 'Must be the number of a user.')),
      'is not the number of a user. Map a column with the numbers by which your platform knows its users, such as 1001.',
    ),
    strategycode: strategyCode,
    subscription_expiry_date: optionalCell(dayCell),
    status: statusCell('Active', 'Inactive'),
  },
  aliases: {
    userid: ['user', 'client id', 'subscriber'],
    subscription_expiry_date: ['expiry date', 'expiry', 'valid until'],
  },
  key: ['userid', 'strategycode'],
  recordedAs: { action: 'subscriber.changed' },
  mayKeyRepeat: true,
  references: [{ column: 'strategycode', table: strategies, by: 'strategyCode', noun: 'strategy' }],
  addedAt: 'createdon',
  changedAt: 'modifiedon',
}
