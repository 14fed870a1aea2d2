import type { Registration } from '@tarang/runtime-config'
import { sva } from '#styled-system/css'
import { TextLink } from '#ui/link'
import { registrationDisclaimer, registrationFacts } from './registration-status.ts'

const block = sva({
  slots: ['root', 'facts', 'label', 'value'],
  base: {
    root: { display: 'grid', gap: '5', width: 'full', '& > p': { maxWidth: 'prose' } },
    facts: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
      columnGap: '10',
      rowGap: '4',
    },
    label: { textStyle: 'body.sm', color: 'fg.muted' },
    value: { textStyle: 'body.sm', color: 'fg.default', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})

/** A registered firm's details, on every page; nothing before the registration is granted. */
export function RegistrationBlock({ registration }: { registration: Registration }) {
  if (registration.status !== 'granted') return null
  const slots = block()
  const facts = registrationFacts(registration)
  return (
    <div className={slots.root}>
      {facts.length > 0 && (
        <dl className={slots.facts}>
          {facts.map(({ label, value, href }) => (
            <div key={label}>
              <dt className={slots.label}>{label}</dt>
              <dd className={slots.value}>{href ? <TextLink href={href}>{value}</TextLink> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{registrationDisclaimer}</p>
    </div>
  )
}
