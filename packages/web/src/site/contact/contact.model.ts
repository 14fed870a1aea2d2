import type { EditorRules, FieldErrors } from '@tarang/machines/editor'

/** What a visitor types into the form. */
export interface Ticket {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
}

export const messages = {
  sent: 'Your message is on its way. We answer on working days.',
  notSent: 'Your message could not be sent. It is still here: please try again in a moment.',
}

/** What is wrong with a ticket; a phone number may be left out. */
export function problemsOf({ name, email, message }: Ticket): FieldErrors<Ticket> {
  return {
    ...(name.trim() === '' && { name: 'Please tell us your name.' }),
    ...(email.trim() === ''
      ? { email: 'Please tell us your e-mail address.' }
      : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && {
          email: 'This does not look like an e-mail address.',
        }),
    ...(message.trim() === '' && { message: 'Please write your message.' }),
  }
}

export const rules: EditorRules<never, Ticket> = {
  draftOf: () => ({ name: '', email: '', phone: '', message: '' }),
  validate: problemsOf,
}

/** What is sent: without the spaces round it, and without a phone number that was not given. */
export const sentOf = ({ name, email, phone, message }: Ticket) => ({
  name: name.trim(),
  email: email.trim(),
  ...(phone.trim() !== '' && { phone: phone.trim() }),
  message: message.trim(),
})
