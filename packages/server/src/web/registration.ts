import { isEmail } from '@tarang/machines/field-rules'
import type { Registration } from '@tarang/runtime-config'
import * as v from 'valibot'
import { calendarDay } from '../http/values.ts'

const text = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)))

const schema = v.strictObject({
  status: v.picklist(['pending', 'granted']),
  name: text,
  number: text,
  validity: text,
  bseEnlistment: text,
  address: text,
  cin: text,
  telephone: text,
  parrva: text,
  aiUse: text,
  complianceOfficer: v.optional(v.strictObject({ name: text, contact: text })),
  grievanceOfficer: v.optional(
    v.strictObject({
      email: v.optional(
        v.pipe(v.string(), v.trim(), v.check(isEmail, 'must be an email address'), v.maxLength(254)),
      ),
    }),
  ),
  changedOn: v.optional(calendarDay),
})

/** Reads a registration from JSON; throws an error with a message of one line. */
export function parseRegistration(json: string): Registration {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('JSON, such as {"status":"granted","name":"…","number":"INH…"}')
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [{ path, expected }] = result.issues
  const field = path?.map(({ key }) => String(key)).join('.')
  if (!field) throw new Error('a JSON object with a status')
  if (expected === 'never') throw new Error(`without “${field}”, which is not known`)
  if (field === 'status') throw new Error('JSON with the status "pending" or "granted"')
  throw new Error(`JSON with a proper “${field}”`)
}
