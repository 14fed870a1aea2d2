import { isEmail } from '@tarang/machines/field-rules'
import * as v from 'valibot'
import { recipients } from '../../db/schema/index.ts'
import { type Reach, reachBy } from '../../delivery/recipients.ts'
import { text } from '../../http/fields.ts'
import { booleanCell, optionalCell } from '../cells.ts'
import type { TableKind } from '../import-kind.ts'
import { phoneCell } from '../phones.ts'
import { externalKey } from './trades.ts'

const consents = Object.values(reachBy)

/** A client who may receive notifications. An ended subscription to e-mails stays ended. */
export const recipientKind: TableKind = {
  name: 'recipients',
  table: recipients,
  columns: {
    externalKey,
    name: text(200),
    email: optionalCell(v.pipe(text(320), v.check(isEmail, 'Must be an e-mail address.'))),
    phone: optionalCell(phoneCell),
    pushToken: optionalCell(text(4096)),
    emailConsent: booleanCell,
    whatsappConsent: booleanCell,
    appConsent: booleanCell,
  } satisfies TableKind['columns'] & Record<Reach['address'] | Reach['consent'], unknown>,
  aliases: {
    externalKey: ['id', 'client id', 'customer id', 'member id', 'subscriber id'],
    name: ['full name', 'first name + last name', 'client name', 'customer name', 'first name'],
    email: ['email address', 'e-mail address', 'mail', 'e-mail 1 - value'],
    phone: [
      'phone number',
      'mobile',
      'mobile number',
      'mobile no',
      'contact number',
      'whatsapp',
      'phone 1 - value',
    ],
    emailConsent: ['subscribed to emails', 'email consent', 'subscribed'],
    whatsappConsent: ['whatsapp opt in'],
    appConsent: ['push consent'],
  },
  key: ['externalKey'],
  keyFrom: ['email'],
  distinct: ['email', 'phone', 'pushToken'],
  recordedAs: { action: 'recipient.changed' },
  consents,
  check: (values) => {
    const lacking = consents.find(
      ({ address, consent }) => values[consent] === true && (values[address] ?? null) === null,
    )
    return lacking
      ? { column: lacking.address, reason: 'Is required for the consent to this channel.' }
      : null
  },
  addedAt: 'createdOn',
  changedAt: 'modifiedOn',
}
