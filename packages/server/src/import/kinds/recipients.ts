import { isEmail } from '@tarang/machines/field-rules'
import * as v from 'valibot'
import { recipients } from '../../db/schema/index.ts'
import { requiredText, text } from '../../http/fields.ts'
import { booleanCell, optionalCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { externalKey } from './trades.ts'

/** A client who may receive notifications. An ended subscription to e-mails stays ended. */
export const recipientKind: TableKind = {
  name: 'recipients',
  table: recipients,
  columns: {
    externalKey,
    name: requiredText(200, 'Name is required.'),
    email: optionalCell(v.pipe(text(320), v.check(isEmail, 'Must be an e-mail address.'))),
    phone: optionalCell(text(30)),
    pushToken: optionalCell(text(4096)),
    emailConsent: booleanCell,
    whatsappConsent: booleanCell,
    appConsent: booleanCell,
  },
  key: ['externalKey'],
  recordedAs: { action: 'recipient.changed' },
  check: ({ email, phone, pushToken, emailConsent, whatsappConsent, appConsent }) => {
    const lacking = Object.entries({
      email: emailConsent === true && email === null,
      phone: whatsappConsent === true && phone === null,
      pushToken: appConsent === true && pushToken === null,
    }).find(([, isLacking]) => isLacking)
    return lacking ? { column: lacking[0], reason: 'Is required for the consent to this channel.' } : null
  },
  addedAt: 'createdOn',
  changedAt: 'modifiedOn',
}
