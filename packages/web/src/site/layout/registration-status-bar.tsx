import { registrationStatus } from '#patterns/registration'
import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { Container } from '#ui/container'

const bar = css({
  backgroundColor: 'bg.subtle',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
  color: 'fg.muted',
  textStyle: 'body.sm',
  paddingBlock: '2',
  textAlign: { md: 'center' },
})

/** Shows on every page that the registration is in progress. */
export function RegistrationStatusBar({ registration = config.registration }) {
  const { isPending, line } = registrationStatus(registration)
  if (!isPending) return null
  return (
    <aside aria-label="Registration status" className={bar}>
      <Container>{line}</Container>
    </aside>
  )
}
