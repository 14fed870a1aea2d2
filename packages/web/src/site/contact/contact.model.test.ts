import { expect, test } from 'vitest'
import { sentOf } from './contact.model.ts'

const ticket = {
  name: ' Meera ',
  email: 'meera@example.com',
  phone: '',
  message: 'Hello',
  website: 'x',
  submission: 'y',
}
const sent = { name: 'Meera', email: 'meera@example.com', message: 'Hello' }

test('the hidden field is sent to this server’s form where a robot filled it in', () => {
  expect(sentOf(ticket, '/forms/contact')).toEqual({ ...sent, website: 'x' })
  expect(sentOf({ ...ticket, website: '' }, '/forms/contact')).toEqual(sent)
})

test.each(['https://forms.example/forms/contact', '//forms.example/forms/contact', '/contact.php'])(
  'a form service at %s gets the fields of the specification only',
  (formUrl) => expect(sentOf(ticket, formUrl)).toEqual(sent),
)
