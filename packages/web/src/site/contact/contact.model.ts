import type { EditorRules, FieldErrors } from '@tarang/machines/editor'
import { isEmail } from '@tarang/machines/field-rules'
import { isOwnForm, ROBOT_FIELD, SUBMISSION_FIELD } from '@tarang/publication/site-pages'
import { asText } from '../as-text.ts'

export interface Ticket {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  /** The hidden field of this server's form, which only robots fill in. */
  readonly [ROBOT_FIELD]: string
  /** The id of a submission without script that failed; else empty. */
  readonly [SUBMISSION_FIELD]: string
}

export const messages = {
  sent: 'Your message is on its way. We answer on working days.',
  notSent: 'Your message could not be sent. It is still here: please try again in a moment.',
  unknown: 'We do not know whether your message was sent. It is still here: please try again in a moment.',
  orWrite: 'If it fails again, write to',
  writeInstead: 'Please write to us, with your name and what you would like to know:',
}

/** The problems of a ticket, by field; the phone number is optional. */
export function problemsOf({ name, email, message }: Ticket): FieldErrors<Ticket> {
  return {
    ...(name.trim() === '' && { name: 'Please tell us your name.' }),
    ...(email.trim() === ''
      ? { email: 'Please tell us your e-mail address.' }
      : !isEmail(email.trim()) && {
          email: 'This does not look like an e-mail address.',
        }),
    ...(message.trim() === '' && { message: 'Please write your message.' }),
  }
}

export const rules: EditorRules<never, Ticket> = {
  draftOf: () => ({ name: '', email: '', phone: '', message: '', [ROBOT_FIELD]: '', [SUBMISSION_FIELD]: '' }),
  validate: problemsOf,
}

/** A ticket as a form without script posted it. */
export const ticketOf = (posted: Readonly<Record<string, unknown>>): Ticket => ({
  name: asText(posted.name),
  email: asText(posted.email),
  phone: asText(posted.phone),
  message: asText(posted.message),
  [ROBOT_FIELD]: '',
  [SUBMISSION_FIELD]: asText(posted[SUBMISSION_FIELD]),
})

/** The query of the page after a ticket was sent without script. */
export const isSentPage = (search: string) => new URLSearchParams(search).get('sent') === '1'

/** The request body: trimmed, and without an empty phone number. A form service elsewhere gets no hidden field. */
export const sentOf = ({ name, email, phone, message, website }: Ticket, formUrl: string) => ({
  name: name.trim(),
  email: email.trim(),
  ...(phone.trim() !== '' && { phone: phone.trim() }),
  message: message.trim(),
  ...(website !== '' && isOwnForm(formUrl) && { website }),
})
