import type { Registration } from '@tarang/runtime-config'
import { config } from '#platform/config'
import { css } from '#styled-system/css'
import { TextLink } from '#ui/link'

const scores = 'https://scores.sebi.gov.in/'
const smartOdr = 'https://smartodr.in/'

const ladder = css({
  display: 'grid',
  gap: '4',
  listStyle: 'decimal',
  paddingInlineStart: '6',
  maxWidth: 'prose',
})

const Mail = ({ to }: { to: string }) => <TextLink href={`mailto:${encodeURI(to)}`}>{to}</TextLink>

/** How to complain: contacts before the registration is granted, the three steps after it. */
export function Complaints({ registration }: { registration: Registration }) {
  const own = registration.grievanceOfficer?.email || config.contactEmail
  if (registration.status === 'granted')
    return (
      <>
        <p>Write to us first. If you are not satisfied with one step, take the next.</p>
        <ol className={ladder}>
          <li>
            <span>Write to us</span>
            {own && (
              <span>
                , at <Mail to={own} />
              </span>
            )}
            <span>. We answer, and settle it, within 21 days.</span>
          </li>
          <li>
            Take it to the regulator’s complaints portal,{' '}
            <TextLink href={scores} external>
              SCORES 2.0
            </TextLink>
            .
          </li>
          <li>
            Have it settled by online dispute resolution,{' '}
            <TextLink href={smartOdr} external>
              Smart ODR
            </TextLink>
            .
          </li>
        </ol>
      </>
    )
  return (
    <>
      <p>
        <span>Write to us first</span>
        {own && (
          <span>
            , at <Mail to={own} />
          </span>
        )}
        <span>. Complaints about registered intermediaries can also be taken to:</span>
      </p>
      <ul>
        <li>
          <TextLink href={scores} external>
            SCORES
          </TextLink>
          , the regulator’s complaints portal
        </li>
        <li>
          <TextLink href={smartOdr} external>
            Smart ODR
          </TextLink>
          , online dispute resolution
        </li>
      </ul>
    </>
  )
}
