import { isEmail } from '@tarang/machines/field-rules'
import * as v from 'valibot'
import { strategySubscribers } from '../../db/schema/index.ts'
import { requiredText } from '../../http/fields.ts'
import { dayCell, optionalCell, statusCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { toNumber } from '../numbers.ts'
import { strategyCode, strategyNamedBy } from './strategies.ts'

/** The id by which the platform knows a user: a number, an e-mail address or another text, of which each has one form. */
const userCell = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'number' ? String(value) : value)),
  requiredText(200, 'The id of a user is required, such as 1001 or u01.'),
  v.check(
    (id) => !/^\d(?:\.\d+)?e\+\d+$/i.test(id),
    'was shortened by a spreadsheet, and its digits are lost. Format the column as text.',
  ),
  v.transform((id) => {
    // A spreadsheet writes a number as 1,001 or 1001.0.
    const number = /^[1-9][\d,.]*$/.test(id) ? toNumber(id) : undefined
    if (Number.isSafeInteger(number)) return String(number)
    return isEmail(id) ? id.toLowerCase() : id
  }),
)

/** The subscription of a user to a strategy. */
export const subscriberKind: TableKind = {
  name: 'subscribers',
  table: strategySubscribers,
  columns: {
    userid: userCell,
    strategycode: strategyCode,
    subscription_expiry_date: optionalCell(dayCell),
    status: statusCell('Active', 'Inactive'),
  },
  aliases: {
    userid: ['user', 'client id', 'customer id', 'subscriber id', 'subscriber'],
    subscription_expiry_date: ['expiry date', 'expiry', 'valid until'],
  },
  key: ['userid', 'strategycode'],
  recordedAs: { action: 'subscriber.changed' },
  mayKeyRepeat: true,
  references: [strategyNamedBy('strategycode')],
  addedAt: 'createdon',
  changedAt: 'modifiedon',
}
