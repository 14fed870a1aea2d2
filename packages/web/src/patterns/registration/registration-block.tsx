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
      width: 'full',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      columnGap: '10',
      rowGap: '4',
    },
    label: { textStyle: 'body.sm', color: 'fg.muted' },
    value: { textStyle: 'body.sm', color: 'fg.default', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})

/** The firm's known facts; nothing where none is known. */
export function FirmFacts({ registration }: { registration: Registration }) {
  const slots = block()
  const facts = registrationFacts(registration)
  if (facts.length === 0) return null
  return (
    <dl className={slots.facts}>
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt className={slots.label}>{label}</dt>
          <dd className={slots.value}>{href ? <TextLink href={href}>{value}</TextLink> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The firm's known facts, and the disclaimer of a registered firm, on every page. */
export function RegistrationBlock({ registration }: { registration: Registration }) {
  if (registration.status === 'pending') return <FirmFacts registration={registration} />
  return (
    <div className={block().root}>
      <FirmFacts registration={registration} />
      <p>{registrationDisclaimer}</p>
    </div>
  )
}
