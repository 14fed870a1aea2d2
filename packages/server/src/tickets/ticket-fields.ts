import { isEmail } from '@tarang/machines/field-rules'
import { ROBOT_FIELD, SUBMISSION_FIELD } from '@tarang/publication'
import * as v from 'valibot'
import { requiredText, text } from '../http/fields.ts'

/** The fields that a visitor fills in. */
export const visitorFields = {
  name: requiredText(200, 'Name is required.'),
  email: v.pipe(
    requiredText(254, 'Email is required.'),
    v.check(isEmail, 'Email must be a valid email address.'),
  ),
  phone: v.optional(v.nullable(text(30))),
  message: requiredText(5000, 'Message is required.'),
}

/** A posted contact form. The hidden fields may have any value: a robot must not learn why it is refused. */
export const postedTicket = v.object({
  ...visitorFields,
  [ROBOT_FIELD]: v.optional(v.unknown()),
  [SUBMISSION_FIELD]: v.optional(v.unknown()),
})

export type PostedTicket = v.InferOutput<typeof postedTicket>

/** Whether the hidden field was filled in, which no person sees. */
export const isFromRobot = (posted: PostedTicket) => {
  const value = posted[ROBOT_FIELD]
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}
